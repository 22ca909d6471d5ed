import { describe, expect, test } from 'vitest';
import { setStones } from '../../parts/set-stones.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

const holdsStones = (brief: string): readonly boolean[] =>
  proposalsFor(brief).map(({ spec }) => setStones({ ...spec, size: spec.size }).length > 0);

describe('a piece of which only its weight was said is metal', () => {
  test.each([
    '22k gold pendant 6 grams',
    'gold earrings 4 grams 22k',
    'gold pendant under 3 gm',
    'gold ring 5 gram',
    'nose pin 0.4 gm 18k',
  ])('%s', (brief) => {
    expect(holdsStones(brief)).toEqual([false, false, false, false]);
  });

  test.each(['engagement ring 4 grams 18k', 'ruby pendant 3 grams 22k', 'gold pendant'])(
    '%s has its stones all the same',
    (brief) => {
      expect(holdsStones(brief)).toContain(true);
    },
  );
});
