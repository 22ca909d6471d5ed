import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';

type Ground = PartOf<'motif'>['ground'];

/** Points around a ground. */
const AROUND = 120;

/** The tip of a drop is rounded with this share of its width. */
const TIP_SHARE = 0.07;

/**
 * The outline of a disc or frame in mm, counter-clockwise, its box centred on the origin. All of them are convex, so
 * that what is fitted into them is held from three sides.
 */
export function groundOutline(ground: Ground, widthMm: number, heightMm: number): readonly Point2[] {
  if (ground === 'drop') return drop(widthMm, heightMm);
  return Array.from({ length: AROUND }, (_, index): Point2 => {
    const angle = (2 * Math.PI * index) / AROUND;
    return [(widthMm / 2) * Math.cos(angle), (heightMm / 2) * Math.sin(angle)];
  });
}

/** A circle below, a small one above, and the two straight lines that touch both. */
function drop(widthMm: number, heightMm: number): readonly Point2[] {
  const belly = widthMm / 2;
  const tip = Math.min(TIP_SHARE * widthMm, belly);
  const apart = Math.max(0.01, heightMm - belly - tip);
  const turn = Math.asin(Math.min(1, (belly - tip) / apart));
  const [low, high] = [-heightMm / 2 + belly, heightMm / 2 - tip];
  const arc = (radius: number, y: number, from: number, to: number, count: number): Point2[] =>
    Array.from({ length: count + 1 }, (_, step): Point2 => {
      const angle = from + ((to - from) * step) / count;
      return [radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const tipSteps = 12;
  return [
    ...arc(tip, high, turn, Math.PI - turn, tipSteps),
    ...arc(belly, low, Math.PI - turn, 2 * Math.PI + turn, AROUND - tipSteps),
  ];
}
