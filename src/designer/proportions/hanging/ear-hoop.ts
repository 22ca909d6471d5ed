import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { makingRules } from '#spec/tables/making-rules.ts';

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
  const thickest = rangeOfField('hoop', 'thicknessMm').max;
  const widest = section === 'round' ? thickest : rangeOfField('hoop', 'widthMm').max;
  const width = roundToStep(clamp(widthMm, least, widest), 0.1);
  if (section === 'round') return { widthMm: width, thicknessMm: width };
  return { widthMm: width, thicknessMm: roundToStep(clamp(thicknessRatio[section] * width, least, thickest), 0.1) };
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
function hoopLengthMm(hoop: HoopMeasures): number {
  return Math.PI * (hoop.outerDiameterMm - hoop.thicknessMm) * (1 - halfOpeningDeg(hoop) / 180);
}

/** Area of a hoop's section over width × thickness: measured on built hoops of 1.6 to 4 mm. */
const FILL: Readonly<Record<Section, number>> = { round: Math.PI / 4, d: 0.85, flat: 0.96, knife: 0.71 };

/** The same of three strands wound around their core, over the square of their width, their plain ends included. */
const TWIST_FILL = 0.64;

/** Metal of the body of a hoop, in mm³. */
export function earHoopVolumeMm3(hoop: Omit<PartOf<'hoop'>, 'kind'>): number {
  const { section, widthMm, thicknessMm, turns } = hoop;
  if (turns > 0) return TWIST_FILL * widthMm ** 2 * hoopLengthMm({ ...hoop, thicknessMm: widthMm });
  return FILL[section] * widthMm * thicknessMm * hoopLengthMm(hoop);
}

/** Slant of a twist: length of one turn over the width, as bangles are wound. */
const TURN_RATIO = { usual: 3.2, long: 5.4, tight: 2.4 } as const;

/** Turns of a twisted hoop, so that strands of any width lie at the same slant. */
export function hoopTurns(hoop: HoopMeasures, widthMm: number, lay: keyof typeof TURN_RATIO): number {
  return clamp(Math.round(hoopLengthMm({ ...hoop, thicknessMm: widthMm }) / (TURN_RATIO[lay] * widthMm)), 3, 80);
}

/** Steps in which a width comes under a weight: least widths and rounding make it miss by a little at first. */
const STEPS = 3;

/**
 * A wished width, or less where the body of one ear would weigh more than an ear carries, since hoops are drawn solid:
 * a proportion, as a thickness is, whatever weight is said. Weight goes with the square of the width.
 */
export function wearableWidthMm(
  wishedMm: number,
  drawn: (widthMm: number) => Omit<PartOf<'hoop'>, 'kind'>,
  alloy: AlloyId,
  mostGrams: number,
): number {
  let share = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const grams = (earHoopVolumeMm3(drawn(share * wishedMm)) * alloys[alloy].densityGramsPerCm3) / 1000;
    if (grams <= mostGrams) break;
    share *= Math.sqrt(mostGrams / grams);
  }
  return share * wishedMm;
}
