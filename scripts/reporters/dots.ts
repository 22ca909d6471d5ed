import { DOTS } from '../lib/steps.mjs';

/**
 * Shows the progress of a run by a fixed number of dots, however many tests it has, so that it fits into its line.
 *
 * @param total tests or files of the run
 * @param write where the dots go
 * @returns a function to call whenever one of them is done
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
