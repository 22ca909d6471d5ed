import { expect, test } from 'vitest';
import { LOTUS, RUBY_HALO } from '#shared/site/shown-briefs.ts';
import { exampleBriefs } from './composer/example-briefs.ts';
import { shownSeed } from './shown-seed.ts';

test('a sentence of the public pages has the seed of its picture, however it is typed', () => {
  expect(shownSeed(` ${LOTUS.brief.toUpperCase()} `)).toBe(LOTUS.seed);
  expect(shownSeed(RUBY_HALO.brief)).toBe(RUBY_HALO.seed);
  expect(shownSeed('Oval emerald with a diamond halo, platinum, US 6.5')).toBe(RUBY_HALO.seed);
});

test('any other sentence has none, and the studio proposes something new each time', () => {
  expect(shownSeed(`${LOTUS.brief}, 45 cm`)).toBeUndefined();
  expect(exampleBriefs.filter((brief) => shownSeed(brief) !== undefined)).toEqual([RUBY_HALO.brief]);
});
