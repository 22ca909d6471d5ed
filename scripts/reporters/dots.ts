import { DOTS } from '../lib/steps.mjs';

/**
 * Shows how far a run is: as many dots for every run, however many tests it has, so that a line is a line.
 *
 * @param total tests or files of the run
 * @param write where the dots go
 * @returns to be called whenever one of them is done
 */
export function drawDots(total: number, write: (text: string) => void): () => void {
  let done = 0;
  let drawn = 0;
  return () => {
    done += 1;
    const due = Math.floor((done / total) * DOTS);
    if (due > drawn) write('.'.repeat(due - drawn));
    drawn = Math.max(drawn, due);
  };
}
