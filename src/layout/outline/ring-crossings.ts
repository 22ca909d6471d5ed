import { snap } from './snap.ts';

/** Where one stretch of a ring crosses another. */
export interface RingCrossing {
  /** Share of the way along the stretch, 0…1. */
  readonly along: number;
  /** Index of the crossing stretch (from point `other` to the next). */
  readonly other: number;
  readonly otherAlong: number;
  readonly x: number;
  readonly y: number;
}

/** All places where a closed ring (x, y in turn) crosses itself, by stretch, in the order in which one meets them. */
export function ringCrossings(ring: Float64Array): ReadonlyMap<number, readonly RingCrossing[]> {
  const found = new Map<number, RingCrossing[]>();
  const note = (segment: number, crossing: RingCrossing): void => {
    const list = found.get(segment);
    if (list) list.push(crossing);
    else found.set(segment, [crossing]);
  };
  for (const [i, j] of overlappingPairs(ring)) {
    const crossing = crossingOf(ring, i, j);
    if (!crossing) continue;
    note(i, crossing);
    note(j, { ...crossing, along: crossing.otherAlong, other: i, otherAlong: crossing.along });
  }
  for (const list of found.values()) list.sort((a, b) => a.along - b.along);
  return found;
}

/** Stretches that are no neighbours and lie above one another in x, in order: only these can cross. */
function overlappingPairs(ring: Float64Array): readonly (readonly [number, number])[] {
  const count = ring.length / 2;
  const from = new Float64Array(count);
  const to = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    const [ax, bx] = [ring[2 * i] as number, ring[(2 * i + 2) % ring.length] as number];
    [from[i], to[i]] = ax < bx ? [ax, bx] : [bx, ax];
  }
  const byStart = Array.from(from.keys()).sort((a, b) => (from[a] as number) - (from[b] as number));
  const pairs: (readonly [number, number])[] = [];
  byStart.forEach((a, place) => {
    for (let k = place + 1; k < count; k += 1) {
      const b = byStart[k] as number;
      if ((from[b] as number) > (to[a] as number)) break;
      const [i, j] = a < b ? [a, b] : [b, a];
      if (j > i + 1 && !(i === 0 && j === count - 1)) pairs.push([i, j]);
    }
  });
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

function crossingOf(ring: Float64Array, i: number, j: number): RingCrossing | undefined {
  const a = 2 * i;
  const b = (a + 2) % ring.length;
  const c = 2 * j;
  const d = (c + 2) % ring.length;
  const [ax, ay, bx, by] = [ring[a] as number, ring[a + 1] as number, ring[b] as number, ring[b + 1] as number];
  const [cx, cy, dx, dy] = [ring[c] as number, ring[c + 1] as number, ring[d] as number, ring[d + 1] as number];
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return undefined;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return undefined;
  const sine = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (sine === 0) return undefined;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / sine;
  const otherAlong = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / sine;
  // Half-open, so that a crossing in a shared point is met once.
  if (along < 0 || along >= 1 || otherAlong < 0 || otherAlong >= 1) return undefined;
  return { along, other: j, otherAlong, x: snap(ax + (bx - ax) * along), y: snap(ay + (by - ay) * along) };
}
