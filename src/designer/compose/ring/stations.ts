import { clamp, roundToStep } from '#shared/units.ts';
import type { Part } from '#spec/part-registry.ts';
import { stoneInTurn } from '#spec/in-turn.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import { degrees, pavilionMm } from '../../proportions/ring/ring.ts';
import { headPart } from './head-part.ts';

/** What stones in collars stand on. */
export interface StationHost {
  readonly on: string;
  readonly outerRadiusMm: number;
  readonly thicknessMm: number;
}

/** The most collars that a band has room for. */
const MOST = 24;

/** Middle to middle of two collars, over the width of the stone: the gap is one and a half stones. */
const APART = 2.5;

/** Girdle above the metal, and culet off the skin. */
const ABOVE_METAL_MM = 0.5;
const OFF_SKIN_MM = 0.6;

/** Collars at even steps over the top of a band, the middle of the row at twelve o'clock. */
export function stationParts(
  row: { readonly holds: string; readonly inTurn?: string },
  stone: Stone,
  count: number,
  host: StationHost,
  alloy: AlloyId,
): Readonly<Record<string, Part>> {
  const places = Math.min(MOST, count);
  const widthMm = stoneWidthMm(stone);
  const stepDeg = clamp(degrees(APART * widthMm, host.outerRadiusMm), 6, 300 / Math.max(1, places - 1));
  const base = Math.max(OFF_SKIN_MM, host.thicknessMm + ABOVE_METAL_MM - pavilionMm(stone.shape, widthMm));
  return Object.fromEntries(
    Array.from({ length: places }, (_, index) => {
      const aroundDeg = roundToStep((index - (places - 1) / 2) * stepDeg, 0.5);
      const place = { on: host.on, aroundDeg, baseHeightMm: roundToStep(base, 0.1) };
      return [`station-${index + 1}`, headPart(stoneInTurn(row, index), stone, { head: 'bezel' }, place, alloy)];
    }),
  );
}
