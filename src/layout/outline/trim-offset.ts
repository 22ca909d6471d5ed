import { type RingCrossing, ringCrossings } from './ring-crossings.ts';

/** An offset ring without self-crossing, and which of its points each ray of the raw offset ends in. */
export interface TrimmedRing {
  /** x, y in turn. */
  readonly points: Float64Array;
  readonly pointOfRay: Int32Array;
}

/** Share of the distance by which a point may lie too close to the source and still count as offset. */
const CLOSENESS_SLACK = 1e-3;

/**
 * Cuts the loops off a raw offset: walks along it from a place that is far enough from the source and, where it crosses
 * itself, turns into the crossing stretch; what was jumped over ends in that crossing. Of several separate pieces (an
 * hourglass that has parted) the largest is kept. Undefined when nothing is left at this distance.
 * @param raw x, y in turn, snapped.
 * @param source the contour before it was offset.
 */
export function trimOffset(raw: Float64Array, source: Float64Array, distanceMm: number): TrimmedRing | undefined {
  const crossings = ringCrossings(raw);
  const walked = new Set<string>();
  const limit = Math.max(0, distanceMm * (1 - CLOSENESS_SLACK) - 1e-6);
  // A loop that runs the other way is inside out and is dropped.
  const direction = Math.sign(ringArea(source));
  let best: TrimmedRing | undefined;
  let bestArea = 0;
  for (const start of stretches(raw.length / 2, crossings)) {
    if (walked.has(stretchKey(start.segment, start.from)) || !isClear(raw, source, start, limit)) continue;
    const ring = walk(raw, crossings, start, walked);
    if (!ring || ring.points.length < 6) continue;
    const area = direction * ringArea(ring.points);
    if (area > bestArea) [best, bestArea] = [ring, area];
    if (crossings.size === 0) break;
  }
  return best;
}

type Crossings = ReadonlyMap<number, readonly RingCrossing[]>;

/** A part of a segment between two crossings; `from` and `to` are shares of the segment. */
interface Stretch {
  readonly segment: number;
  readonly from: number;
  readonly to: number;
}

const stretchKey = (segment: number, from: number): string => `${segment}:${from}`;

function* stretches(count: number, crossings: Crossings): Generator<Stretch> {
  for (let segment = 0; segment < count; segment += 1) {
    let from = 0;
    for (const { along } of crossings.get(segment) ?? []) {
      if (along > from) yield { segment, from, to: along };
      from = along;
    }
    yield { segment, from, to: 1 };
  }
}

/** Walks from the beginning of a stretch around to it again; undefined when the way leads elsewhere. */
function walk(raw: Float64Array, crossings: Crossings, start: Stretch, walked: Set<string>): TrimmedRing | undefined {
  const count = raw.length / 2;
  const trace = new Trace(count);
  let { segment, from: along } = start;
  let advanced = 0;
  for (;;) {
    walked.add(stretchKey(segment, along));
    const crossing = crossings.get(segment)?.find((candidate) => candidate.along > along);
    const next = crossing ? crossing.other : (segment + 1) % count;
    const steps = (next - segment + count) % count;
    const [x, y] = crossing ? [crossing.x, crossing.y] : [raw[2 * next] as number, raw[2 * next + 1] as number];
    trace.arrive(x, y, segment, steps);
    advanced += steps;
    [segment, along] = [next, crossing ? crossing.otherAlong : 0];
    if (advanced === count && segment === start.segment && along === start.from) return trace.close();
    if (advanced > count || (advanced === count && along > start.from)) return undefined;
  }
}

/** The points that a walk has reached, and which ray led to which. */
class Trace {
  private readonly points: number[] = [];
  private readonly pointOfRay: Int32Array;

  constructor(rayCount: number) {
    this.pointOfRay = new Int32Array(rayCount);
  }

  /** Takes a point in; the `steps` rays after `segment` end in it. */
  arrive(x: number, y: number, segment: number, steps: number): void {
    const last = this.points.length - 2;
    if (last < 0 || !this.isAt(last, x, y)) this.points.push(x, y);
    const point = this.points.length / 2 - 1;
    const count = this.pointOfRay.length;
    for (let k = 1; k <= steps; k += 1) this.pointOfRay[(segment + k) % count] = point;
  }

  /** The last point may be the first again. */
  close(): TrimmedRing {
    let count = this.points.length / 2;
    while (count > 1 && this.isAt(2 * count - 2, this.points[0] as number, this.points[1] as number)) count -= 1;
    return {
      points: Float64Array.from(this.points.slice(0, 2 * count)),
      pointOfRay: this.pointOfRay.map((point) => (point < count ? point : 0)),
    };
  }

  private isAt(index: number, x: number, y: number): boolean {
    const [dx, dy] = [(this.points[index] as number) - x, (this.points[index + 1] as number) - y];
    return dx * dx + dy * dy < 1e-12;
  }
}

function ringArea(points: Float64Array): number {
  let twice = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    twice += (points[i] as number) * (points[j + 1] as number) - (points[j] as number) * (points[i + 1] as number);
  }
  return twice / 2;
}

/** Whether the middle of a stretch keeps at least the distance from the source contour. */
function isClear(raw: Float64Array, source: Float64Array, { segment, from, to }: Stretch, limitMm: number): boolean {
  const next = (2 * segment + 2) % raw.length;
  const share = (from + to) / 2;
  const x = (raw[2 * segment] as number) * (1 - share) + (raw[next] as number) * share;
  const y = (raw[2 * segment + 1] as number) * (1 - share) + (raw[next + 1] as number) * share;
  for (let i = 0; i < source.length; i += 2) {
    const j = (i + 2) % source.length;
    const ax = source[i] as number;
    const ay = source[i + 1] as number;
    const ex = (source[j] as number) - ax;
    const ey = (source[j + 1] as number) - ay;
    const squared = ex * ex + ey * ey;
    const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / squared));
    const dx = x - ax - ex * t;
    const dy = y - ay - ey * t;
    if (dx * dx + dy * dy < limitMm * limitMm) return false;
  }
  return true;
}
