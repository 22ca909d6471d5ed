import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { bandAreaMm2, twistFill } from './band-area.ts';

type Section = PartOf<'hoop'>['section'];

/** Width of tube by outside diameter, as hoops look right; trade judgement between these. */
const usualWidths = [
  { outsideMm: 8, widthMm: 1.5 },
  { outsideMm: 12, widthMm: 2 },
  { outsideMm: 20, widthMm: 2.2 },
  { outsideMm: 30, widthMm: 2.5 },
  { outsideMm: 45, widthMm: 3 },
  { outsideMm: 90, widthMm: 4 },
] as const;

/** The usual width of a round hoop's metal for an outside diameter, in mm. */
export function usualHoopWidthMm(outsideMm: number): number {
  const next = Math.max(
    1,
    usualWidths.findIndex((row) => row.outsideMm >= outsideMm),
  );
  const [low, high] = [usualWidths[next - 1] ?? usualWidths[0], usualWidths[next] ?? usualWidths[1]];
  const share = clamp((outsideMm - low.outsideMm) / (high.outsideMm - low.outsideMm), 0, 1);
  return low.widthMm + share * (high.widthMm - low.widthMm);
}

/** Thickness over width, by section; a round wire is as thick as it is wide. */
const thicknessRatio: Readonly<Record<Section, number>> = { round: 1, d: 0.52, flat: 0.42, knife: 0.75 };

/** Width and thickness of a hoop's metal, in mm. */
export function hoopMetal(section: Section, widthMm: number): Pick<PartOf<'hoop'>, 'widthMm' | 'thicknessMm'> {
  const least = makingRules.earring.hoopMinMm.limit;
  const width = roundToStep(Math.max(widthMm, least), 0.1);
  if (section === 'round') return { widthMm: width, thicknessMm: width };
  return { widthMm: width, thicknessMm: roundToStep(Math.max(thicknessRatio[section] * width, least), 0.1) };
}

/** Lobes are 4 to 6 mm thick; a huggie leaves less room than a hoop, or nothing would be left of it. */
const OPENING_MM = { least: 4.2, most: 6, ofOutside: 0.42 };

/** The opening for the lobe in a hoop of an outside diameter, in mm. */
export function hoopOpeningMm(outsideMm: number): number {
  return roundToStep(clamp(OPENING_MM.ofOutside * outsideMm, OPENING_MM.least, OPENING_MM.most), 0.1);
}

/** From the middle of the opening to the end of the metal, in degrees. */
export function halfOpeningDeg({ outerDiameterMm, thicknessMm, openingMm }: HoopMeasures): number {
  return Math.asin(Math.min(0.8, openingMm / (outerDiameterMm - thicknessMm))) / DEGREE;
}

type HoopMeasures = Pick<PartOf<'hoop'>, 'outerDiameterMm' | 'thicknessMm' | 'openingMm'>;

/** Length of the metal along its middle, in mm. */
export function hoopLengthMm(hoop: HoopMeasures): number {
  return Math.PI * (hoop.outerDiameterMm - hoop.thicknessMm) * (1 - halfOpeningDeg(hoop) / 180);
}

/** The centre of a section with a domed outside lies this much further in, as a share of its thickness. */
const INWARDS: Readonly<Record<Section, number>> = { round: 0, d: 0.04, flat: 0, knife: 0.1 };

/** Metal of the body of a hoop, in mm³. */
export function hoopVolumeMm3(hoop: Omit<PartOf<'hoop'>, 'kind'>): number {
  const { section, widthMm, thicknessMm, turns } = hoop;
  if (turns > 0) return twistFill(3) * widthMm ** 2 * hoopLengthMm({ ...hoop, thicknessMm: widthMm });
  const inwards = (2 * INWARDS[section] * thicknessMm) / (hoop.outerDiameterMm - thicknessMm);
  return bandAreaMm2(section, widthMm, thicknessMm) * hoopLengthMm(hoop) * (1 - inwards);
}

/** Slant of a twist: length of one turn over the width, as bangles are wound. */
const TURN_RATIO = { usual: 3.2, long: 5.4, tight: 2.4 } as const;

/** Turns of a twisted hoop, so that strands of any width lie at the same slant. */
export function hoopTurns(hoop: HoopMeasures, widthMm: number, lay: keyof typeof TURN_RATIO): number {
  return clamp(Math.round(hoopLengthMm({ ...hoop, thicknessMm: widthMm }) / (TURN_RATIO[lay] * widthMm)), 3, 80);
}

/** A hoop is drawn solid, so that its metal is only as thick as an ear carries every day. */
export function everydayShare(hoop: Omit<PartOf<'hoop'>, 'kind'>, alloy: AlloyId): number {
  const grams = (hoopVolumeMm3(hoop) * alloys[alloy].densityGramsPerCm3) / 1000;
  return Math.min(1, makingRules.earring.everydayGramsPerEarMax.limit / grams);
}
