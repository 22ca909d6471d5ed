import type { SketchSource } from '#designer/sketch/contract.ts';
import type { Problem } from '#shared/result.ts';
import { studioWorkbench } from '../workbench/studio-workbench.ts';
import { type SketchOnDesk, sketchDesk } from './sketch-desk.ts';

/** Has the workbench read a sketch and lays it on the desk. @returns why it cannot be made, or nothing */
export function readOnDesk(
  source: SketchSource,
  paper: Pick<SketchOnDesk, 'picture' | 'aspect'>,
): Promise<Problem | undefined> {
  return new Promise((resolve) => {
    studioWorkbench().start({ type: 'readSketch', lane: 'sketch', source }, (answer) => {
      if (answer.type === 'sketchRead') sketchDesk.lay(answer, paper);
      else resolve(answer.type === 'failed' ? answer.problem : undefined);
    });
  });
}
