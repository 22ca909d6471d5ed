import { type DepthBuffer, depthAt } from './depth-buffer.ts';
import type { Segments } from './segments.ts';

/** A line as it is drawn: points in pixels, and whether the background lies beside it. */
export interface VisibleLine {
  /** x, y in turn. */
  readonly points: number[];
  readonly outer: boolean;
}

/** Distance between two depth samples, in pixels. */
const STEP = 1.5;
/** How far beside a line its surroundings are sampled. */
const ASIDE = 1.4;
/** A surface hides a line only when it is nearer by more than this, which is about the accuracy of the bench. */
const SLACK_MM = 0.12;
/** Shorter remains are dropped. */
const SHORTEST_PX = 3.5;
/** Gaps of up to this many samples are bridged. */
const BRIDGED = 2;

/** The visible parts of a line, split where it starts or stops being the outline of the piece. */
export function visibleLines(buffer: DepthBuffer, segments: Segments, chain: readonly number[]): VisibleLine[] {
  const samples = samplesAlong(buffer, segments, chain);
  bridgeGaps(samples.states);
  const lines: VisibleLine[] = [];
  let start = 0;
  while (start < samples.states.length) {
    const state = samples.states[start] as number;
    let end = start;
    while (end + 1 < samples.states.length && samples.states[end + 1] === state) end++;
    if (state !== HIDDEN) {
      // One sample of overlap keeps the parts of one line together.
      const points = samples.points.slice(Math.max(0, start - 1) * 2, (end + 2) * 2);
      if (lengthOf(points) >= SHORTEST_PX) lines.push({ points, outer: state === OUTER });
    }
    start = end + 1;
  }
  return lines;
}

const HIDDEN = 0;
const INNER = 1;
const OUTER = 2;

function samplesAlong(buffer: DepthBuffer, { places, outward }: Segments, chain: readonly number[]) {
  const points: number[] = [];
  const states: number[] = [];
  for (let k = 0; k + 1 < chain.length; k++) {
    const a = chain[k] as number;
    const b = chain[k + 1] as number;
    const [ax, ay, az] = [places[a * 3] as number, places[a * 3 + 1] as number, places[a * 3 + 2] as number];
    const [bx, by, bz] = [places[b * 3] as number, places[b * 3 + 1] as number, places[b * 3 + 2] as number];
    const length = Math.hypot(bx - ax, by - ay);
    const steps = Math.max(1, Math.round(length / STEP));
    const sideX = length === 0 ? 0 : (ay - by) / length;
    const sideY = length === 0 ? 0 : (bx - ax) / length;
    const outX = outward[a * 2] as number;
    const outY = outward[a * 2 + 1] as number;
    const last = k + 2 === chain.length ? steps : steps - 1;
    for (let step = 0; step <= last; step++) {
      const t = step / steps;
      const x = ax + (bx - ax) * t;
      const y = ay + (by - ay) * t;
      const z = az + (bz - az) * t;
      points.push(x, y);
      states.push(outX === 0 && outY === 0 ? eitherSide(x, y, z, sideX, sideY) : outside(x, y, z, outX, outY));
    }
  }
  return { points, states };

  /** An edge is seen when either of its sides is. */
  function eitherSide(x: number, y: number, z: number, sideX: number, sideY: number): number {
    const left = depthAt(buffer, x + sideX * ASIDE, y + sideY * ASIDE);
    const right = depthAt(buffer, x - sideX * ASIDE, y - sideY * ASIDE);
    if (left < z - SLACK_MM && right < z - SLACK_MM) return HIDDEN;
    return left === Number.POSITIVE_INFINITY || right === Number.POSITIVE_INFINITY ? OUTER : INNER;
  }

  /** A contour is seen when nothing stands before it just outside the surface that it bounds. */
  function outside(x: number, y: number, z: number, outX: number, outY: number): number {
    const beside = depthAt(buffer, x + outX * ASIDE, y + outY * ASIDE);
    if (beside < z - SLACK_MM) return HIDDEN;
    return beside === Number.POSITIVE_INFINITY ? OUTER : INNER;
  }
}

function bridgeGaps(states: number[]): void {
  for (let k = 1; k < states.length; k++) {
    const before = states[k - 1] as number;
    if (states[k] === before) continue;
    let end = k;
    while (end < states.length && states[end] !== before && end - k < BRIDGED) end++;
    if (end < states.length && states[end] === before) states.fill(before, k, end);
  }
}

function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let k = 2; k < points.length; k += 2) {
    length += Math.hypot(
      (points[k] as number) - (points[k - 2] as number),
      (points[k + 1] as number) - (points[k - 1] as number),
    );
  }
  return length;
}
