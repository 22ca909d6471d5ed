import { useEffect, useState } from 'react';
import type { ViewName } from '#picture/contract.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { studioWorkbench } from '../../../studio/workbench/studio-workbench.ts';

/** Lines are drawn for a square of this many pixels and scale without loss. */
const SIDE_PX = 600;

/** The line drawing of one view as an address that an image can show. */
export function useDrawing(spec: DesignSpec, view: ViewName, halfHeightMm: number | undefined): string | undefined {
  const [drawing, setDrawing] = useState<string>();

  useEffect(() => {
    let shown: string | undefined;
    const square = { widthPx: SIDE_PX, heightPx: SIDE_PX, seed: spec.seed };
    const scale = halfHeightMm === undefined ? {} : { halfHeightMm };
    const job = studioWorkbench().start(
      { type: 'drawing', lane: `drawing ${view}`, spec, picture: { view, ground: 'white', ...square, ...scale } },
      (answer) => {
        if (answer.type !== 'drawing') return;
        shown = URL.createObjectURL(new Blob([answer.svg], { type: 'image/svg+xml' }));
        setDrawing(shown);
      },
    );
    return () => {
      job.cancel();
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [spec, view, halfHeightMm]);

  return drawing;
}
