import { expect, test, describe } from 'vitest';
import { makingRules } from '#spec/tables/making-rules.ts';
import { insideOf } from '../../making/inside-of.ts';
import { wallThickness } from '../../mesh/measure/wall-thickness.ts';
import { meshHash } from '../../mesh/measure/mesh-hash.ts';
import { selfIntersections } from '../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../testing/bodies-by-kernel.ts';
import { buildOne } from '../testing/build-one.ts';
import { meshesOf } from '../testing/leaf-meshes.ts';
import { buildTennisLine } from './tennis-line.ts';

const bodyOf = bodiesByKernel();

describe.each([
  [2, 0.2],
  [2.6, 0.35],
  [3, 0.35],
  [4, 0.3],
  [6, 0.5],
])('a line of stones of %f mm around a neck', (lengthMm, gapMm) => {
  const count = Math.floor(400 / (lengthMm + gapMm));
  const line = { kind: 'tennis-line', holds: 'line', count, gapMm, prongMm: 0.7, worn: 'neck' } as const;
  const stones = { line: { gem: 'diamond', shape: 'round', lengthMm } } as const;
  const output = buildOne(buildTennisLine, line, { piece: 'necklace', stones, quality: 'view' });
  const bodyOfLine = () => bodyOf(...output.add, ...output.claws);

  test('has one movable body a stone, each hinged without touching the next', () => {
    const body = bodyOfLine();
    expect(output.bodies).toBe(count);
    expect(body.shells.filter(({ volumeMm3 }) => volumeMm3 > 0.01)).toHaveLength(count);
    expect(body.shells.every(({ volumeMm3 }) => volumeMm3 > 0)).toBe(true);
    expect(meshesOf(output).flatMap(surfaceFaults)).toEqual([]);
    expect(selfIntersections(body.mesh)).toBe(0);
  });

  test('has walls that can be printed and cast', () => {
    const wall = wallThickness(bodyOfLine().mesh, { samples: 3000, seed: 1, isLeftOut: insideOf(output.prongs) });
    expect(wall?.minimumMm).toBeGreaterThan(makingRules.printing.supportedWallMinMm.limit - 0.02);
  });

  test('lies flat, every stone facing forward, its two sides alike', () => {
    const faces = output.stones.map(({ at }) =>
      [at[8], at[9], at[10]].map((part) => Math.round(1e6 * (part ?? 0)) / 1e6),
    );
    expect(faces.every(([x, y, z]) => x === 0 && y === 0 && z === 1)).toBe(true);
    const sum = output.stones.reduce((total, { at }) => total + (at[12] ?? 0), 0);
    expect(Math.abs(sum / count)).toBeLessThan(0.01);
  });
});

test('is the same on every machine', () => {
  const line = { kind: 'tennis-line', holds: 'line', count: 120, gapMm: 0.3, prongMm: 0.7, worn: 'neck' } as const;
  const stones = { line: { gem: 'diamond', shape: 'round', lengthMm: 3 } } as const;
  const output = buildOne(buildTennisLine, line, { piece: 'necklace', stones, quality: 'view' });
  expect(meshHash(bodyOf(...output.add, ...output.claws).mesh)).toBe('572372876d861a77');
});

test('claws at the corners of princess cuts keep clear of each other all along the bow', () => {
  const line = { kind: 'tennis-line', holds: 'line', count: 110, gapMm: 0.4, prongMm: 0.7, worn: 'neck' } as const;
  const stones = { line: { gem: 'diamond', shape: 'princess', lengthMm: 2.4, widthMm: 2.4 } } as const;
  const output = buildOne(buildTennisLine, line, { piece: 'necklace', stones, quality: 'export' });
  const { shells } = bodyOf(...output.add, ...output.claws);
  expect(shells.filter(({ volumeMm3 }) => volumeMm3 > 0.01)).toHaveLength(110);
});
