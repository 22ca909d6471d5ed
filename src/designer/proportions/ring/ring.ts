import { clamp, roundToStep } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { type BuiltCutId, builtCuts, type StoneSize } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

/** A tapering hoop, in mm. */
export interface ShankMeasures {
  readonly shoulderWidthMm: number;
  readonly palmWidthMm: number;
  readonly shoulderThicknessMm: number;
  readonly palmThicknessMm: number;
}

/** Shoulder width over stone width across the finger: narrower looks weak under its stone, broader hides it. */
const shoulderRatio = { slim: tasteRules.bandCarriesStone.least, usual: 0.32, broad: 0.36 } as const;

/** Of the shoulder. From the least on, the palm stays as wide as a band needs not to bend. */
const SHOULDER_MM = { least: 1.9, most: 3 };

/** Narrowest palm that does not bend. */
const PALM_WIDTH_MM = makingRules.shank.widthMinMm.limit;

/** Palm over shoulder width: a visible taper. */
const PALM_RATIO = 0.8;

/** Thickness at the shoulder, from the least that carries a stone, and at the palm. */
const shoulderThicknessMm = { slim: makingRules.shank.shoulderThicknessMinMm.limit, usual: 1.8, broad: 1.9 } as const;
const PALM_THICKNESS_MM = makingRules.shank.palmThicknessPreferredMm.limit;

/** What words of size make of it: a slim one is as narrow as carries its stone, a chunky one broader than any other. */
const BROADER_MM = { slim: -0.4, usual: 0, chunky: 1.4 } as const;
const BROADEST_MM = { ...BROADER_MM, slim: 0, chunky: 1.2 } as const;
const CHUNKIER_MM = { slim: 0, usual: 0, chunky: 0.3 } as const;

/** A hoop that a budget makes heavier also grows in height, by this much a step. */
const THICKER_MM = { step: 0.05, most: 0.3 };

/**
 * The hoop for a stone of a width across the finger; every step of richness, and of heft beyond it, adds a tenth of a
 * millimetre.
 */
export function shankFor(
  acrossMm: number,
  width: RingLook['width'],
  richness: number,
  { heft, style }: Pick<PieceWish, 'heft' | 'style'>,
): ShankMeasures {
  const { metal } = style.size;
  const grown = (clamp(richness, -2, 3) + heft) * 0.1 + BROADER_MM[metal];
  const usual = clamp(shoulderRatio[width] * acrossMm, SHOULDER_MM.least, SHOULDER_MM.most);
  // Even the sparest band stays as wide as its stone needs.
  const narrowest = metal === 'slim' ? PALM_WIDTH_MM : SHOULDER_MM.least;
  const least = clamp(shoulderRatio.slim * acrossMm, narrowest, SHOULDER_MM.most);
  const shoulder = clamp(usual + grown, least, SHOULDER_MM.most + BROADEST_MM[metal]);
  const thicker = clamp(heft * THICKER_MM.step, 0, THICKER_MM.most) + CHUNKIER_MM[metal];
  return shankOfWidth(roundToStep(shoulder, 0.1), roundToStep(shoulderThicknessMm[width] + thicker, 0.1));
}

/** A hoop of a given shoulder width, tapering toward the palm. */
export function shankOfWidth(shoulderWidthMm: number, thicknessMm: number): ShankMeasures {
  const palm = Math.max(PALM_RATIO * shoulderWidthMm, Math.min(PALM_WIDTH_MM, shoulderWidthMm));
  return {
    shoulderWidthMm,
    palmWidthMm: roundToStep(palm, 0.1),
    shoulderThicknessMm: thicknessMm,
    palmThicknessMm: Math.min(thicknessMm, Math.max(PALM_THICKNESS_MM, roundToStep(0.85 * thicknessMm, 0.1))),
  };
}

/** A hoop with what was said of its width and thickness all around it; a taper that was asked for stays. */
export function asSaid(
  open: ShankMeasures,
  said: { readonly bandWidthMm?: number; readonly thicknessMm?: number },
  tapered: boolean,
): ShankMeasures {
  const { bandWidthMm = open.shoulderWidthMm, thicknessMm = open.shoulderThicknessMm } = said;
  const tapering = shankOfWidth(bandWidthMm, thicknessMm);
  return {
    ...tapering,
    palmWidthMm: said.bandWidthMm === undefined || tapered ? tapering.palmWidthMm : bandWidthMm,
    palmThicknessMm: said.thicknessMm ?? tapering.palmThicknessMm,
  };
}

/** A band of one width all around, as wedding bands are. */
export function evenBand(widthMm: number, thicknessMm: number): ShankMeasures {
  return {
    shoulderWidthMm: widthMm,
    palmWidthMm: widthMm,
    shoulderThicknessMm: thicknessMm,
    palmThicknessMm: thicknessMm,
  };
}

/** Finger to culet: as near as comfort allows, just above the shank, or with air and light under the stone. */
export const baseHeightMm = { low: 0.7, standard: 2, high: 3.6 } as const;

/** Width of a stone across the finger and its length along it. */
export function acrossAndAlong(
  stone: StoneSize,
  across: boolean,
): { readonly acrossMm: number; readonly alongMm: number } {
  return across
    ? { acrossMm: stone.lengthMm, alongMm: stone.widthMm }
    : { acrossMm: stone.widthMm, alongMm: stone.lengthMm };
}

/**
 * Depth from girdle to culet, by the proportions of the cut; where the table gives none, what crown and girdle leave of
 * the depth.
 */
export function pavilionMm(shape: BuiltCutId, widthMm: number): number {
  const { depthPct, proportions } = builtCuts[shape];
  const pct = proportions.pavilionDepthPct ?? depthPct - proportions.crownHeightPct - proportions.girdlePct;
  return (widthMm * pct) / 100;
}

/** Whole depth of a stone, from table to culet. */
export function depthMm(stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm' | 'depthMm'>): number {
  return stone.depthMm ?? (stoneWidthMm(stone) * builtCuts[stone.shape].depthPct) / 100;
}

/** Height from girdle to table. */
export function crownMm(shape: BuiltCutId, widthMm: number): number {
  return (widthMm * builtCuts[shape].proportions.crownHeightPct) / 100;
}

/**
 * Rise of cathedral arches above the shoulder, at most 4 mm and ending below the girdle; undefined where the head
 * stands too low for arches.
 */
export function cathedralRiseMm(girdleAboveFingerMm: number, shoulderThickness: number): number | undefined {
  const rise = roundToStep(girdleAboveFingerMm - shoulderThickness - 0.6, 0.1);
  return rise < 1.2 ? undefined : Math.min(4, rise);
}

/** Where a split shank opens, and how far: about half as wide as the stone that it frames. */
export function splitFor(acrossMm: number): { readonly opensAtDeg: number; readonly openingMm: number } {
  return { opensAtDeg: 45, openingMm: roundToStep(clamp(0.5 * acrossMm, 1.6, 4.5), 0.1) };
}

/** The angle that an arc spans, in degrees. */
export function degrees(arcMm: number, radiusMm: number): number {
  return (arcMm / radiusMm) * (180 / Math.PI);
}
