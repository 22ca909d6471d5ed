import { describe, expect, test } from 'vitest';
import { layerNames, layers } from './layers.ts';
import { repositoryFiles, isTest } from './testing/repository-files.ts';

/** A date without arguments is the present; a date from arguments is arithmetic, which is pure. */
const READS_THE_CLOCK = /\bnew Date\(\s*\)|(?<!new )\bDate\(/;

describe('the clock', () => {
  test.each(['const now = new Date();', 'return new Date( ).getTime();', 'const text = Date();'])(
    'is read by: %s',
    (line) => {
      expect(line).toMatch(READS_THE_CLOCK);
    },
  );

  test.each(['new Date(bornAt)', 'Date.UTC(1990, 7, 15)', 'formatDate(order)'])('is not read by: %s', (line) => {
    expect(line).not.toMatch(READS_THE_CLOCK);
  });

  test.each(layerNames.filter((name) => layers[name]?.pure))('is read nowhere in %s', (layer) => {
    const readers = repositoryFiles(`src/${layer}`).filter(
      ({ path, text }) => !isTest(path) && READS_THE_CLOCK.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });
});
