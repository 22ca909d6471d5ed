import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import type { StoneInput } from '#spec/stone.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { radiusAt } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, fancy, FINGER_MM, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

type HeadInput = Partial<Extract<PartInput, { kind: 'prong-head' }>>;

function solitaire(stone: StoneInput, head: HeadInput = {}) {
  const built = buildRing(
    ringSpec({ shank, head: { kind: 'prong-head', on: 'shank', holds: 'c', baseHeightMm: 2, ...head } }, { c: stone }),
  );
  const output = built.part('head');
  const anchor = output.anchors[0] as AnchorOf<'head'>;
  return {
    built,
    output,
    anchor,
    claws: placedPoints(output.claws, anchor.seat),
    rails: placedPoints(output.add, anchor.seat),
    inPiece: placedPoints([...output.add, ...output.claws]),
  };
}

/** How far a point lies outside the girdle, seen from above; negative over the stone. */
function outside([x, y]: Vector3, { gem }: AnchorOf<'head'>): number {
  return Math.hypot(x, y) - radiusAt(gem.outline, Math.atan2(y, x));
}

const cuts: readonly (readonly [string, StoneInput, number])[] = [
  ['round', roundDiamond(6.5), 4],
  ['round of six', roundDiamond(6.5), 6],
  ['oval', fancy('oval', 8, 6), 4],
  ['cushion', fancy('cushion', 7, 6.5), 4],
  ['emerald', fancy('emerald', 8, 6), 4],
  ['pear', fancy('pear', 9, 6), 5],
  ['marquise', fancy('marquise', 10, 5), 6],
  ['princess', fancy('princess', 5.5, 5.5), 4],
  ['heart', fancy('heart', 7, 7), 5],
];

describe.each(cuts)('prongs around a %s stone', (_, stone, prongs) => {
  const { anchor, claws, rails, output, inPiece } = solitaire(stone, { prongs });
  const { gem } = anchor;

  test('are as many as asked for', () => {
    expect(anchor.basket?.prongs).toHaveLength(prongs);
  });

  test('stand at most 0.45 mm outside the girdle, where they catch on nothing', () => {
    const hull = offsetOutline(gem.outline, 0.455);
    for (const [x, y] of claws.filter(([, , z]) => z > -0.6)) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(radiusAt(hull, Math.atan2(y, x)) + 1e-6);
    }
  });

  test('lie on the crown, below the table', () => {
    const highest = Math.max(...claws.map(([, , z]) => z));
    expect(highest).toBeLessThan(0.95 * gem.crownHeightMm);
    expect(highest).toBeGreaterThan(0.7 * gem.crownHeightMm);
    const reach = -Math.min(...claws.filter(([, , z]) => z > 0.1).map((point) => outside(point, anchor)));
    expect(reach / gem.widthMm).toBeGreaterThan(0.055);
    expect(reach / gem.widthMm).toBeLessThan(0.16);
  });

  test('end inside the band and never in the finger', () => {
    for (const [x, , z] of inPiece) expect(Math.hypot(x, z)).toBeGreaterThan(FINGER_MM / 2 + 0.05);
    const lowest = Math.min(...inPiece.map(([x, , z]) => Math.hypot(x, z)));
    expect(lowest).toBeLessThan(FINGER_MM / 2 + 1.65);
    const feet = inPiece.filter(([x, , z]) => Math.hypot(x, z) < FINGER_MM / 2 + 1);
    expect(Math.max(...feet.map(([, y]) => Math.abs(y)))).toBeLessThan(1.06);
  });

  test('are tied by rails that the stone hides', () => {
    expect(rails.length).toBeGreaterThan(0);
    const hidden = offsetOutline(gem.outline, -0.08);
    for (const [x, y] of rails) expect(Math.hypot(x, y)).toBeLessThan(radiusAt(hidden, Math.atan2(y, x)));
  });

  test('are closed and do not cross themselves', () => {
    for (const mesh of [...output.add, ...output.claws].flatMap((solid) => placedMeshes(solid))) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(selfIntersections(mesh)).toBe(0);
    }
  });

  test('hold the stone at its height', () => {
    expect(output.stones).toHaveLength(1);
    expect(anchor.seat[14]).toBeCloseTo(FINGER_MM / 2 + 2 + gem.pavilionDepthMm, 5);
  });
});

