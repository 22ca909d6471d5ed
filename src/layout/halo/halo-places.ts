import { firstStoneMm, haloShares, stretchesBetween } from './halo-shares.ts';
import type { ProngInHalo } from './prong-in-halo.ts';
import type { StoneLine } from './stone-line.ts';

/** Where the stones of a halo stand along their line, in order; each with the width of the gap that follows it. */
export interface HaloPlaces {
  readonly stonesAt: readonly number[];
  /** Girdle to girdle, after each stone. */
  readonly gapsMm: readonly number[];
  /** Whether a prong stands in the gap after each stone. */
  readonly prongAfter: readonly boolean[];
  /** False when some prong stands before a stone, because no count of stones fits all stretches between the prongs. */
  readonly closes: boolean;
}

/**
 * Spreads the stones of a halo evenly, with a gap rather than a stone behind every prong. Each stretch
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
  const atMm = sorted.map(({ at }) => at);
  const stretchesMm = stretchesBetween(atMm, line.lengthMm);
  const shares = haloShares(stretchesMm, line.lengthMm, count, stoneMm);
  if (!shares) return evenly(line, count, stoneMm, startAt, sorted.length === 0);
  const stonesAt: number[] = [];
  const prongAfter: boolean[] = [];
  sorted.forEach((prong, i) => {
    const [stretch, stones] = [stretchesMm[i] as number, shares[i] as number];
    const first = firstStoneMm(prong, stretch, stones, stoneMm);
    const pitch = stones > 1 ? (stretch - 2 * first) / (stones - 1) : 0;
    for (let k = 0; k < stones; k += 1) {
      stonesAt.push(prong.at + (stones > 1 ? first + k * pitch : stretch / 2));
      prongAfter.push(k === stones - 1);
    }
  });
  return { stonesAt, prongAfter, gapsMm: gapsOf(stonesAt, line, stoneMm), closes: true };
}

function evenly(line: StoneLine, count: number, stoneMm: number, startAt: number, closes: boolean): HaloPlaces {
  const pitch = line.lengthMm / count;
  const stonesAt = Array.from({ length: count }, (_, i) => startAt + i * pitch);
  return { stonesAt, prongAfter: stonesAt.map(() => false), gapsMm: gapsOf(stonesAt, line, stoneMm), closes };
}

function gapsOf(stonesAt: readonly number[], line: StoneLine, stoneMm: number): readonly number[] {
  return stonesAt.map((at, i) => {
    const next = stonesAt[(i + 1) % stonesAt.length] as number;
    const [ax, ay] = line.at(at).point;
    const [bx, by] = line.at(next).point;
    return Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) - stoneMm;
  });
}
