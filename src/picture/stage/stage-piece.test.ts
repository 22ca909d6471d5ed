import { describe, expect, test } from 'vitest';
import { translation } from '#engine/mesh/math/frames.ts';
import { mergeMeshes } from '#engine/mesh/build/merge-meshes.ts';
import { placeMesh } from '#engine/mesh/build/place-mesh.ts';
import { cameraPlan } from '../cameras.ts';
import type { PictureModel, ViewName } from '../contract.ts';
import { ball, lyingRod, testModel, testRing } from '../testing/test-pieces.ts';
import { emptySeenBox, seenBox } from './lens.ts';
import { fittedHalfHeightMm, stagePiece } from './stage-piece.ts';

const request = { view: 'hero' as ViewName, widthPx: 400, heightPx: 400 };

/** What share of the frame a staged piece takes: width and height, and where its lowest point lies. */
function frameOf(model: PictureModel, asked: Parameters<typeof stagePiece>[1]) {
  const { fitted, lens } = stagePiece(model, asked);
  const box = emptySeenBox();
  for (const cloud of fitted) seenBox(cloud, lens, box);
  const half = lens.halfHeightMm / lens.distanceMm;
  return {
    width: (box.right - box.left) / (2 * half * lens.aspect),
    height: (box.top - box.bottom) / (2 * half),
    below: (box.bottom + half) / (2 * half),
    lens,
  };
}

describe('the frame', () => {
  test.each(['hero', 'face-up', 'front', 'side'] as const)('is filled as the plan says, %s', (view) => {
    const { width, height } = frameOf(testRing(), { ...request, view });
    expect(Math.max(width, height)).toBeCloseTo(cameraPlan({ kind: 'ring' }, view).fill, 2);
  });

  test('of a hero ring is seen from 240 mm with a lens of about 7.5 degrees', () => {
    const { lens } = frameOf(testRing(), request);
    expect(lens.distanceMm).toBe(240);
    const field = (2 * Math.atan(lens.halfHeightMm / lens.distanceMm) * 180) / Math.PI;
    expect(field).toBeGreaterThan(6);
    expect(field).toBeLessThan(9);
  });

  test('can be wide, and the piece still fits', () => {
    const { width, height } = frameOf(testModel({ mesh: lyingRod(1, 20) }), { ...request, widthPx: 800 });
    expect(Math.max(width, height)).toBeCloseTo(cameraPlan({ kind: 'ring' }, 'hero').fill, 2);
  });

  test('shared by several pieces keeps their size and their ground line', () => {
    const [small, large] = [testModel({ mesh: ball(6) }), testModel({ mesh: ball(9) })];
    const halfHeightMm = fittedHalfHeightMm(large, request);
    const [a, b] = [frameOf(small, { ...request, halfHeightMm }), frameOf(large, { ...request, halfHeightMm })];
    expect(a.height / b.height).toBeCloseTo(6 / 9, 1);
    expect(a.below).toBeCloseTo(b.below, 2);
    expect(b.height).toBeCloseTo(cameraPlan({ kind: 'ring' }, 'hero').fill, 2);
  });
});

test('a standing piece touches its ground', () => {
  const { fitted, groundZ } = stagePiece(testRing(), request);
  let lowest = Number.POSITIVE_INFINITY;
  for (const cloud of fitted) for (let k = 2; k < cloud.length; k += 3) lowest = Math.min(lowest, cloud[k] as number);
  expect(groundZ).toBeCloseTo(lowest, 5);
});

test('a chain that is bought does not count for the frame', () => {
  const plain = testModel({ kind: 'pendant', mesh: ball(6) });
  const chain = testModel({ mesh: lyingRod(0.5, 200) }).metals[0];
  if (chain === undefined) throw new Error('A test model has metal');
  const withChain = { ...plain, metals: [...plain.metals, { ...chain, accessory: true as const }] };
  expect(fittedHalfHeightMm(withChain, request)).toBeCloseTo(fittedHalfHeightMm(plain, request), 6);
});

test('one earring of a pair is turned, the other is not', () => {
  const ears = [-8, 8].map((x) => placeMesh(lyingRod(1, 5), translation(x, 0, 0)));
  const pair = testModel({ kind: 'earrings', mesh: mergeMeshes(ears) });
  const { metals } = stagePiece(pair, request);
  const height = (side: number): number => {
    const positions = metals[0]?.positions ?? new Float32Array();
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let k = 0; k < positions.length; k += 3) {
      if ((positions[k] as number) * side < 2) continue;
      low = Math.min(low, positions[k + 2] as number);
      high = Math.max(high, positions[k + 2] as number);
    }
    return high - low;
  };
  expect(height(-1)).toBeCloseTo(2, 1);
  expect(height(1)).toBeGreaterThan(4);
});
