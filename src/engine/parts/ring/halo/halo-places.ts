import { roundToMicrometre } from '#shared/units.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { ProngGirth } from '../head/prong-girth.ts';
import type { StoneLine } from './stone-line.ts';

/** Where the stones of a halo stand along their line, in order; each with the width of the gap that follows it. */
export interface HaloPlaces {
  readonly stonesAt: readonly number[];
  /** Girdle to girdle, after each stone. */
  readonly gapsMm: readonly number[];
  /** Whether a prong stands in the gap after each stone. */
  readonly prongAfter: readonly boolean[];
  /** Whether some prong stands before a stone, because no count of stones fits all stretches between the prongs. */
  readonly closes: boolean;
}

/** A prong as the halo meets it: a place on the line and its girth. */
export interface ProngInHalo {
  readonly at: number;
  /** Girdle of the surrounded stone, inside the line by this much. */
  readonly insideMm: number;
  readonly girth: ProngGirth;
}

/** Two small stones never stand closer, even to make room for a prong (taste: melee gap 0.08 to 0.15). */
const LEAST_GAP_MM = 0.08;

/** Air between a small stone and a prong that passes it. */
const PRONG_AIR_MM = 0.03;

/**
 * Spreads the stones of a halo evenly, with a gap rather than a stone behind every prong (taste, halo). Each stretch
 * between two prongs takes its share of the stones; the gaps at the prongs are as wide as the prong needs, no wider.
 * @param startAt where a stone stands when there are no prongs to go by.
 */
export function haloPlaces(
  line: StoneLine,
  count: number,
  stoneMm: number,
  prongs: readonly ProngInHalo[],
  startAt: number,
): HaloPlaces {
  const sorted = [...prongs].sort((a, b) => a.at - b.at);
  const shares = sorted.map((prong, i) => {
    const next = sorted[(i + 1) % sorted.length] as ProngInHalo;
    const stretch = sorted.length === 1 ? line.lengthMm : wrappedLength(next.at - prong.at, line.lengthMm);
    // Rounded first: a half must fall the same way on every machine.
    return { prong, stretch, stones: Math.round(roundToMicrometre((count * stretch) / line.lengthMm)) };
  });
  const given = shares.reduce((sum, { stones }) => sum + stones, 0);
  if (shares.length === 0 || given !== count || !areEven(shares, stoneMm)) {
    return evenly(line, count, stoneMm, startAt, sorted.length === 0);
  }
  const stonesAt: number[] = [];
  const prongAfter: boolean[] = [];
  for (const { prong, stretch, stones } of shares) {
    const first = firstStone(prong, stretch, stones, stoneMm);
    const pitch = stones > 1 ? (stretch - 2 * first) / (stones - 1) : 0;
    for (let i = 0; i < stones; i += 1) {
      stonesAt.push(prong.at + (stones > 1 ? first + i * pitch : stretch / 2));
      prongAfter.push(i === stones - 1);
    }
  }
  return { stonesAt, prongAfter, gapsMm: gapsOf(stonesAt, line, stoneMm), closes: true };
}

/** Closer than this, stones touch when they are set: then a gap behind a prong is no use. */
const TOUCHING_MM = 0.05;

/** A halo is uneven when the stones of one stretch stand this much closer than those of another. */
const UNEVEN_RATIO = 1.17;

function areEven(shares: readonly { readonly stretch: number; readonly stones: number }[], stoneMm: number): boolean {
  const pitches = shares.map(({ stretch, stones }) => (stones === 0 ? Infinity : stretch / stones));
  const tightest = Math.min(...pitches);
  return tightest >= stoneMm + TOUCHING_MM && Math.max(...pitches) <= UNEVEN_RATIO * tightest;
}

function evenly(line: StoneLine, count: number, stoneMm: number, startAt: number, closes: boolean): HaloPlaces {
  const pitch = line.lengthMm / count;
  const stonesAt = Array.from({ length: count }, (_, i) => startAt + i * pitch);
  return { stonesAt, prongAfter: stonesAt.map(() => false), gapsMm: gapsOf(stonesAt, line, stoneMm), closes };
}

/** From the prong to the middle of the stone beside it: half an even step, or as much as the prong needs. */
function firstStone(prong: ProngInHalo, stretch: number, stones: number, stoneMm: number): number {
  const even = stretch / (2 * stones);
  if (stones < 2) return even;
  const widest = (stretch - (stones - 1) * (stoneMm + LEAST_GAP_MM)) / 2;
  return Math.max(even, Math.min(widest, besideProngMm(prong, stoneMm)));
}

/** Least distance along the line between a prong and the middle of a stone that clears it. */
export function besideProngMm({ girth, insideMm }: ProngInHalo, stoneMm: number): number {
  const radius = stoneMm / 2 + PRONG_AIR_MM;
  const [halfThick, halfWide] = [girth.thickMm / 2, girth.wideMm / 2];
  const axis = girth.outsideMm - halfThick;
  let needed = 0;
  for (let step = 0; step <= 24; step += 1) {
    const angle = (Math.PI * step) / 24 - Math.PI / 2;
    const out = axis + halfThick * Math.sin(angle);
    const depth = insideMm - out;
    if (Math.abs(depth) >= radius) continue;
    needed = Math.max(needed, halfWide * Math.cos(angle) + Math.sqrt(radius * radius - depth * depth));
  }
  return needed;
}

function gapsOf(stonesAt: readonly number[], line: StoneLine, stoneMm: number): readonly number[] {
  return stonesAt.map((at, i) => {
    const next = stonesAt[(i + 1) % stonesAt.length] as number;
    const [ax, ay] = line.at(at).point;
    const [bx, by] = line.at(next).point;
    return Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) - stoneMm;
  });
}

function wrappedLength(length: number, total: number): number {
  const wrapped = length - total * Math.floor(length / total);
  return wrapped === 0 ? total : wrapped;
}

/** Where a line is crossed by a ray from inside it; undefined when the ray misses it. */
export function crossingAt(
  outline: readonly Point2[],
  [px, py]: Point2,
  [dx, dy]: Point2,
): { readonly at: number; readonly awayMm: number } | undefined {
  let walked = 0;
  let found: { at: number; awayMm: number } | undefined;
  for (let i = 0; i < outline.length; i += 1) {
    const [ax, ay] = outline[i] as Point2;
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const [ex, ey] = [bx - ax, by - ay];
    const length = Math.sqrt(ex * ex + ey * ey);
    const across = dx * ey - dy * ex;
    const share = (dy * (ax - px) - dx * (ay - py)) / across;
    const awayMm = ((ax - px) * ey - (ay - py) * ex) / across;
    if (share >= 0 && share < 1 && awayMm > 0 && awayMm > (found?.awayMm ?? 0)) {
      found = { at: walked + share * length, awayMm };
    }
    walked += length;
  }
  return found;
}
