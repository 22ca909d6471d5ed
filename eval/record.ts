import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { KeptScore } from './kept-score.ts';
import type { Score } from './score.ts';

export const recordFile = new URL('held-back-score.json', import.meta.url);

const recordSchema = z.strictObject({
  f1: z.number(),
  negationRecall: z.number(),
  negationPrecision: z.number(),
  factsKept: z.number(),
});

/** The figures of a score that must not drop. */
export type RecordedScore = Readonly<z.infer<typeof recordSchema>>;

export const readRecord = (): RecordedScore => recordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')));

export function recordOf({ f1, negations }: Score, { kept }: KeptScore): RecordedScore {
  const [rounded, recall, precision, factsKept] = [f1, negations.recall, negations.precision, kept].map(
    (value) => Math.round(value * 1000) / 1000,
  ) as [number, number, number, number];
  return { f1: rounded, negationRecall: recall, negationPrecision: precision, factsKept };
}

/** A score may drop by up to one point. */
const TOLERANCE = 0.01;

/** A line for each figure that has dropped by more than a point. */
export function hasDropped(now: RecordedScore, recorded: RecordedScore): readonly string[] {
  return (Object.keys(recorded) as (keyof RecordedScore)[])
    .filter((figure) => now[figure] < recorded[figure] - TOLERANCE)
    .map((figure) => `${figure} of the held-back half dropped from ${recorded[figure]} to ${now[figure]}.`);
}
