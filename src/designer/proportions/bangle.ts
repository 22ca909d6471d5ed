import { clamp, roundToStep } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { bandAreaMm2 } from './band-area.ts';

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

/** The width of a band that is no wire: a wider one is a cuff. */
const WIDEST_MM = 20;

const thickestWireMm = (): number => rangeOfField('bangle-band', 'thicknessMm').max;

/** The width for a section's area, which grows with the square of the width until the thickest solid band. */
export function bangleWidthForArea(section: Section, areaMm2: number, saidThicknessMm: number | undefined): number {
  const widestMm = section === 'round' ? thickestWireMm() : WIDEST_MM;
  let best = 1.5;
  for (let widthMm = 1.5; widthMm <= widestMm; widthMm = roundToStep(widthMm + 0.1, 0.1)) {
    const { thicknessMm } = bangleOfWidth(section, widthMm, saidThicknessMm);
    if (bandAreaMm2(section, widthMm, thicknessMm) > areaMm2) break;
    best = widthMm;
  }
  return best;
}

/** Turns of a twisted bangle, so that strands of any width lie at the same slant. */
export function turnsFor(widthMm: number): number {
  return clamp(Math.round(62 / widthMm), 10, 18);
}