describe('where prongs stand', () => {
  const angles = (stone: StoneInput, prongs: number): readonly number[] =>
    (solitaire(stone, { prongs }).anchor.basket?.prongs ?? []).map(({ angleDeg }) => Math.round(angleDeg * 10) / 10);

  test('four around a round stone make an X, six leave three and nine o’clock to the shank', () => {
    expect(angles(roundDiamond(6.5), 4)).toEqual([45, 135, 225, 315]);
    expect(angles(roundDiamond(6.5), 6)).toEqual([30, 90, 150, 210, 270, 330]);
  });

  test('four around an oval lie 35 to 40° from its tips', () => {
    const [first] = angles(fancy('oval', 8, 6), 4) as [number];
    expect(90 - first).toBeGreaterThanOrEqual(35);
    expect(90 - first).toBeLessThanOrEqual(40);
  });

  test('every tip has its prong', () => {
    const tips = (stone: StoneInput, prongs: number, wanted: readonly number[]): void => {
      const found = angles(stone, prongs);
      for (const angle of wanted) expect(found.some((other) => Math.abs(other - angle) < 2)).toBe(true);
    };
    tips(fancy('marquise', 10, 5), 6, [90, 270]);
    tips(fancy('princess', 5.5, 5.5), 4, [45, 135, 225, 315]);
    const pear = angles(fancy('pear', 9, 6), 5);
    expect(pear.some((angle) => angle === 90 || angle === 270)).toBe(true);
  });

  test('both sides of a stone are held alike', () => {
    for (const [, stone, prongs] of cuts) {
      const found = angles(stone, prongs);
      for (const angle of found) {
        const mirrored = (540 - angle) % 360;
        expect(found.some((other) => Math.abs(((other - mirrored + 540) % 360) - 180) < 1.5)).toBe(true);
      }
    }
  });
});

describe('a prong head elsewhere', () => {
  test('stands alone on a peg, as a stud, and is one body', () => {
    const built = buildRing({
      ...ringSpec({ head: { kind: 'prong-head', holds: 'c', baseHeightMm: 1 } }, { c: roundDiamond(5) }),
      kind: 'earrings',
    });
    const { add, claws, bodies } = built.part('head');
    const heights = placedPoints([...add, ...claws]).map(([, , z]) => z);
    expect(bodies).toBe(1);
    expect(Math.min(...heights)).toBeCloseTo(0, 5);
  });

  test('follows the finger at the side, and turns a long stone east-west', () => {
    const { anchor } = solitaire(fancy('oval', 6, 4), { aroundDeg: 30, orientation: 'east-west', baseHeightMm: 0.7 });
    expect(anchor.seat[8]).toBeCloseTo(Math.sin(Math.PI / 6), 6);
    expect(Math.abs(anchor.seat[4] as number)).toBeCloseTo(Math.cos(Math.PI / 6), 6);
  });
});

describe('checks of a prong head', () => {
  test('are silent for a usual solitaire', () => {
    expect(solitaire(roundDiamond(6.5)).built.findings()).toEqual([]);
  });

  test('refuse ten carats on a band of one millimetre, and say what to change', () => {
    const built = buildRing(
      ringSpec(
        {
          shank: { kind: 'shank', shoulderWidthMm: 1, palmWidthMm: 1, shoulderThicknessMm: 1, palmThicknessMm: 1 },
          head: { kind: 'prong-head', on: 'shank', holds: 'c', prongMm: 1.4, baseHeightMm: 2 },
        },
        { c: roundDiamond(14) },
      ),
    );
    const errors = built.findings().filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['head.band-width', 'head.band-thickness', 'shank.palm-thickness']),
    );
    const width = errors.find(({ rule }) => rule === 'head.band-width');
    expect(width?.patch).toEqual([{ op: 'replace', path: '/parts/shank/shoulderWidthMm', value: 3 }]);
  });

  test('refuse a culet that scratches and prongs that do not cast', () => {
    const rules = solitaire(roundDiamond(3), { baseHeightMm: 0.2, prongMm: 0.4 })
      .built.findings()
      .filter(({ severity }) => severity === 'error')
      .map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['head.culet-clearance', 'prong.cast-diameter']));
  });

  test('say when a cut is held by another count than asked for', () => {
    const found = solitaire(fancy('marquise', 10, 5), { prongs: 5 }).built.findings();
    expect(found).toContainEqual(expect.objectContaining({ rule: 'prong.count', value: 5, limit: 6 }));
  });
});
