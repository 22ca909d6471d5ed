import { describe, expect, test } from 'vitest';
import { fieldsOfPart } from '#spec/part-fields.ts';
import type { PartKind, PartOf } from '#spec/part-registry.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildChain } from '../chain/chain.ts';
import { buildClasp } from '../chain/clasp.ts';
import { buildEarWire } from '../joint/ear-wire.ts';
import { buildPlate } from '../body/plate.ts';
import { buildPost } from '../post/post.ts';
import { chainClasps } from './chain-clasps.ts';

const bodyOf = bodiesByKernel();
const platePart = { kind: 'plate', shape: 'round', widthMm: 9, heightMm: 9, thicknessMm: 1.2 } as const;
const plate = buildOne(buildPlate, platePart, { piece: 'earrings' });
const chainPart = { kind: 'chain', lengthMm: 457, supply: 'made' } as const;
const chain = buildOne(buildChain, chainPart, { piece: 'chain' });
const hosts = { plate: { part: platePart, output: plate }, chain: { part: chainPart, output: chain } };

function optionsOf(kind: PartKind, key: string): readonly string[] {
  const field = fieldsOfPart(kind).find((one) => one.key === key);
  return field?.meta.control === 'choice' ? field.meta.options : [];
}
const backs = optionsOf('post', 'back') as readonly PartOf<'post'>['back'][];
const wires = optionsOf('ear-wire', 'style') as readonly PartOf<'ear-wire'>['style'][];
const clasps = optionsOf('clasp', 'style') as readonly PartOf<'clasp'>['style'][];

const post = (back: PartOf<'post'>['back'], quality: 'view' | 'export' = 'view') =>
  buildOne(buildPost, { kind: 'post', on: 'plate', back }, { piece: 'earrings', hosts, quality });
const built = [
  ...backs.map((back) => [`a post with ${back} back`, post(back)] as const),
  ...wires.map(
    (style) =>
      [
        `an ear wire, ${style}`,
        buildOne(buildEarWire, { kind: 'ear-wire', carries: 'none', style }, { piece: 'earrings' }),
      ] as const,
  ),
  ...clasps.flatMap((style) =>
    [4, 9, 20].map(
      (lengthMm) =>
        [
          `a ${style} of ${lengthMm} mm`,
          buildOne(buildClasp, { kind: 'clasp', on: 'chain', style, lengthMm }, { piece: 'chain', hosts }),
        ] as const,
    ),
  ),
];

describe.each(built)('%s', (_called, output) => {
  test('is bought, one of it, in no cast file', () => {
    expect([output.add, output.claws, output.bodies]).toEqual([[], [], 0]);
    expect(output.bought.map(({ count }) => count)).toEqual([1]);
  });

  test('is drawn in closed surfaces that cross themselves nowhere', () => {
    expect(meshesOf(output).flatMap(surfaceFaults)).toEqual([]);
    expect(meshesOf(output).map(selfIntersections)).not.toContainEqual(expect.toSatisfy((count) => count > 0));
    expect(meshesOf(output).every((mesh) => meshVolume(mesh) > 0)).toBe(true);
  });
});

test('every closing has a name of its own on the list of parts', () => {
  const names = [
    ...backs.map((back) => post(back).bought[0]?.name),
    ...Object.values(chainClasps).map(({ name }) => name),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('a clip has no post: nothing of it goes through the lobe', () => {
  const throughLobe = (back: PartOf<'post'>['back']): boolean => {
    const { mesh } = bodyOf(...post(back).bought.map(({ solid }) => solid));
    const { positions } = mesh;
    for (let k = 0; k < positions.length; k += 3) {
      const [x, y, z] = [positions[k] ?? 0, positions[k + 1] ?? 0, positions[k + 2] ?? 0];
      if (Math.hypot(x, y) < 1.6 && z < -2.5 && z > -4.2) return true;
    }
    return false;
  };
  expect(throughLobe('clip')).toBe(false);
  // A post is long between its ends: what lies in the lobe is the wall between them.
  const { mesh } = bodyOf(...post('screw').bought.map(({ solid }) => solid));
  expect(Math.min(...mesh.positions.filter((_, index) => index % 3 === 2))).toBeLessThan(-10);
});
