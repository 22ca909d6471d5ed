import { besideClawMm } from './claw-room.ts';
import type { DrawnHaloLine, HaloLine } from './halo-line.ts';

/** Stones of one size around a line that claws pass. */
export interface HaloStones {
  readonly count: number;
  readonly meleeMm: number;
  readonly gapMm: number;
  /** Diameter of the claws; 0 for a bezel. */
  readonly clawMm: number;
}

/** Two stones never stand closer, even to make room for a claw (taste, section 2). */
const LEAST_GAP_MM = 0.08;

/** How the stones share the stretches between the claws; undefined when some claw would stand before a stone. */
export function haloShares(line: HaloLine, count: number): readonly number[] | undefined {
  const shares = line.stretchesMm.map((stretch) => Math.round((count * stretch) / line.lengthMm));
  const given = shares.reduce((sum, stones) => sum + stones, 0);
  return given === count && !shares.includes(0) && areEven(line, shares) ? shares : undefined;
}

/** A halo is uneven when the stones of one stretch stand this much closer than those of another. */
const UNEVEN_RATIO = 1.16;

function areEven(line: HaloLine, shares: readonly number[]): boolean {
  return unevenness(line, shares) <= UNEVEN_RATIO;
}

/** The widest pitch of a stretch over the tightest. */
export function unevenness({ stretchesMm }: HaloLine, shares: readonly number[]): number {
  const pitches = stretchesMm.map((stretch, index) => stretch / (shares[index] ?? 1));
  return pitches.length === 0 ? 1 : Math.max(...pitches) / Math.min(...pitches);
}

/**
 * How near a share is to a tie, from 0 (far) to 1: at a tie the slightest play would move a stone to the next stretch.
 */
export function tieOf(line: HaloLine, count: number): number {
  const off = line.stretchesMm.map((stretch) => Math.abs(((count * stretch) / line.lengthMm) % 1) - 0.5);
  return Math.max(0, ...off.map((tie) => 1 - Math.abs(tie) / TIE_ROOM));
}

/** Stretches are known to about this fraction of a stone. */
const TIE_ROOM = 0.12;

/** From a claw to the middle of the stone beside it: half an even step, or what the claw needs. */
export function firstStoneMm(stones: HaloStones, stretchMm: number, share: number): number {
  const even = stretchMm / (2 * share);
  if (share < 2) return even;
  const widest = (stretchMm - (share - 1) * (stones.meleeMm + LEAST_GAP_MM)) / 2;
  const needed = besideClawMm(stones.clawMm, stones.meleeMm, stones.gapMm + stones.meleeMm / 2);
  return Math.max(even, Math.min(widest, needed));
}

/** The tightest and the loosest gap between two stones, straight across, the gaps at the claws left out. */
export function gapsOf(
  line: DrawnHaloLine,
  stones: HaloStones,
): { readonly tightMm: number; readonly looseMm: number } {
  const runs = runsOf(line, stones);
  let [tightMm, looseMm] = [Infinity, -Infinity];
  for (const run of runs) {
    for (let index = 0; index + 1 < run.length; index += 1) {
      const [from, to] = [line.pointAt(run[index] ?? 0), line.pointAt(run[index + 1] ?? 0)];
      const gap = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2) - stones.meleeMm;
      tightMm = Math.min(tightMm, gap);
      looseMm = Math.max(looseMm, gap);
    }
  }
  return { tightMm, looseMm };
}

/** Places of the stones along the line, one run a stretch; without claws one run all around. */
function runsOf(line: DrawnHaloLine, stones: HaloStones): readonly (readonly number[])[] {
  const shares = line.stretchesMm.length > 0 ? haloShares(line, stones.count) : undefined;
  if (!shares) {
    const pitch = line.lengthMm / stones.count;
    return [Array.from({ length: stones.count + 1 }, (_, index) => (index + 0.5) * pitch)];
  }
  return line.stretchesMm.map((stretch, index) => {
    const share = shares[index] ?? 1;
    const first = firstStoneMm(stones, stretch, share);
    const pitch = share > 1 ? (stretch - 2 * first) / (share - 1) : 0;
    const from = line.clawsAtMm[index] ?? 0;
    return Array.from({ length: share }, (_, stone) => from + first + stone * pitch);
  });
}
