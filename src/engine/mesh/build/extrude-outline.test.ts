import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedArea } from '#layout/outline/outlines.ts';
import { sampleOutlines } from '#layout/testing/sample-outlines.ts';
import type { Point2 } from '../../contract/frame.ts';
import { extrudeOutline } from './extrude-outline.ts';
import { meshBox, meshVolume } from '../measure/measure-mesh.ts';
import { surfaceFaults } from '../testing/closed-surface.ts';

const names = Object.keys(sampleOutlines) as (keyof typeof sampleOutlines)[];

describe('a plate', () => {
  test.each(names)('of outline %s without bevel holds area × height', (name) => {
    const outline = sampleOutlines[name];
    const plate = extrudeOutline(outline, { bottomMm: -1, topMm: 1 });
    expect(surfaceFaults(plate)).toEqual([]);
    expect(meshVolume(plate)).toBeCloseTo(Math.abs(signedArea(outline)) * 2, 3);
  });

  test.each(names)('of outline %s keeps its height and loses only its edges to a bevel', (name) => {
    const outline = sampleOutlines[name];
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        fc.integer({ min: 1, max: 6 }),
        (bevelMm, bevelSegments) => {
          const plate = extrudeOutline(outline, { bottomMm: 0, topMm: 2, bevelMm, bevelSegments });
          expect(surfaceFaults(plate)).toEqual([]);
          const full = Math.abs(signedArea(outline)) * 2;
          expect(meshVolume(plate)).toBeLessThan(full);
          expect(meshVolume(plate)).toBeGreaterThan(0.5 * full);
          expect(meshBox(plate).maximum[2]).toBe(2);
          expect(meshBox(plate).minimum[2]).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('with a bevel of a quarter circle loses (1 − π/4) r² along each edge of a round plate', () => {
    const plate = extrudeOutline(sampleOutlines.round, { bottomMm: 0, topMm: 2, bevelMm: 0.4, bevelSegments: 16 });
    const lost = (1 - Math.PI / 4) * 0.4 ** 2;
    // Pappus: the lost corner's centroid lies 0.2234 r inside the edge.
    const around = 2 * Math.PI * (5 - 0.2234 * 0.4);
    expect(meshVolume(plate)).toBeCloseTo(Math.PI * 25 * 2 - 2 * lost * around, 0);
  });

  test('with windows has walls around each of them', () => {
    const hole = (x: number, y: number): Point2[] => [
      [x - 1, y - 1],
      [x + 1, y - 1],
      [x + 1, y + 1],
      [x - 1, y + 1],
    ];
    const holes = [hole(-2, -2), hole(2, -2), hole(2, 2), hole(-2, 2)];
    const plate = extrudeOutline(sampleOutlines.square, { bottomMm: 0, topMm: 1, holes });
    expect(surfaceFaults(plate)).toEqual([]);
    expect(meshVolume(plate)).toBeCloseTo(100 - 16, 6);
    const bevelled = extrudeOutline(sampleOutlines.square, { bottomMm: 0, topMm: 1, bevelMm: 0.3, holes });
    expect(surfaceFaults(bevelled)).toEqual([]);
    expect(meshVolume(bevelled)).toBeLessThan(84);
  });

  test('drawn clockwise is the same plate', () => {
    const options = { bottomMm: 0, topMm: 1, bevelMm: 0.2 };
    const plate = extrudeOutline(sampleOutlines.heart.toReversed(), options);
    expect(meshVolume(plate)).toBeCloseTo(meshVolume(extrudeOutline(sampleOutlines.heart, options)), 6);
  });
});
