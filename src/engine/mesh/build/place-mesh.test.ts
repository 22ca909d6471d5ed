import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vector3 } from '../../contract/frame.ts';
import {
  applyDirection,
  applyPoint,
  determinant,
  frameAt,
  identity,
  mirrorX,
  multiply,
  rotationAbout,
  translation,
} from '../math/frames.ts';
import { meshBox, meshVolume } from '../measure/measure-mesh.ts';
import { mergeMeshes } from './merge-meshes.ts';
import { placeMesh } from './place-mesh.ts';
import { cylinder, frustum } from './round-solids.ts';
import { surfaceFaults } from '../testing/closed-surface.ts';

const rounded = (vector: Vector3): number[] => vector.map((value) => Math.round(value * 1e6) / 1e6 + 0);

describe('a frame', () => {
  test('turns counter-clockwise about its axis', () => {
    expect(rounded(applyPoint(rotationAbout([0, 0, 1], 90), [1, 0, 0]))).toEqual([0, 1, 0]);
    expect(rounded(applyPoint(rotationAbout([0, 1, 0], 90), [0, 0, 1]))).toEqual([1, 0, 0]);
  });

  test('applies the second factor first', () => {
    const frame = multiply(translation(0, 0, 5), rotationAbout([0, 0, 1], 90));
    expect(rounded(applyPoint(frame, [1, 0, 0]))).toEqual([0, 1, 5]);
    expect(rounded(applyDirection(frame, [1, 0, 0]))).toEqual([0, 1, 0]);
  });

  test('takes its origin and axes as they are', () => {
    const frame = frameAt([1, 2, 3], [0, 1, 0], [-1, 0, 0], [0, 0, 1]);
    expect(applyPoint(frame, [1, 0, 0])).toEqual([1, 3, 3]);
    expect(multiply(frame, identity)).toEqual(frame);
    expect(determinant(frame)).toBe(1);
    expect(determinant(mirrorX())).toBe(-1);
  });
});

describe('a placed mesh', () => {
  test('keeps its volume, its closedness and the grid, mirrored or not', () => {
    const angle = fc.double({ min: -360, max: 360, noNaN: true });
    const mm = fc.double({ min: -50, max: 50, noNaN: true });
    const cone = frustum(1, 2, 0, 3, 12);
    fc.assert(
      fc.property(angle, mm, fc.boolean(), (angleDeg, x, mirrored) => {
        const turned = multiply(translation(x, 0, 1), rotationAbout([1, 2, 3], angleDeg));
        const mesh = placeMesh(cone, mirrored ? multiply(mirrorX(), turned) : turned);
        expect(surfaceFaults(mesh)).toEqual([]);
        expect(meshVolume(mesh)).toBeCloseTo(meshVolume(cone), 3);
      }),
    );
  });

  test('leaves the original alone', () => {
    const mesh = cylinder(1, 0, 1, 8);
    placeMesh(mesh, mirrorX());
    expect(meshVolume(mesh)).toBeGreaterThan(0);
    expect(meshBox(mesh).maximum[0]).toBe(1);
  });
});

test('merged meshes lie side by side', () => {
  const merged = mergeMeshes([cylinder(1, 0, 1, 8), cylinder(1, 5, 6, 12)]);
  expect(surfaceFaults(merged)).toEqual([]);
  expect(meshBox(merged).maximum[2]).toBe(6);
});
