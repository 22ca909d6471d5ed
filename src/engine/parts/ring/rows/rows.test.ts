import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildRing, FINGER_MM, ringSpec, roundDiamond, shank } from '../testing/build-ring.ts';
import { placedMeshes, placedPoints } from '../testing/placed-points.ts';

const flatBand = (widthMm: number, thicknessMm: number): PartInput => ({
  kind: 'shank',
  profile: 'flat',
  shoulderWidthMm: widthMm,
  palmWidthMm: widthMm,
  shoulderThicknessMm: thicknessMm,
  palmThicknessMm: thicknessMm,
});

const distance = (a: CoordinateFrame, b: CoordinateFrame): number =>
  Math.hypot(...[12, 13, 14].map((k) => (a[k] as number) - (b[k] as number)));

const angleDeg = (at: CoordinateFrame): number => (Math.atan2(at[12] as number, at[14] as number) * 180) / Math.PI;

describe('pavé', () => {
  const rows = (host: PartInput, pave: Partial<Extract<PartInput, { kind: 'pave' }>> = {}) =>
    buildRing(
      ringSpec(
        { shank: host, pave: { kind: 'pave', on: 'shank', holds: 'm', countPerSide: 9, ...pave } },
        { m: roundDiamond(1.3) },
      ),
    );

  test('sets the asked count on both shoulders, at the asked gap, beginning where asked', () => {
    const { stones } = rows(flatBand(2.1, 1.8), { startDeg: 25, gapMm: 0.12 }).part('pave');
    expect(stones).toHaveLength(18);
    const right = stones.filter(({ at }) => angleDeg(at) > 0).toSorted((a, b) => angleDeg(a.at) - angleDeg(b.at));
    expect(angleDeg(right[0]?.at as CoordinateFrame)).toBeCloseTo(25, 4);
    for (let i = 1; i < right.length; i += 1) {
      expect(distance(right[i]?.at as CoordinateFrame, right[i - 1]?.at as CoordinateFrame)).toBeCloseTo(1.42, 2);
    }
  });

  test('holds every stone with two beads before and two after it', () => {
    const { claws } = rows(flatBand(2.1, 1.8)).part('pave');
    expect(placedMeshes(claws[0] as never)).toHaveLength(2 * 2 * 10);
  });

  test('keeps its beads inside the bright edge', () => {
    for (const [, y] of placedPoints(rows(flatBand(2.1, 1.8)).part('pave').claws))
      expect(Math.abs(y)).toBeLessThan(1.05 - 0.2);
  });

  test('runs along both branches of a split shank', () => {
    const split: PartInput = { kind: 'split-shank', shoulderWidthMm: 3.6, palmWidthMm: 2, opensAtDeg: 50 };
    const { stones } = rows(split, { startDeg: 18 }).part('pave');
    expect(stones.length).toBeGreaterThan(18);
    const first = stones.filter(({ at }) => Math.abs(angleDeg(at) - 18) < 0.01).map(({ at }) => at[13] as number);
    expect(first).toHaveLength(2);
    expect((first[0] as number) + (first[1] as number)).toBeCloseTo(0, 1);
  });

  test('is refused on a band that is too narrow or too thin for it', () => {
    const rules = rows(flatBand(1.2, 0.6))
      .findings()
      .map(({ rule, severity }) => `${severity} ${rule}`);
    expect(rules).toEqual(expect.arrayContaining(['error pave.edge', 'error pave.depth']));
    expect(rows(flatBand(2.1, 1.8)).findings()).toEqual([]);
  });

  test('never opens a thin band towards the finger', () => {
    const holes = (host: PartInput): number =>
      Math.min(...placedPoints(rows(host).part('pave').cut).map(([x, , z]) => Math.hypot(x, z)));
    expect(holes(flatBand(2.1, 1.5))).toBeGreaterThan(FINGER_MM / 2);
    expect(holes(flatBand(2.1, 1.8))).toBeLessThan(FINGER_MM / 2);
  });
});

describe('an eternity row', () => {
  const row = (setting: 'shared-prong' | 'pave' | 'channel', host: PartInput, more: object = {}) =>
    buildRing(
      ringSpec(
        { shank: host, row: { kind: 'eternity-row', on: 'shank', holds: 'm', setting, count: 25, ...more } },
        { m: roundDiamond(2.4) },
      ),
    );

  test('closes exactly, with even gaps', () => {
    const { stones } = row('shared-prong', flatBand(2.4, 1.9)).part('row');
    const angles = stones.map(({ at }) => angleDeg(at)).toSorted((a, b) => a - b);
    for (let i = 1; i < angles.length; i += 1) {
      expect((angles[i] as number) - (angles[i - 1] as number)).toBeCloseTo(360 / 25, 4);
    }
  });

  test.each(['shared-prong', 'pave', 'channel'] as const)('is closed metal when set by %s', (setting) => {
    for (const arcDeg of [180, 360]) {
      const { claws, cut } = row(setting, flatBand(3.4, 1.9), { arcDeg, count: arcDeg / 15 }).part('row');
      for (const mesh of [...claws, ...cut].flatMap((solid) => placedMeshes(solid)))
        expect(surfaceFaults(mesh)).toEqual([]);
    }
  });

  test('says how many stones close the circle', () => {
    const found = row('shared-prong', flatBand(2.4, 1.9), { count: 30 }).findings();
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'row.gap',
        severity: 'error',
        patch: [{ op: 'replace', path: '/parts/row/count', value: 26 }],
      }),
    );
  });

  test('asks for metal under the culets and beside a channel', () => {
    const rules = row('channel', flatBand(2.4, 1))
      .findings()
      .map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['row.culet-clearance', 'row.band-width']));
  });
});

describe('flush stones', () => {
  test('lie with their tables level with the band', () => {
    const built = buildRing(
      ringSpec(
        { shank: flatBand(4, 1.9), f: { kind: 'flush', on: 'shank', holds: 'm', count: 3 } },
        { m: roundDiamond(1.5) },
      ),
    );
    const { stones } = built.part('f');
    expect(stones).toHaveLength(3);
    for (const { at } of stones) {
      const girdle = Math.hypot(at[12] as number, at[14] as number);
      expect(girdle).toBeLessThan(FINGER_MM / 2 + 1.9 - 0.2);
    }
    expect(built.findings()).toEqual([]);
  });

  test('sit in the face of a signet', () => {
    const built = buildRing(
      ringSpec(
        {
          shank: { ...(shank as object), shoulderWidthMm: 6, palmWidthMm: 4.5 } as PartInput,
          face: { kind: 'signet-face', on: 'shank' },
          f: { kind: 'flush', on: 'face', holds: 'm', count: 1 },
        },
        { m: roundDiamond(2) },
      ),
    );
    const at = built.part('f').stones[0]?.at as CoordinateFrame;
    expect([at[12], at[13]]).toEqual([0, 0]);
    const faces = built.part('face').anchors;
    expect(faces).toHaveLength(1);
  });
});
