import { describe, expect, test } from 'vitest';
import type { StoneInput } from '#spec/stone.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, ringSpec, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

const opal: StoneInput = { gem: 'opal', shape: 'cabochon', lengthMm: 8, widthMm: 6 };
const turquoise: StoneInput = { gem: 'turquoise', shape: 'round_cabochon', lengthMm: 9 };

describe.each([opal, turquoise])('a bezel around a cabochon of $gem', (stone) => {
  const built = buildRing(
    ringSpec(
      { shank, head: { kind: 'bezel-head', on: 'shank', holds: 'c', wallMm: 0.8, lipMm: 0.4, baseHeightMm: 2.3 } },
      { c: stone },
    ),
    'export',
  );
  const output = built.part('head');
  const { gem, seat } = output.anchors[0] as AnchorOf<'head'>;

  test('is closed and does not cross itself', () => {
    for (const mesh of [...output.add, ...output.claws].flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(selfIntersections(mesh)).toBe(0);
    }
  });

  test('climbs a quarter to a third of the dome', () => {
    const rimMm = Math.max(...placedPoints(output.claws, seat).map(([, , z]) => z));
    const climbed = (rimMm - gem.girdleThicknessMm / 2) / (gem.dome?.semiAxesMm[2] ?? 0);
    expect(climbed).toBeGreaterThanOrEqual(makingRules.bezel.domeClimbMinRatio.limit);
    expect(climbed).toBeLessThanOrEqual(makingRules.bezel.domeClimbMaxRatio.limit + 0.02);
  });

  test('has no findings in the proportions of the trade', () => {
    expect(built.findings().filter(({ part }) => part === 'head')).toEqual([]);
  });
});
