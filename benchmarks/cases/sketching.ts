import { readSketch } from '#designer/sketch/read-sketch.ts';
import { atTheTable, photographed, scan } from '#designer/sketch/testing/photographed.ts';
import { twentySketches } from '#designer/sketch/testing/twenty-sketches.ts';
import { type BenchmarkCase, milliseconds } from '../row.ts';
import { timed, timingOf } from '../timing.ts';

/** Sketches as pictures of a megapixel, scanned and photographed at the table. */
export const sketching: BenchmarkCase = {
  name: 'sketching',
  run() {
    const pictures = twentySketches.flatMap(({ drawing }) =>
      [scan, atTheTable].map((how) => photographed(drawing, how)),
    );
    const medians = pictures.map(
      (picture) => timed(3, { work: () => readSketch({ from: 'picture', picture }) }).medianMs,
    );
    const { medianMs, p95Ms } = timingOf(medians);
    return [
      milliseconds('a sketch of one megapixel read into outline and stones, median', medianMs, 500),
      milliseconds('the same, of twenty the slowest', p95Ms, 500),
    ];
  },
};
