import { describe, expect, test } from 'vitest';
import { placed, solid } from '../../mesh/build/build-solid.ts';
import { extrudeOutline } from '../../mesh/build/extrude-outline.ts';
import { translation } from '../../mesh/math/frames.ts';
import { mergeMeshes } from '../../mesh/build/merge-meshes.ts';
import { placeMesh } from '../../mesh/build/place-mesh.ts';
import { groupOf, pieceOf, specOfKind } from '../testing/piece-of.ts';
import { checkWall } from './wall.ts';

const pendant = specOfKind('pendant');
const sheet = (thicknessMm: number) =>
  extrudeOutline(
    [
      [-6, -6],
      [6, -6],
      [6, 6],
      [-6, 6],
    ],
    { bottomMm: 0, topMm: thicknessMm },
  );

describe('the thinnest wall', () => {
  test.each([
    [0.1, 'error', 0.2],
    [0.25, 'warning', 0.3],
    [0.4, 'note', 0.5],
  ] as const)('a sheet of %d mm is a finding of severity %s', (thicknessMm, severity, limit) => {
    const [finding, ...others] = checkWall(pendant, pieceOf(sheet(thicknessMm)));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'wall.minimum', severity, limit, unit: 'mm' });
    expect(finding?.value).toBeCloseTo(thicknessMm, 2);
    expect(finding?.remedy).toContain(`${limit} mm`);
  });

  test('says where in words, and names the stone only where it is near', () => {
    const stoneAt = (zMm: number) =>
      groupOf('main', { gem: 'ruby', shape: 'round', lengthMm: 12 }, 'bezel', [translation(0, 0, zMm)]);
    const near = pieceOf(sheet(0.1), { stones: [stoneAt(1)] });
    const far = pieceOf(sheet(0.1), { stones: [stoneAt(40)] });
    expect(checkWall(pendant, near)[0]?.message).toBe(
      'The metal is only 0.10 mm thick beside the ruby: too thin to be cast.',
    );
    expect(checkWall(pendant, far)[0]?.message).toContain('thick away from the stones');
    expect(checkWall(pendant, pieceOf(sheet(0.1)))[0]?.message).toContain('thick: too thin to be cast');
  });

  describe('between small stones', () => {
    const rows = Array.from({ length: 14 }, (_, i) =>
      Array.from({ length: 14 }, (__, j) => [i - 6.5, j - 6.5] as const),
    );
    const small = groupOf(
      'melee',
      { gem: 'diamond', shape: 'round', lengthMm: 1 },
      'pave',
      rows.flat().map(([x, y]) => translation(x, y, 0.35)),
    );

    test.each([
      [0.35, []],
      [0.25, ['warning']],
      [0.1, ['error']],
    ] as const)('%d mm gives %j: a halo has 0.3 mm by design', (thicknessMm, severities) => {
      const found = checkWall(pendant, pieceOf(sheet(thicknessMm), { stones: [small] }));
      expect(found.map(({ severity }) => severity)).toEqual(severities);
      for (const { message } of found) expect(message).toContain('beside one of the small diamonds');
    });

    test('what is usual there hides no thin wall elsewhere', () => {
      const both = mergeMeshes([sheet(0.35), placeMesh(sheet(0.42), translation(0, 0, 9))]);
      expect(checkWall(pendant, pieceOf(both, { stones: [small] }))).toMatchObject([
        { severity: 'note', value: 0.42, message: expect.stringContaining('away from the stones') },
      ]);
    });
  });

  test('a sheet of 0.8 mm, as walls are cast, gives no finding', () => {
    expect(checkWall(pendant, pieceOf(sheet(0.8)))).toEqual([]);
  });

  describe('of a prong', () => {
    // A claw that is drawn flat over its stone, and a plate beside it.
    const flat = placeMesh(sheet(0.3), translation(0, 0, 5));
    const prongs = [placed(solid(sheet(0.6)), [translation(0, 0, 4.7)])];

    test('is left to the rules on prongs', () => {
      expect(checkWall(pendant, pieceOf(flat))).toHaveLength(1);
      expect(checkWall(pendant, pieceOf(flat, { prongs }))).toEqual([]);
    });

    test('hides no thin wall beside it', () => {
      const both = mergeMeshes([flat, sheet(0.4)]);
      expect(checkWall(pendant, pieceOf(both, { prongs }))).toMatchObject([{ severity: 'note', value: 0.4 }]);
    });
  });

  test('files are not measured again: their views were', () => {
    expect(checkWall(pendant, pieceOf(sheet(0.1), { quality: 'export' }))).toEqual([]);
  });
});
