import { describe, expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { understand } from '../brief/understand.ts';
import { estimatedAppraisal } from './estimated-appraisal.ts';
import { propose } from './propose.ts';
import { proposeOptions } from './testing/propose-options.ts';

const options = proposeOptions();

/** What became of each style of a brief in its designs. */
function stylesIn(brief: string): readonly string[] {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const tray = propose(request.value, options);
  if (!tray.ok) throw new Error(`"${brief}": ${tray.problem.message}`);
  return tray.value.flatMap(({ spec }) =>
    keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, options.profile))
      .filter(({ field }) => field === 'style')
      .map(({ value, state }) => `${String(value)} ${state}`),
  );
}

describe('a word of length is what a line is made to, and is judged by', () => {
  test.each(
    ['short', 'long'].flatMap((word) =>
      [
        'mangalsutra 22k',
        'gold chain',
        'gold necklace',
        'silver anklet',
        'gold tennis bracelet',
        'gold chain bracelet',
        'gold pendant',
      ]
        .flatMap((piece) => [`${word} ${piece}`, `${word} ${piece} for my husband`])
        .map((brief) => [brief, word] as const),
    ),
  )('%s', (brief, word) => {
    expect(stylesIn(brief)).toEqual(Array.from({ length: 4 }, () => `${word} kept`));
  });
});
