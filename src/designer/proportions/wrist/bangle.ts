import { clamp, roundToStep } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';

type Section = PartOf<'bangle-band'>['section'];

/** Thickness over width, by section; a round wire is as thick as it is wide. */
const thicknessRatio: Readonly<Record<Section, number>> = { round: 1, d: 0.55, flat: 0.46, knife: 0.6 };

/** Above this a kada is better made hollow, so that a solid one stays thinner. */
const THICKEST_SOLID_MM = 3;

/** Width and thickness of a bangle, in mm. */
export interface BangleMeasures {
  readonly widthMm: number;
  readonly thicknessMm: number;
}

/** The measures of a bangle of a width. */
export function bangleOfWidth(section: Section, widthMm: number, saidThicknessMm: number | undefined): BangleMeasures {
  const least = makingRules.bangle.solidThicknessMinMm.limit;
  const most = section === 'round' ? thickestWireMm() : THICKEST_SOLID_MM;
  const wished = roundToStep(clamp(thicknessRatio[section] * widthMm, least, most), 0.1);
  return { widthMm, thicknessMm: saidThicknessMm ?? wished };
}

/**
 * A band with less metal: what gives first is its thickness, down to what is cast solid; only then its width, since by
 * its width a kada is told from a wire.
 * @param factor of its metal, at most 1
 * @param leastWidthMm of what is still such a band
 */
export function thinnedBand(
  section: Section,
  { widthMm, thicknessMm }: BangleMeasures,
  factor: number,
  leastWidthMm: number,
): BangleMeasures {
  const narrowest = Math.min(widthMm, leastWidthMm);
  if (section === 'round') {
    const wireMm = Math.max(narrowest, widthMm * Math.sqrt(factor));
    return { widthMm: wireMm, thicknessMm: wireMm };
  }
  const thinnest = Math.min(thicknessMm, makingRules.bangle.solidThicknessMinMm.limit);
  const thinMm = Math.max(thinnest, thicknessMm * factor);
  return { widthMm: Math.max(narrowest, (widthMm * thicknessMm * factor) / thinMm), thicknessMm: thinMm };
}

/** How narrow a bangle may become for its weight: what is as broad as a kada stays one. */
export function narrowestMm(section: Section | 'twist', widthMm: number): number {
  const { least } = bangleWidthMm(section);
  const kadaMm = makingRules.bangle.kadaWidthMinMm.limit;
  return widthMm >= kadaMm ? Math.max(least, kadaMm) : least;
}

/** A band that is no wire is narrower than a cuff; strands are as thick as their bangle is wide. */
const WIDTH_MM = { least: 1.5, twist: { least: 2, most: 14 }, widest: 20 };

const thickestWireMm = (): number => rangeOfField('bangle-band', 'thicknessMm').max;

/** Between which widths a bangle is made, whatever its weight. */
export function bangleWidthMm(section: Section | 'twist'): { readonly least: number; readonly most: number } {
  if (section === 'twist') return WIDTH_MM.twist;
  return { least: WIDTH_MM.least, most: section === 'round' ? thickestWireMm() : WIDTH_MM.widest };
}

/** Turns of a twisted bangle, so that strands of any width lie at the same slant. */
export function turnsFor(widthMm: number): number {
  return clamp(Math.round(62 / widthMm), 10, 18);
}
