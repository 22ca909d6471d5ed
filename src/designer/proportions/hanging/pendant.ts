import { clamp, roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { chainWidthMm, makingRules } from '#spec/tables/making-rules.ts';
import type { WordedSize } from '../../wish/worded-size.ts';
import { outlineFacts, type PlateOutline } from '../../motifs/outlines/registry.ts';

/** Plates grow in half millimetres (design language). */
const STEP_MM = 0.5;

/**
 * What words of size make of a plate or a motif: an everyday pendant is 8 to 14 mm wide, a statement 18 to 28 (taste).
 */
const SIZED = { small: 0.65, dainty: 0.85, usual: 1, bold: 1.15, large: 1.45 } as const;

/** Over the usual width of what hangs or sits as one plate. */
export function sizedBy({ single }: WordedSize): number {
  return SIZED[single];
}

export interface PlateMeasures {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Measures of a plate of an outline from its width. */
export function plateOfWidth(outline: PlateOutline, widthMm: number): PlateMeasures {
  const width = Math.max(2, roundToStep(widthMm, STEP_MM));
  return { widthMm: width, heightMm: Math.max(2, roundToStep(width * outlineFacts(outline).heightRatio, STEP_MM)) };
}

/** Bail height over body: within `tasteRules.bailBelongs`, and towards its end so that the end of a chain passes. */
const BAIL_SHARE = 0.235;

/** From this height of the body a visible bail lets the chain's end pass; below it the bail is hidden. */
const VISIBLE_FROM_MM = makingRules.bailAndChain.bailInnerHeightMinMm.limit / BAIL_SHARE;

/** The least bail: it lets the finest chain through before its end is fitted. */
const LEAST_BAIL_MM = 2.4;

/** Bail width over body width, within 2.0 to 3.5 mm. */
const BAIL_WIDTH_SHARE = 0.15;

/** The bail of a plate: tapered above a tall, open or set plate; hidden behind a closed one. */
export function bailOfPlate(on: string, plate: PartOf<'plate'>, holdsStones: boolean): PartOf<'bail'> {
  const visible = plate.border > 0 || holdsStones || plate.heightMm >= VISIBLE_FROM_MM;
  if (!visible) return hiddenBail(on, plate);
  const heightMm = (BAIL_SHARE + (plate.shape === 'free' ? 0 : outlineFacts(plate.shape).cleftShare)) * plate.heightMm;
  return { ...hiddenBail(on, plate), style: 'tapered', heightMm: roundToStep(Math.max(LEAST_BAIL_MM, heightMm), 0.1) };
}

/** The bail above an open body: behind it a loop would show. */
export function bailAbove(on: string, measures: PlateMeasures): PartOf<'bail'> {
  const heightMm = roundToStep(Math.max(LEAST_BAIL_MM, BAIL_SHARE * measures.heightMm), 0.1);
  return { ...hiddenBail(on, measures), style: 'tapered', heightMm };
}

/** A bail behind a body: small ones take a loop that just lets the chain through. */
export function hiddenBail(on: string, { widthMm, heightMm }: PlateMeasures): PartOf<'bail'> {
  const hiddenMm = clamp(heightMm - 3, LEAST_BAIL_MM, makingRules.bailAndChain.bailInnerHeightMinMm.limit);
  return {
    kind: 'bail',
    on,
    style: 'hidden',
    heightMm: roundToStep(hiddenMm, 0.1),
    widthMm: roundToStep(clamp(BAIL_WIDTH_SHARE * widthMm, 2, 3.5), 0.1),
    wallMm: 0.9,
  };
}

/** A bail that is seen, on top of a body without a back. */
export function bailOnTop(on: string, measures: PlateMeasures): PartOf<'bail'> {
  const heightMm = Math.max(LEAST_BAIL_MM, BAIL_SHARE * measures.heightMm);
  return { ...hiddenBail(on, measures), style: 'tapered', heightMm: roundToStep(heightMm, 0.1) };
}

/** Links of a cable chain are a third longer than wide; the wire leaves its neighbour room. */
const LINK_RATIO = 1.35;
const WIRE_RATIO = 0.28;
const THINNEST_WIRE_MM = 0.25;

/** The chain that carries a pendant of a weight; within that a tenth as wide as the pendant. */
export function pendantChain(
  through: string,
  pendantGrams: number,
  widthMm: number,
  lengthMm: number = necklaceLengths.princess.usualMm,
): PartOf<'chain'> {
  const { minMm, maxMm } = chainWidthMm(pendantGrams);
  const linkWidthMm = roundToStep(clamp(widthMm / 10, minMm, maxMm), 0.1);
  return {
    kind: 'chain',
    through,
    lengthMm,
    wireMm: Math.max(THINNEST_WIRE_MM, roundToStep(WIRE_RATIO * linkWidthMm, 0.05)),
    linkLengthMm: roundToStep(LINK_RATIO * linkWidthMm, 0.1),
    linkWidthMm,
    supply: 'bought',
  };
}
