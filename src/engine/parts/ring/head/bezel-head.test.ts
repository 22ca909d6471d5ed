import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import type { StoneInput } from '#spec/stone.ts';
import { outlineBox, radiusAt } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, fancy, FINGER_MM, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

type HeadInput = Partial<Extract<PartInput, { kind: 'bezel-head' }>>;

const cuts: readonly (readonly [string, StoneInput])[] = [
  ['round', roundDiamond(6)],
  ['oval', fancy('oval', 8, 6)],
  ['cushion', fancy('cushion', 7, 6.5)],
  ['emerald', fancy('emerald', 8, 6)],
  ['pear', fancy('pear', 9, 6)],
  ['marquise', fancy('marquise', 10, 5)],
  ['princess', fancy('princess', 5.5, 5.5)],
  ['heart', fancy('heart', 7, 7)],
];

function bezel(stone: StoneInput, head: HeadInput = {}) {
  const built = buildRing(
    ringSpec({ shank, head: { kind: 'bezel-head', on: 'shank', holds: 'c', wallMm: 0.7, ...head } }, { c: stone }),
  );
  const output = built.part('head');
  const anchor = output.anchors[0] as AnchorOf<'head'>;
  return { built, output, anchor, points: placedPoints([...output.add, ...output.claws], anchor.seat) };
}

describe.each(cuts)('a bezel around a %s stone', (_, stone) => {
  const low = bezel(stone);
  const { gem } = low.anchor;

  test.each([0.7, 2, 3.6])('is closed and does not cross itself at a base of %f mm', (baseHeightMm) => {
    const { output } = bezel(stone, { baseHeightMm });
    for (const mesh of [...output.add, ...output.claws].flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(selfIntersections(mesh)).toBe(0);
    }
  });

  test('stands 0.3 to 0.5 mm over the girdle and leaves the table free', () => {
    const top = Math.max(...low.points.map(([, , z]) => z));
    expect(top - gem.girdleThicknessMm / 2).toBeGreaterThan(0.28);
    expect(top - gem.girdleThicknessMm / 2).toBeLessThan(0.55);
    expect(top).toBeLessThan(gem.crownHeightMm);
  });

  test('is 1.15 to 1.3 times as wide as its stone, and wider below than above', () => {
    const { minimum, maximum } = outlineBox(low.points.map(([x, y]) => [x, y]));
    expect((maximum[0] - minimum[0]) / gem.widthMm).toBeGreaterThan(1.15);
    expect((maximum[0] - minimum[0]) / gem.widthMm).toBeLessThan(1.31);
    const widest = (from: number, to: number): number =>
      Math.max(...low.points.filter(([, , z]) => z > from && z < to).map(([x]) => x));
    expect(widest(0.2, 1)).toBeLessThan(widest(-3, -0.2));
  });

  test('is open behind the stone over more than 40 % of its width', () => {
    const below = low.points.filter(([, , z]) => z < -0.2);
    for (const [x, y] of below) {
      expect(Math.hypot(x, y)).toBeGreaterThan(0.4 * radiusAt(gem.outline, Math.atan2(y, x)));
    }
  });

  test('comes down into the band, not into the finger', () => {
    const radii = placedPoints([...low.output.add, ...low.output.claws]).map(([x, y, z]) => ({
      y,
      radius: Math.hypot(x, z),
    }));
    const lowest = Math.min(...radii.map(({ radius }) => radius));
    expect(lowest).toBeGreaterThan(FINGER_MM / 2 + 0.3);
    expect(lowest).toBeLessThan(FINGER_MM / 2 + 1.65);
  });
});

describe('a bezel elsewhere', () => {
  test('stands alone on legs that meet in a peg', () => {
    const built = buildRing({
      ...ringSpec({ head: { kind: 'bezel-head', holds: 'c', baseHeightMm: 0.8 } }, { c: roundDiamond(5) }),
      kind: 'pendant',
    });
    const { add, claws, bodies } = built.part('head');
    expect(bodies).toBe(1);
    expect(Math.min(...placedPoints([...add, ...claws]).map(([, , z]) => z))).toBeCloseTo(0, 5);
  });

  test('sinks into a plate and opens it behind the stone', () => {
    const built = buildRing({
      ...ringSpec(
        {
          plate: { kind: 'plate', shape: 'round', widthMm: 14, heightMm: 14, thicknessMm: 1.6 },
          head: { kind: 'bezel-head', on: 'plate', holds: 'c', offsetXMm: 2, offsetYMm: 1 },
        },
        { c: roundDiamond(4) },
      ),
      kind: 'pendant',
    });
    const { claws, cut, stones } = built.part('head');
    const face = built.part('plate').anchors.find((anchor) => anchor.kind === 'face');
    const seat = stones[0]?.at as readonly number[];
    expect([seat[12], seat[13]]).toEqual([2, 1]);
    const top = face?.kind === 'face' ? (face.frame[14] as number) : Number.NaN;
    const heights = placedPoints(claws).map(([, , z]) => z);
    expect(Math.min(...heights)).toBeLessThan(top - 0.15);
    expect(Math.max(...heights)).toBeGreaterThan(top);
    expect(cut).toHaveLength(1);
  });

  test('carries beads on its rim when it is milgrained', () => {
    const plain = bezel(roundDiamond(6)).output.claws.length;
    expect(bezel(roundDiamond(6), { edge: 'milgrain' }).output.claws.length).toBe(plain + 1);
  });
});

describe('checks of a bezel', () => {
  test('are silent in the proportions of the trade', () => {
    expect(bezel(roundDiamond(6), { wallMm: 0.8 }).built.findings()).toEqual([]);
  });

  test('refuse a wall that tears, with the wall of the table', () => {
    expect(bezel(roundDiamond(6), { wallMm: 0.4 }).built.findings()).toContainEqual(
      expect.objectContaining({
        rule: 'bezel.wall',
        severity: 'error',
        limit: 0.8,
        patch: [{ op: 'replace', path: '/parts/head/wallMm', value: 0.8 }],
      }),
    );
  });
});

describe('legs under a short wall', () => {
  const short = (baseHeightMm: number) => bezel(fancy('baguette', 5, 2.5), { baseHeightMm });

  test('stand under the corners of a long stone', () => {
    const { points, anchor } = short(3.6);
    const feet = points.filter(([, , z]) => z < -2);
    const [halfX, halfY] = [anchor.gem.widthMm / 2, anchor.gem.lengthMm / 2];
    expect(Math.max(...feet.map(([, y]) => y))).toBeGreaterThan(0.7 * Math.max(halfX, halfY));
  });

  test('are tied by a rail over a band', () => {
    expect(short(3.6).output.add).toHaveLength(5);
  });
});
