import { describe, expect, test } from 'vitest';
import { cupVolumeMm3, vatiVolumeMm3 } from '#layout/vati/vati-volume.ts';
import { type PartInput, type PartOf, partSchema } from '#spec/part-registry.ts';
import { meshHash } from '../../../mesh/measure/mesh-hash.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { wallThickness } from '../../../mesh/measure/wall-thickness.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { leafMeshes, meshesOf } from '../../testing/leaf-meshes.ts';
import { buildVati } from './vati.ts';

type VatiInput = Extract<PartInput, { kind: 'vati' }>;

const bodyOf = bodiesByKernel();
const built = (vati: Partial<VatiInput> = {}, quality: 'view' | 'export' = 'export') =>
  buildOne(buildVati, { kind: 'vati', ...vati }, { piece: 'necklace', quality });
const completed = (vati: Partial<VatiInput>) => partSchema.parse({ kind: 'vati', ...vati }) as PartOf<'vati'>;
const cupOf = (vati: Partial<VatiInput>) => {
  const [cup] = built(vati).add.flatMap(leafMeshes);
  if (!cup) throw new Error('A cup has a wall');
  return cup;
};

describe.each(['grained', 'boss', 'smooth'] as const)('cups with a %s dome', (work) => {
  test('are closed bodies of their own that cross nowhere', () => {
    const cups = built({ work }, 'view');
    expect(meshesOf(cups).flatMap(surfaceFaults)).toEqual([]);
    const { mesh, shells } = bodyOf(...cups.add);
    expect(shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true, true]);
    expect(cups.bodies).toBe(2);
    expect(selfIntersections(mesh)).toBe(0);
  });

  test('weigh what was reckoned, to three percent', () => {
    for (const diameterMm of [8, 11, 14]) {
      const vati = { work, diameterMm, depthMm: 0.4 * diameterMm };
      const { volumeMm3 } = bodyOf(...built(vati).add);
      expect(Math.abs(vatiVolumeMm3(completed(vati)) / volumeMm3 - 1)).toBeLessThan(0.03);
    }
  });
});

test('a cup has the volume of its turned section, to half a percent', () => {
  for (const [diameterMm, depthMm, wallMm] of [
    [9, 3.5, 0.5],
    [11, 4.4, 0.6],
    [14, 7, 0.8],
  ] as const) {
    const vati = { diameterMm, depthMm, wallMm };
    expect(Math.abs(meshVolume(cupOf(vati)) / cupVolumeMm3(completed(vati)) - 1)).toBeLessThan(0.005);
  }
});

test('a half ball without its rim is the shell between two balls', () => {
  const [diameterMm, wallMm] = [14, 0.8];
  const rollMm = 0.6;
  const edgeMm = diameterMm / 2 - rollMm + wallMm / 2;
  const shell = ((2 * Math.PI) / 3) * (edgeMm ** 3 - (edgeMm - wallMm) ** 3);
  const middleMm = diameterMm / 2 - rollMm;
  const rim = 2 * Math.PI * middleMm * Math.PI * rollMm ** 2;
  // About the half of the roll that lies below the wall, and the strips beside it.
  const volume = meshVolume(cupOf({ diameterMm, depthMm: edgeMm, wallMm }));
  expect(volume).toBeGreaterThan(shell + 0.4 * rim);
  expect(volume).toBeLessThan(shell + 0.7 * rim);
});

test('has a wall of one thickness, and hangs by a ring above its rim', () => {
  expect(wallThickness(cupOf({ wallMm: 0.7 }), { samples: 1200, seed: 1 })?.minimumMm).toBeGreaterThan(0.66);
  const [anchor] = built().anchors;
  expect(anchor?.kind === 'loop' && anchor.centre[1]).toBeGreaterThan(6);
});

test('is the same to the last bit as when it was made', () => {
  expect(meshHash(cupOf({}))).toBe('6d4596ea873e8764');
});

test('a wall that does not fill and a cup deeper than half a ball are refused, and mended by their patches', () => {
  expect(built({ wallMm: 0.4 }, 'view').checks).toMatchObject([{ rule: 'vati.wall', severity: 'error', limit: 0.5 }]);
  const [deep] = built({ diameterMm: 10, depthMm: 6 }, 'view').checks;
  expect(deep).toMatchObject({ rule: 'vati.depth', patch: [{ op: 'replace', value: 5 }] });
  expect(built({ diameterMm: 10, depthMm: 5 }, 'view').checks).toEqual([]);
});
