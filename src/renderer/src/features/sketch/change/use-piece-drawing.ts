import { useEffect, useState } from 'react';
import type { Problem } from '#shared/result.ts';
import type { Sketch } from '#spec/sketch.ts';
import { studioWorkbench } from '../../../studio/workbench/studio-workbench.ts';

/** The piece that a sketch becomes, drawn in lines. */
export interface PieceDrawing {
  readonly svg: string | undefined;
  readonly problem: Problem | undefined;
}

/** Side of the drawing in pixels; the page scales it. */
const SIDE_PX = 560;

/** Has the workbench draw the piece of a sketch anew whenever it changes; the drawing before stays until then. */
export function usePieceDrawing(sketch: Sketch, brief: string): PieceDrawing {
  const [drawing, setDrawing] = useState<PieceDrawing>({ svg: undefined, problem: undefined });
  useEffect(() => {
    const picture = { view: 'front', ground: 'paper', widthPx: SIDE_PX, heightPx: SIDE_PX, seed: 1 } as const;
    const job = { type: 'drawSketch', lane: 'sketched piece', sketch, brief, picture } as const;
    const running = studioWorkbench().start(job, (answer) => {
      if (answer.type === 'sketchDrawn') setDrawing({ svg: answer.svg, problem: undefined });
      if (answer.type === 'failed') setDrawing((before) => ({ ...before, problem: answer.problem }));
    });
    return () => running.cancel();
  }, [sketch, brief]);
  return drawing;
}
