import { useEffect, useState } from 'react';
import type { BenchView } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { studioWorkbench } from '../../../studio/workbench/studio-workbench.ts';

/** In the order in which they are read. */
export const viewsInOrder = ['top', 'front', 'side'] as const satisfies readonly BenchView[];

/** One of the three views: an address that an image can show, and the outside measures of what is drawn. */
export interface ShownView {
  readonly address: string;
  readonly acrossMm: number;
  readonly upMm: number;
}

interface ShownViews {
  /** Undefined until they are drawn. */
  readonly views: Readonly<Record<BenchView, ShownView>> | undefined;
  readonly problem: Problem | undefined;
}

const nothingYet: ShownViews = { views: undefined, problem: undefined };

/** The three views of a design for the bench; while another is drawn, those of the one before. */
export function useBenchViews(spec: DesignSpec): ShownViews {
  const [shown, setShown] = useState(nothingYet);

  useEffect(() => {
    let addresses: readonly string[] = [];
    const job = studioWorkbench().start({ type: 'benchViews', lane: 'bench views', spec }, (answer) => {
      if (answer.type === 'failed') setShown({ views: undefined, problem: answer.problem });
      if (answer.type !== 'benchViews') return;
      const made = viewsInOrder.map((view): [BenchView, ShownView] => {
        const { svg, acrossMm, upMm } = answer.views[view];
        const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        return [view, { address, acrossMm, upMm }];
      });
      addresses = made.map(([, { address }]) => address);
      setShown({ views: Object.fromEntries(made) as Record<BenchView, ShownView>, problem: undefined });
    });
    return () => {
      job.cancel();
      addresses.forEach(URL.revokeObjectURL);
    };
  }, [spec]);

  return shown;
}
