import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignSpecInput } from '#spec/design-spec.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import type { PartInput } from '#spec/part-registry.ts';
import type { StoneInput } from '#spec/stone.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { prongDiameterMm } from '#spec/tables/making-rules.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { drawnStone } from '#layout/girdle/drawn-stone.ts';
import { hiddenCollar, hiddenHaloDepthMm } from '#layout/halo/hidden-collar.ts';
import { hiddenHaloOutline, mostHiddenStones, prongsAlong } from '#layout/halo/hidden-halo.ts';
import { stoneLine } from '#layout/halo/stone-line.ts';
import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { radiusAt } from '#layout/outline/outlines.ts';
import { prongStations } from '#layout/prongs/prong-stations.ts';
import { buildPiece, createBuildMemory } from '../../../assemble/build-piece.ts';
import type { BuiltPiece } from '../../../contract/built-piece.ts';
import type { CoordinateFrame, Vector3 } from '../../../contract/frame.ts';
import type { Kernel } from '../../../contract/kernel.ts';
import { testKernel } from '../../../kernel/testing/load-kernel.ts';
import { checkPiece, isCastable } from '../../../making/check-piece.ts';
import { applyPoint, inverseOf, multiply } from '../../../mesh/math/frames.ts';
import { buildRing, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';

type HiddenInput = Partial<Extract<PartInput, { kind: 'hidden-halo' }>>;

/** A solitaire over a hidden halo of as many stones as find room. */
function hiddenHaloRing(shape: BuiltCutId, carats: number, meleeMm: number, halo: HiddenInput = {}): DesignSpecInput {
  const size = estimateSize('diamond', shape, carats);
  const { oneDiameter = false } = builtCuts[shape];
  const centre = { gem: 'diamond', shape, lengthMm: size.lengthMm, ...(oneDiameter ? {} : { widthMm: size.widthMm }) };
  const drawn = drawnStone({ shape, ...size });
  const prongMm = prongDiameterMm(size.widthMm, false);
  const outline = hiddenHaloOutline(drawn.outline, hiddenCollar({ stoneMm: meleeMm, crownMm: 0.162 * meleeMm }));
  const standing = prongStations(drawn, 4).map(({ point }) => point);
  const count = mostHiddenStones(stoneLine(outline), meleeMm, prongsAlong(outline, standing, prongMm));
  return ringSpec(
    {
      shank: { ...shank, shoulderWidthMm: 3 } as PartInput,
      head: { kind: 'prong-head', on: 'shank', holds: 'centre', prongs: 4, prongMm, rails: 0, baseHeightMm: 2.8 },
      hidden: { kind: 'hidden-halo', around: 'head', holds: 'small', count, ...halo },
    },
    { centre: centre as StoneInput, small: roundDiamond(meleeMm) },
  );
}

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

/** Three tests look at the same rings, which take longest to build. */
const pieces = new Map<string, BuiltPiece>();

function built(input: DesignSpecInput): BuiltPiece {
  const name = JSON.stringify(input);
  const known = pieces.get(name);
  if (known) return known;
  const piece = buildPiece(completeSpec(input), 'view', kernel, createBuildMemory());
  if (!piece.ok) throw new Error(piece.problem.message);
  pieces.set(name, piece.value);
  return piece.value;
}

function groupOf(piece: BuiltPiece, id: string): BuiltPiece['stones'][number] {
  const group = piece.stones.find(({ stone }) => stone === id);
  if (!group) throw new Error(`The piece has no stone "${id}"`);
  return group;
}

/** The small stones as the centre stone sees them. */
function smallStones(piece: BuiltPiece): { readonly corners: readonly Vector3[]; readonly frame: CoordinateFrame }[] {
  const [seat] = groupOf(piece, 'centre').at;
  if (!seat) throw new Error('The centre stone has a seat');
  const { gem, at } = groupOf(piece, 'small');
  return at.map((place) => {
    const frame = multiply(inverseOf(seat), place);
    const corners = Array.from({ length: gem.mesh.positions.length / 3 }, (_, i) =>
      applyPoint(frame, Array.from(gem.mesh.positions.slice(3 * i, 3 * i + 3)) as unknown as Vector3),
    );
    return { corners, frame };
  });
}

const cuts = ['round', 'oval', 'cushion', 'emerald', 'pear', 'princess', 'marquise', 'heart'] as const;
const weights = [
  [0.5, 0.9],
  [1, 1],
  [3, 1.2],
] as const;

describe.each(cuts)('a hidden halo under a %s', (shape) => {
  test.each(weights)('of %f ct casts in one body, its stones apart', (carats, meleeMm) => {
    const input = hiddenHaloRing(shape, carats, meleeMm);
    const piece = built(input);
    const found = checkPiece(completeSpec(input), piece);
    expect(found.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    expect(isCastable(found)).toBe(true);
    expect(groupOf(piece, 'small').at.length).toBeGreaterThanOrEqual(8);
    const { hidden: _, ...parts } = input.parts;
    const { small: __, ...stones } = input.stones ?? {};
    const without = built({ ...input, parts, stones });
    // A collar, its struts and beads: what a goldsmith adds in gold of a tenth to a half of a gram.
    const addedMm3 = piece.cast.volumeMm3 - without.cast.volumeMm3;
    expect(addedMm3).toBeGreaterThan(6);
    expect(addedMm3).toBeLessThan(50);
  });

  test('is seen from the side alone: its stones look outwards and lie inside the girdle', () => {
    const piece = built(hiddenHaloRing(shape, 1, 1));
    const { gem } = groupOf(piece, 'centre');
    const hidden = offsetOutline(gem.outline, -0.05);
    for (const { corners, frame } of smallStones(piece)) {
      // The table looks along the frame's z axis: level, and away from the middle.
      expect(Math.abs(frame[10] as number)).toBeLessThan(1e-6);
      for (const [x, y, z] of corners) {
        expect(z).toBeLessThan(-gem.girdleThicknessMm / 2);
        expect(Math.sqrt(x * x + y * y)).toBeLessThanOrEqual(radiusAt(hidden, Math.atan2(y, x)));
      }
    }
  });

  test.each(weights)('lies as deep under %f ct as was reckoned before the stone was cut', (carats, meleeMm) => {
    const piece = built(hiddenHaloRing(shape, carats, meleeMm));
    const depthMm = -(smallStones(piece)[0]?.frame[14] as number);
    const collar = hiddenCollar({ stoneMm: meleeMm, crownMm: 0.162 * meleeMm });
    const half = groupOf(piece, 'centre').gem.girdleThicknessMm / 2;
    expect(Math.abs(depthMm - hiddenHaloDepthMm(collar, cutLayouts[shape].pavilionSlope, half))).toBeLessThan(0.12);
  });
});

describe('what is said of a hidden halo', () => {
  const rulesOf = (input: DesignSpecInput) =>
    buildRing(input)
      .findings()
      .filter(({ rule }) => rule.startsWith('hidden-halo') || rule.startsWith('pave'));

  test('nothing, where it has its room', () => {
    expect(rulesOf(hiddenHaloRing('round', 1, 1))).toEqual([]);
  });

  test('too many stones, with the count that fits', () => {
    const [found] = rulesOf(hiddenHaloRing('round', 1, 1, { count: 20 }));
    expect(found).toMatchObject({ rule: 'hidden-halo.gap', severity: 'error' });
    const count = found?.patch?.[0] && 'value' in found.patch[0] ? (found.patch[0].value as number) : 0;
    expect(rulesOf(hiddenHaloRing('round', 1, 1, { count }))).toEqual([]);
  });

  test('a place that the pavilion needs: it is lowered', () => {
    const found = rulesOf(hiddenHaloRing('princess', 1, 1, { dropMm: 0.8 }));
    expect(found.map(({ rule, severity }) => [severity, rule])).toEqual([['note', 'hidden-halo.below-pavilion']]);
  });

  test('a head too low for it, with the height that is open below', () => {
    const input = hiddenHaloRing('round', 1, 1);
    const low = (baseHeightMm: number): DesignSpecInput => ({
      ...input,
      parts: { ...input.parts, head: { ...input.parts['head'], baseHeightMm } as PartInput },
    });
    const [found] = rulesOf(low(0.9));
    expect(found).toMatchObject({ rule: 'hidden-halo.room', severity: 'error', part: 'head' });
    const patch = found?.patch?.[0];
    expect(rulesOf(low(patch && 'value' in patch ? (patch.value as number) : 0))).toEqual([]);
  });

  test('a bezel, which would cover it', () => {
    const input = hiddenHaloRing('round', 1, 1);
    const head: PartInput = { kind: 'bezel-head', on: 'shank', holds: 'centre', baseHeightMm: 2.8 };
    expect(rulesOf({ ...input, parts: { ...input.parts, head } })).toMatchObject([
      { rule: 'hidden-halo.needs-prongs', severity: 'error' },
    ]);
  });

  test('stones that no setter beads', () => {
    expect(rulesOf(hiddenHaloRing('round', 1, 0.7)).map(({ rule }) => rule)).toContain('pave.stone-minimum');
  });
});
