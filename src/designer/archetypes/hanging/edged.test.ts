import { describe, expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { understand } from '../../brief/understand.ts';
import { partOf } from '../../parts/find-parts.ts';
import { estimatedAppraisal } from '../../propose/estimated-appraisal.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

const { profile } = proposeOptions();

/** The said facts that designs do not keep. */
function missedBy(brief: string): readonly string[] {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  return proposalsFor(brief).flatMap(({ spec }) =>
    keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, profile))
      .filter(({ state }) => state === 'changed' || state === 'notDone')
      .map(({ field, value }) => `${field} ${String(value)}`),
  );
}

describe.each(['chandbali 22k gold', 'chand baali with pearls', 'ruby chandbali with pearls 22k'])('%s', (brief) => {
  test('is a moon below the ear in four different ways', () => {
    const moons = proposalsFor(brief).map(({ spec }) => partOf(spec, 'crescent'));
    expect(moons.every((moon) => moon !== undefined)).toBe(true);
    expect(new Set(moons.map((moon) => `${moon?.widthMm} ${moon?.bellyMm}`)).size).toBe(4);
  });

  test('has pearls below it, and keeps what was said', () => {
    for (const { spec } of proposalsFor(brief)) {
      const fringe = partOf(spec, 'edge-fringe');
      expect(fringe && spec.stones[fringe.holds]?.gem).toBe('pearl');
    }
    expect(missedBy(brief)).toEqual([]);
  });
});

describe.each(['maang tikka 22k with pearls and ruby', 'gold tikka', 'maang teeka for bride with pearls'])(
  '%s',
  (brief) => {
    test('hangs from a chain along the parting, four times in another form', () => {
      const designs = proposalsFor(brief);
      expect(designs.map(({ spec }) => spec.kind)).toEqual(['tikka', 'tikka', 'tikka', 'tikka']);
      expect(designs.every(({ spec }) => partOf(spec, 'parting-chain') !== undefined)).toBe(true);
      expect(new Set(designs.map(({ reason }) => reason)).size).toBe(4);
    });

    test('keeps what was said', () => {
      expect(missedBy(brief)).toEqual([]);
    });
  },
);

test.each(['chandbali 22k, no pearls', 'bina moti ke chandbali', 'plain gold chandbali, no stones'])(
  '%s has no pearls',
  (brief) => {
    for (const { spec } of proposalsFor(brief)) {
      expect(Object.values(spec.stones).filter(({ gem }) => gem === 'pearl')).toEqual([]);
    }
  },
);

test('stones that were named stand in collars along the moon, and a moon without has beads along its edge', () => {
  const jewelled = proposalsFor('emerald chandbali 18k');
  expect(jewelled.filter(({ spec }) => partOf(spec, 'collar-row') !== undefined).length).toBeGreaterThanOrEqual(3);
  for (const { spec } of proposalsFor('chandbali 22k')) expect(partOf(spec, 'milgrain')).toBeDefined();
});

test.each([40, 55])('a chandbali of %i mm is as wide as that', (widthMm) => {
  for (const { spec } of proposalsFor(`chandbali ${widthMm} mm wide 22k`)) {
    expect(partOf(spec, 'crescent')?.widthMm).toBe(widthMm);
  }
});

test('a chandbali of a said length is so long from end to end, what hangs within its moon not counted', () => {
  expect(missedBy('chandbali 6 cm long 18k diamond')).toEqual([]);
});
