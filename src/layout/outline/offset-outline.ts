import type { Point2 } from './point.ts';
import { type OffsetRays, offsetRays } from './offset-rays.ts';
import { signedArea } from './outlines.ts';
import { snapped } from './snap.ts';
import { type TrimmedRing, trimOffset } from './trim-offset.ts';

/** On a grid of 1e-6 mm a smaller offset has no shape, so it counts as zero. */
const LEAST_OFFSET_MM = 1e-5;

/**
 * An outline at a distance, as a goldsmith scribes it with dividers: positive outwards, whichever way the outline runs.
 * Tips stay sharp inwards and become round outwards; clefts do the opposite. What would lie closer to the outline than
 * the distance is dropped, so the offset never crosses itself. Empty when an inset leaves nothing.
 */
export function offsetOutline(outline: readonly Point2[], distanceMm: number): readonly Point2[] {
  const left = signedArea(outline) > 0 === distanceMm < 0;
  const ring = ringAt(offsetRays(outline, left ? 'left' : 'right'), Math.abs(distanceMm));
  return ring ? outlinePoints(ring.points) : [];
}

/** The ring that the rays end in at a distance (mm, not negative); undefined when nothing is left. */
export function ringAt(rays: OffsetRays, distanceMm: number): TrimmedRing | undefined {
  const mm = distanceMm < LEAST_OFFSET_MM ? 0 : distanceMm;
  const raw = new Float64Array(rays.points.length);
  for (let i = 0; i < raw.length; i += 1) raw[i] = (rays.points[i] as number) + mm * (rays.directions[i] as number);
  return trimOffset(snapped(raw), snapped(rays.points.slice()), mm);
}

/** (x, y) pairs as points. */
export function outlinePoints(pairs: Float64Array): Point2[] {
  return Array.from(
    { length: pairs.length / 2 },
    (_, i): Point2 => [pairs[2 * i] as number, pairs[2 * i + 1] as number],
  );
}
