import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import { stoneTriangles } from '../stage/stone-points.ts';
import { testRing } from '../testing/test-pieces.ts';
import { buildBoxTree } from './box-tree.ts';
import { gemField } from './stone/gem-field.ts';
import { createGemHits } from './stone/gem-hits.ts';
import { createMetalHits } from './metal/metal-hits.ts';
import { metalShape } from './metal/metal-shape.ts';

const random = seededRandom(7);
const model = testRing();

/** Rays from a sphere of 40 mm towards places near the ring. */
const rays = Array.from({ length: 160 }, () => {
  const [a, b] = [random() * 2 * Math.PI, Math.acos(2 * random() - 1)];
  const from = [40 * Math.sin(b) * Math.cos(a), 40 * Math.sin(b) * Math.sin(a), 40 * Math.cos(b)];
  const to = [20 * random() - 10, 4 * random() - 2, 30 * random() - 12];
  const along = to.map((value, axis) => value - (from[axis] as number));
  const length = Math.hypot(...along);
  return { from: from as [number, number, number], towards: along.map((v) => v / length) as [number, number, number] };
});

/** The nearest of all triangles, tried one by one. */
function nearestByHand(triangles: Float32Array, from: readonly number[], towards: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k < triangles.length; k += 9) {
    const [a, b, c] = [0, 3, 6].map((o) => [0, 1, 2].map((axis) => triangles[k + o + axis] as number)) as [
      number[],
      number[],
      number[],
    ];
    const u = b.map((v, i) => v - (a[i] as number));
    const w = c.map((v, i) => v - (a[i] as number));
    const p = cross(towards, w);
    const determinant = dot(u, p);
    if (Math.abs(determinant) < 1e-12) continue;
    const s = from.map((v, i) => v - (a[i] as number));
    const q = cross(s, u);
    const [first, second, distance] = [dot(s, p) / determinant, dot(towards, q) / determinant, dot(w, q) / determinant];
    if (first >= 0 && second >= 0 && first + second <= 1 && distance > 0 && distance < best) best = distance;
  }
  return best;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, v, i) => sum + v * (b[i] as number), 0);
const cross = (a: readonly number[], b: readonly number[]): number[] =>
  [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return (a[j] as number) * (b[k] as number) - (a[k] as number) * (b[j] as number);
  });

describe('the nearest metal along a ray', () => {
  const shape = metalShape(model.metals);
  const hits = createMetalHits(shape);
  const positions = (model.metals[0] as { positions: Float32Array }).positions;

  test('is the one that testing every triangle finds', () => {
    let met = 0;
    for (const { from, towards } of rays) {
      const expected = nearestByHand(positions, from, towards);
      const found = hits.nearest(...from, ...towards, 1e9);
      expect(found).toBe(Number.isFinite(expected));
      if (!found) continue;
      met++;
      expect(hits.hit.distance).toBeCloseTo(expected, 3);
    }
    expect(met).toBeGreaterThan(10);
  });

  test('faces where the ray came from with a unit normal', () => {
    let met = 0;
    for (const { from, towards } of rays) {
      if (!hits.nearest(...from, ...towards, 1e9)) continue;
      met++;
      const { normalX, normalY, normalZ } = hits.hit;
      expect(Math.hypot(normalX, normalY, normalZ)).toBeCloseTo(1, 6);
      expect(normalX * towards[0] + normalY * towards[1] + normalZ * towards[2]).toBeLessThan(0.001);
    }
    expect(met).toBeGreaterThan(10);
  });

  test('is not looked for beyond the reach', () => {
    const ray = rays.find(({ from, towards }) => hits.nearest(...from, ...towards, 1e9));
    if (ray === undefined) throw new Error('No ray meets the ring');
    expect(hits.nearest(...ray.from, ...ray.towards, 5)).toBe(false);
  });
});

test('the nearest stone by planes is the nearest by its mesh', () => {
  const hits = createGemHits(gemField(model.gems));
  const triangles = stoneTriangles(model.gems[0] as (typeof model.gems)[number]);
  let met = 0;
  for (const { from, towards } of rays) {
    const expected = nearestByHand(triangles, from, towards);
    const found = hits.nearest(...from, ...towards, 1e9);
    expect(found).toBe(Number.isFinite(expected));
    if (!found) continue;
    met++;
    expect(hits.hit.distance).toBeCloseTo(expected, 3);
  }
  expect(met).toBeGreaterThan(10);
});

test('a tree of boxes holds every item in exactly one leaf, inside its box', () => {
  const boxes = Float32Array.from({ length: 500 * 6 }, () => 0);
  for (let item = 0; item < 500; item++) {
    for (let axis = 0; axis < 3; axis++) {
      boxes[item * 6 + axis] = random() * 10;
      boxes[item * 6 + 3 + axis] = (boxes[item * 6 + axis] as number) + random();
    }
  }
  const { bounds, links, order } = buildBoxTree(boxes);
  const seen: number[] = [];
  for (let node = 0; node < links.length / 2; node++) {
    const [first, count] = [links[node * 2] as number, links[node * 2 + 1] as number];
    for (let place = first; place < first + count; place++) {
      const item = order[place] as number;
      seen.push(item);
      for (let axis = 0; axis < 3; axis++) {
        expect(boxes[item * 6 + axis] as number).toBeGreaterThanOrEqual(bounds[node * 6 + axis] as number);
        expect(boxes[item * 6 + 3 + axis] as number).toBeLessThanOrEqual(bounds[node * 6 + 3 + axis] as number);
      }
    }
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, item) => item));
});
