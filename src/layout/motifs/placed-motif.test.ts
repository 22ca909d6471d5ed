import { describe, expect, test } from 'vitest';
import { drawnMotifs, motifGrounds } from '#spec/parts/motif.ts';
import { type PartOf, partSchema } from '#spec/part-registry.ts';
import { outlineBox, radiusAt } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';
import { groundOutline } from './ground.ts';
import { figureRatio, placeMotif, reachOf } from './placed-motif.ts';
import { motifFigures } from './registry.ts';

const works = ['silhouette', 'relief', 'pierced'] as const;

function motif(measures: Partial<PartOf<'motif'>>): PartOf<'motif'> {
  return partSchema.parse({ kind: 'motif', ...measures }) as PartOf<'motif'>;
}

/** Whether two stretches of outline cross in their middles. */
function cross(a: Point2, b: Point2, c: Point2, d: Point2): boolean {
  const side = (p: Point2, q: Point2, r: Point2) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function crossings(outline: readonly Point2[]): number {
  const at = (i: number): Point2 => outline[i % outline.length] as Point2;
  let count = 0;
  for (let i = 0; i < outline.length; i += 1) {
    for (let j = i + 2; j < outline.length - (i === 0 ? 1 : 0); j += 1) {
      if (cross(at(i), at(i + 1), at(j), at(j + 1))) count += 1;
    }
  }
  return count;
}

describe.each(drawnMotifs)('the drawing of %s', (figure) => {
  test.each(works)('has no line that crosses itself at 18 mm: %s', (work) => {
    // A drawing is stretched only by hand.
    const widthMm = work === 'silhouette' ? 18 / figureRatio(figure) : 18;
    const { elements } = placeMotif(motif({ figure, work, widthMm, heightMm: 18 }));
    for (const { outline, windows } of elements) {
      for (const contour of [outline, ...windows]) expect(crossings(contour)).toBe(0);
    }
  });

  test('cut out it has the measures of its part, and what hangs hangs from metal above its middle', () => {
    const widthMm = 20 / figureRatio(figure);
    const placed = placeMotif(motif({ figure, widthMm, heightMm: 20 }));
    const { minimum, maximum } = outlineBox(placed.elements.flatMap(({ outline }) => outline));
    expect(maximum[0] - minimum[0]).toBeCloseTo(widthMm, 1);
    expect(maximum[1]).toBeCloseTo(10, 1);
    expect(minimum[1]).toBeCloseTo(-10, 1);
    // Hung far from its middle it would not hang straight.
    expect(Math.abs(minimum[0] + maximum[0]) / 2).toBeLessThan(0.13 * widthMm);
    const isHung = motifFigures[figure].hangX !== undefined;
    // The bail of a butterfly stands between its wings.
    expect(radiusAt(reachOf(placed), Math.PI / 2)).toBeGreaterThan(isHung ? 6 : 0);
  });

  test('raised it keeps clear of the rim, sawn out it grows into the border on three sides', () => {
    for (const ground of motifGrounds) {
      const outline = groundOutline(ground, 20, ground === 'round' ? 20 : 28);
      const farthest = (work: 'relief' | 'pierced') => {
        const placed = placeMotif(motif({ figure, work, ground, widthMm: 20, heightMm: ground === 'round' ? 20 : 28 }));
        const points = placed.elements.flatMap((element) => element.outline);
        return outline.map(([ax, ay], i) => {
          const [bx, by] = outline[(i + 1) % outline.length] as Point2;
          const length = Math.hypot(bx - ax, by - ay);
          const inside = points.map(([x, y]) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
          return { angle: Math.atan2(ax - bx, by - ay), awayMm: Math.min(...inside), rimMm: placed.ground?.rimMm ?? 0 };
        });
      };
      for (const { awayMm, rimMm } of farthest('relief')) expect(awayMm).toBeGreaterThan(rimMm + 0.3);
      const held = farthest('pierced').filter(({ awayMm, rimMm }) => awayMm < rimMm - 0.15);
      const angles = held.map(({ angle }) => angle).toSorted((a, b) => a - b);
      const gaps = angles.map((angle, i) => (angles[i + 1] ?? (angles[0] as number) + 2 * Math.PI) - angle);
      // Held on one side only, it could be bent out of its frame.
      expect(Math.max(...gaps)).toBeLessThan(Math.PI + 0.2);
      for (const { awayMm } of held) expect(awayMm).toBeGreaterThan(0);
    }
  });
});

const ringed = drawnMotifs.filter((figure) =>
  motifFigures[figure].draw(false).some((element) => element.as === 'field' && element.windows.length > 0),
);

test.each(ringed)('rings and inner lines of %s cast at the least size of every work', (figure) => {
  const { draw, leastHeightMm } = motifFigures[figure];
  for (const work of works) {
    const scale = leastHeightMm[work] / 100;
    const borders = draw(work === 'relief').flatMap((element) => {
      if (element.as === 'stroke') return [];
      const { outline, windows } = element;
      const away = ([x, y]: Point2) => Math.min(...outline.map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
      return windows.map((window) => Math.min(...window.map(away)));
    });
    expect(Math.min(...borders) * scale).toBeGreaterThan(work === 'relief' ? 0.45 : 0.75);
  }
});
