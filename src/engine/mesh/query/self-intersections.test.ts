import { describe, expect, test } from 'vitest';
import { sampleOutlines } from '#layout/testing/sample-outlines.ts';
import { extrudeOutline } from '../build/extrude-outline.ts';
import { translation } from '../math/frames.ts';
import { mergeMeshes } from '../build/merge-meshes.ts';
import { circleSection } from '../build/paths.ts';
import { arcPath } from '../testing/arc-path.ts';
import { placeMesh } from '../build/place-mesh.ts';
import { sphere } from '../build/round-solids.ts';
import { selfIntersections } from './self-intersections.ts';
import { sweep } from '../build/sweep.ts';

const bentWire = (radiusMm: number) =>
  sweep(arcPath({ centre: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], radiusMm, fromDeg: 0, toDeg: 200, segments: 40 }), {
    closed: false,
    up: [0, 0, 1],
    section: () => circleSection(1, 16),
  });

describe('self-intersection', () => {
  test('is not found in a wire bent wider than it is thick', () => {
    expect(selfIntersections(bentWire(1.2))).toBe(0);
  });

  test('is found in a wire bent tighter than it is thick, though it is closed', () => {
    expect(selfIntersections(bentWire(0.6))).toBeGreaterThan(0);
  });

  test('is found where two shells overlap, not where they only come close', () => {
    const apart = (mm: number) => mergeMeshes([sphere(1, 24), placeMesh(sphere(1, 24), translation(mm, 0, 0))]);
    expect(selfIntersections(apart(1.5))).toBeGreaterThan(0);
    expect(selfIntersections(apart(2.001))).toBe(0);
  });

  test('is never left by a deep bevel on a sharp outline', () => {
    for (const outline of Object.values(sampleOutlines)) {
      const plate = extrudeOutline(outline, { bottomMm: 0, topMm: 2, bevelMm: 0.6, bevelSegments: 4 });
      expect(selfIntersections(plate)).toBe(0);
    }
  });
});
