import { describe, expect, test } from 'vitest';
import { translation } from '#engine/mesh/math/frames.ts';
import { mergeMeshes } from '#engine/mesh/build/merge-meshes.ts';
import { placeMesh } from '#engine/mesh/build/place-mesh.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { benchViews, type BenchView, type PictureModel } from '../contract.ts';
import { project } from '../drawing/project.ts';
import { ball, testModel, testRing } from '../testing/test-pieces.ts';
import { stageForBench } from './stage-for-bench.ts';
import { stoneTriangles } from './stone-points.ts';

const PX = 1000;

/** The bounds of everything that a view draws, in pixels. */
function boundsOf(model: PictureModel, view: BenchView) {
  const { metals, gems, lens } = stageForBench(model, view);
  const seen = [...metals.map(({ positions }) => positions), ...gems.map(stoneTriangles)].flatMap((cloud) => [
    ...project(cloud, lens, PX, PX),
  ]);
  const along = (axis: 0 | 1): readonly number[] => seen.filter((_, k) => k % 3 === axis);
  const extent = (values: readonly number[]) =>
    values.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)] as const, [
      Infinity,
      -Infinity,
    ] as const);
  const [[left, right], [top, bottom]] = [extent(along(0)), extent(along(1))];
  return { left, right, top, bottom, pxPerMm: PX / 2 / lens.halfHeightMm };
}

/** A small ball and a large one at places of a piece. */
function twoBalls(kind: DesignSpec['kind'], at: readonly [number, number, number]): PictureModel {
  return testModel({ kind, mesh: mergeMeshes([ball(4), placeMesh(ball(2), translation(...at))]) });
}

const kinds = Object.keys(pieceKinds) as DesignSpec['kind'][];

describe.each(kinds)('the three views of a %s', (kind) => {
  const model = pieceKinds[kind].pair
    ? testModel({ kind, mesh: mergeMeshes([-20, 20].map((x) => placeMesh(ball(8), translation(x, -30, 0)))) })
    : twoBalls(kind, [3, -40, 5]);

  test.each(benchViews)('lie within the frame with a margin, in the middle: %s', (view) => {
    const { left, right, top, bottom } = boundsOf(model, view);
    for (const edge of [left, top, PX - right, PX - bottom]) expect(edge).toBeGreaterThan(PX * 0.06);
    expect(left + right).toBeCloseTo(PX, 0);
    expect(top + bottom).toBeCloseTo(PX, 0);
  });

  test('have one scale, and measures that agree with each other', () => {
    const [top, front, side] = benchViews.map((view) => stageForBench(model, view));
    expect(top?.acrossMm).toBeCloseTo(front?.acrossMm ?? 0, 3);
    expect(front?.upMm).toBeCloseTo(side?.upMm ?? 0, 3);
    expect(top?.upMm).toBeCloseTo(side?.acrossMm ?? 0, 3);
    expect(new Set(benchViews.map((view) => boundsOf(model, view).pxPerMm.toFixed(4))).size).toBe(1);
  });
});

test('what is nearer looks no larger: the outline of a ring is as wide as the ring', () => {
  for (const view of benchViews) {
    const { left, right, top, bottom, pxPerMm } = boundsOf(testRing(), view);
    const { acrossMm, upMm } = stageForBench(testRing(), view);
    expect((right - left) / pxPerMm).toBeCloseTo(acrossMm, 3);
    expect((bottom - top) / pxPerMm).toBeCloseTo(upMm, 3);
  }
});

test('of a pair one is drawn', () => {
  const pair = testModel({
    kind: 'earrings',
    mesh: mergeMeshes([-20, 20].map((x) => placeMesh(ball(8), translation(x, 0, 0)))),
  });
  for (const view of benchViews) expect(stageForBench(pair, view).acrossMm).toBeCloseTo(16, 1);
});

test('the side is the right one, and its front lies towards the front view', () => {
  // A small ball in front of a large one: in the right side view it stands at the left.
  const pendant = boundsOf(twoBalls('pendant', [0, 0, 10]), 'side');
  const ofFront = stageForBench(twoBalls('pendant', [0, 0, 10]), 'side');
  const small = ofFront.metals.flatMap(({ positions }) => [...project(positions, ofFront.lens, PX, PX)]);
  const heightAt = (fromLeft: boolean): number => {
    const edge = fromLeft ? pendant.left : pendant.right;
    const ys = small.flatMap((y, k) => (k % 3 === 1 && Math.abs((small[k - 1] as number) - edge) < 40 ? [y] : []));
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(heightAt(true)).toBeLessThan(heightAt(false));
});
