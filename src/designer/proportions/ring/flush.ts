import type { Stone } from '#spec/stone.ts';
import { type GemId, gems, settingClasses } from '#spec/tables/gems.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { depthMm } from './ring.ts';

/** Metal beside a sunk stone: a share of its width, and never less than the hammer needs. */
export function besideFlushMm(stoneMm: number): number {
  const { metalAroundMinRatio, metalAroundMinMm } = makingRules.flush;
  return Math.max(metalAroundMinRatio.limit * stoneMm, metalAroundMinMm.limit);
}

/** Metal that stays under a sunk stone's culet, with a little for the setter. */
const UNDER_MM = makingRules.pave.metalBelowStoneMm.limit + 0.02;

/** Brittle and soft stones do not survive the hammer (gem table). */
export function survivesFlush(gem: GemId): boolean {
  return !settingClasses[gems[gem].settingClass].forbidden.includes('flush');
}

/** Whether a stone can be sunk into metal of a thickness and a width until its table lies level. */
export function canBeSunk(stone: Stone, thicknessMm: number, acrossMm: number): boolean {
  if (!survivesFlush(stone.gem)) return false;
  const room =
    acrossMm - stone.lengthMm >= 2 * Math.max(0.5, makingRules.flush.metalAroundMinRatio.limit * stone.lengthMm);
  return room && depthMm(stone) + UNDER_MM <= thicknessMm;
}

/** Width of the largest round stone that can be sunk into metal of a thickness. */
export function largestSunkMm(thicknessMm: number): number {
  return (thicknessMm - UNDER_MM) / 0.62;
}
