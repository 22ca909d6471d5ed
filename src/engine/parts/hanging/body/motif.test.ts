import { describe, expect, test } from 'vitest';
import { drawnMotifs } from '#spec/parts/motif.ts';
import type { PartInput } from '#spec/part-registry.ts';
import { figureRatio } from '#layout/motifs/placed-motif.ts';
import type { Body } from '../../../contract/kernel.ts';
import type { PartOutput } from '../../../contract/part-output.ts';
import { wallThickness } from '../../../mesh/measure/wall-thickness.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildBail } from '../joint/bail.ts';
import { buildMotif } from './motif.ts';

type MotifInput = Extract<PartInput, { kind: 'motif' }>;

const evaluated = bodiesByKernel();

function bodyOf(...outputs: readonly PartOutput[]): Body {
  return evaluated(...outputs.flatMap(({ add }) => add));
}

/** A motif about 18 mm high, in the work that is tested. */
function inputOf(figure: MotifInput['figure'], work: MotifInput['work']): MotifInput {
  const ratio = work === 'silhouette' ? figureRatio(figure ?? 'om') : 1;
  return { kind: 'motif', figure, work, widthMm: 18 / ratio, heightMm: 18, thicknessMm: 1.1, reliefMm: 0.9 };
}

describe.each(drawnMotifs)('%s in metal', (figure) => {
  test.each(['silhouette', 'relief', 'pierced'] as const)('is one closed castable body: %s', (work) => {
    const output = buildOne(buildMotif, inputOf(figure, work));
    expect(output.checks).toEqual([]);
    expect(meshesOf(output).flatMap(surfaceFaults)).toEqual([]);
    const { mesh, shells } = bodyOf(output);
    expect(shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true]);
    expect(selfIntersections(mesh)).toBe(0);
    const wall = wallThickness(mesh, { samples: 1500, seed: 1 });
    // Ornament on a ground may be as fine as 0.5 mm, metal that carries itself is at least 0.8 mm.
    expect(wall?.minimumMm ?? 1).toBeGreaterThan(work === 'relief' ? 0.47 : 0.77);
  });

  test('rises from its back to its relief in more than one level', () => {
    const { mesh } = bodyOf(buildOne(buildMotif, inputOf(figure, 'silhouette')));
    const heights = mesh.positions.filter((_, index) => index % 3 === 2);
    expect(Math.min(...heights)).toBeCloseTo(-1.1, 3);
    expect(Math.max(...heights)).toBeCloseTo(0.9, 1);
    expect(new Set([...heights].map((z) => z.toFixed(2))).size).toBeGreaterThan(6);
  });

  test('carries a bail as one body', () => {
    for (const work of ['silhouette', 'pierced'] as const) {
      const part = inputOf(figure, work);
      const motif = buildOne(buildMotif, part);
      const bail = buildOne(
        buildBail,
        { kind: 'bail', on: 'motif', style: 'tapered', heightMm: 4.2, widthMm: 2.4, wallMm: 0.9 },
        { hosts: { motif: { part, output: motif } } },
      );
      expect(bodyOf(motif, bail).shells).toHaveLength(1);
    }
  });
});

describe('what cannot be made of a motif', () => {
  const rulesOf = (change: Partial<MotifInput>) =>
    buildOne(buildMotif, { ...inputOf('peacock', 'pierced'), ...change }).checks;

  test('is a relief that is polished away, metal that does not fill, lines that run together', () => {
    expect(rulesOf({ reliefMm: 0.25 }).map(({ rule }) => rule)).toEqual(['motif.relief']);
    expect(rulesOf({ thicknessMm: 0.7 }).map(({ rule }) => rule)).toEqual(['motif.thickness']);
    expect(rulesOf({ widthMm: 9, heightMm: 9 }).map(({ rule }) => rule)).toEqual(['motif.size']);
  });

  test('can be made as the remedy says', () => {
    const [finding] = rulesOf({ widthMm: 9, heightMm: 9 });
    const [width, height] = (finding?.patch ?? []).map((step) => ('value' in step ? Number(step.value) : 0));
    expect(rulesOf({ widthMm: width, heightMm: height })).toEqual([]);
  });
});
