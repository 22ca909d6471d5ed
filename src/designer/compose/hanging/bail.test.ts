import { describe, expect, test } from 'vitest';
import { proposalsFor } from '../../propose/testing/proposals.ts';

describe('a bail hangs on metal', () => {
  test.each([
    'heart pendant in 14k gold with a 4 mm ruby',
    'heart pendant in 18k rose gold with a small diamond',
    'star pendant with a diamond, 18k',
  ])('no loop hides behind the window of a set stone: %s', (brief) => {
    const styles = proposalsFor(brief).flatMap(({ spec: { parts } }) =>
      Object.values(parts).flatMap((part) =>
        part.kind === 'bail' && parts[part.on]?.kind === 'plate' ? [part.style] : [],
      ),
    );
    expect(new Set(styles)).toEqual(new Set(['tapered']));
  });

  test('a heart is hung from its cleft so high that the chain passes over its lobes', () => {
    const [classic] = proposalsFor('heart pendant in 14k gold with a 4 mm ruby');
    const { bail, plate } = classic?.spec.parts ?? {};
    if (bail?.kind !== 'bail' || plate?.kind !== 'plate') throw new Error('A heart pendant has a plate and a bail');
    expect(bail.heightMm - 0.24 * plate.heightMm).toBeGreaterThan(0.18 * plate.heightMm);
  });

  test.each(['pear emerald pendant with a halo, 18k gold', 'oval tanzanite solitaire pendant, 14k'])(
    'behind a stone the loop stands on the setting, not on its halo: %s',
    (brief) => {
      const [classic] = proposalsFor(brief);
      const bail = classic?.spec.parts['bail'];
      if (bail?.kind !== 'bail') throw new Error('A pendant has a bail');
      expect(classic?.spec.parts[bail.on]?.kind).toMatch(/-head$/);
    },
  );

  test('closed metal hides its bail', () => {
    const [classic] = proposalsFor('heart pendant 14k gold');
    expect(classic?.spec.parts['bail']).toMatchObject({ style: 'hidden', on: 'plate' });
  });
});
