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
      'The metal is only 0.10 mm thick beside a stone: it is too thin to be cast.',
    );
    expect(checkWall(pendant, far)[0]?.message).toContain('thick away from the stones');
    expect(checkWall(pendant, pieceOf(sheet(0.1)))[0]?.message).toContain('thick: it is too thin to be cast');
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
