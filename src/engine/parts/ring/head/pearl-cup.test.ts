import { describe, expect, test } from 'vitest';
import type { PartInput } from '#spec/part-registry.ts';
import { meshBox, meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { leafMeshes } from '../../testing/leaf-meshes.ts';
import { buildRing, shank, ringSpec } from '../testing/build-ring.ts';

const cup = (fields: Partial<Extract<PartInput, { kind: 'pearl-cup' }>> = {}): PartInput => ({
  kind: 'pearl-cup',
  holds: 'c',
  on: 'shank',
  baseHeightMm: 2.7,
  cupMm: 4.4,
  ...fields,
});

const built = (head: PartInput, lengthMm = 8) =>
  buildRing(ringSpec({ shank, head }, { c: { gem: 'akoya_pearl', shape: 'bead', lengthMm } }, 17), 'export');

const meshesOf = (ring: ReturnType<typeof built>) => (ring.outputs.get('head')?.add ?? []).flatMap(leafMeshes);

describe('a pearl on its peg', () => {
  test('is one closed turned body: stem, cup and a peg half through the pearl', () => {
    const ring = built(cup());
    const meshes = meshesOf(ring);
    expect(meshes).toHaveLength(1);
    for (const mesh of meshes) {
      expect(surfaceFaults(mesh)).toEqual([]);
      expect(meshVolume(mesh)).toBeGreaterThan(10);
      const { minimum, maximum } = meshBox(mesh);
      // In the frame of the pearl: its middle is the origin.
      expect(maximum[2]).toBeCloseTo(0, 6);
      expect(minimum[2]).toBeLessThan(-4 - 0.7);
      expect(maximum[0] * 2).toBeGreaterThan(4.3);
      expect(maximum[0] * 2).toBeLessThan(6);
    }
  });

  test('holds the pearl without being cut by it', () => {
    const [placed] = built(cup()).outputs.get('head')?.stones ?? [];
    expect(placed).toMatchObject({ stone: 'c', setting: 'peg', seated: true });
  });

  test('is silent in the proportions of the trade, and says what does not hold', () => {
    const rules = (head: PartInput) =>
      built(head)
        .findings()
        .map(({ rule }) => rule)
        .filter((rule) => rule.startsWith('pearl'));
    expect(rules(cup())).toEqual([]);
    expect(rules(cup({ pegMm: 0.5 }))).toEqual(['pearl.peg']);
    expect(rules(cup({ cupMm: 2 }))).toEqual(['pearl.cup']);
    expect(rules(cup({ cupMm: 7 }))).toEqual(['pearl.cup']);
  });

  test('does not hold what is not drilled', () => {
    const ring = buildRing(
      ringSpec({ shank, head: cup() }, { c: { gem: 'opal', shape: 'round_cabochon', lengthMm: 8 } }, 17),
      'export',
    );
    expect(ring.findings().map(({ rule }) => rule)).toContain('pearl.round');
  });
});

test('a pearl that hangs has its cup on top, where a loop is fixed to it', () => {
  const ring = built(cup({ on: undefined, side: 'above', baseHeightMm: 0.8 }));
  const anchor = ring.outputs.get('head')?.anchors.find(({ kind }) => kind === 'head');
  if (anchor?.kind !== 'head') throw new Error('A cup offers itself as a head');
  expect(Math.max(...anchor.outerOutline.map(([, y]) => y))).toBeCloseTo(4 + 0.7 + 0.8, 2);
  expect(anchor.edgeZMm).toBe(0);
});
