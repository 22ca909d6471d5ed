import { DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type BandProfileShape, bandProfile } from '../../ring/shank/band-profile.ts';

/**
 * The opening of a hoop, as an angle from the middle of its front: a hoop is built round the axis y with its front
 * towards +z, like a ring with its top, and turned upright by its catch.
 */
export const OPENING_DEG = 90;

/** A hoop earring as a rule. */
export interface EarHoopForm {
  readonly innerRadiusMm: number;
  /** Of the middle of the metal. */
  readonly middleRadiusMm: number;
  readonly widthMm: number;
  readonly thicknessMm: number;
  /** From the middle of the opening to either end of the metal. */
  readonly halfOpeningDeg: number;
  /** Its section in so many points. */
  section(segments: number): BandProfileShape;
}

/** Thicker metal would leave a hole in the middle that no lobe goes through. */
export function thickestMm({ outerDiameterMm }: PartOf<'hoop'>): number {
  return 0.4 * outerDiameterMm;
}

/** The measures of a hoop; a twist is as thick as it is wide. */
export function earHoopForm(hoop: PartOf<'hoop'>): EarHoopForm {
  const { section, outerDiameterMm, openingMm, turns } = hoop;
  const most = thickestMm(hoop);
  const widthMm = turns > 0 ? Math.min(hoop.widthMm, most) : hoop.widthMm;
  const thicknessMm = turns > 0 ? widthMm : Math.min(hoop.thicknessMm, most);
  const innerRadiusMm = outerDiameterMm / 2 - thicknessMm;
  const middleRadiusMm = innerRadiusMm + thicknessMm / 2;
  return {
    innerRadiusMm,
    middleRadiusMm,
    widthMm,
    thicknessMm,
    // An opening wider than the hoop itself would leave a hook.
    halfOpeningDeg: Math.asin(Math.min(0.8, openingMm / 2 / middleRadiusMm)) / DEGREE,
    section: (segments) =>
      section === 'round' || turns > 0
        ? roundSectionOfArea(widthMm, thicknessMm, segments)
        : bandProfile(section, widthMm, thicknessMm),
  };
}

/** Round wire with the area of the circle in so few points, as a wire is weighed; its middle stays where it is. */
function roundSectionOfArea(widthMm: number, thicknessMm: number, segments: number): BandProfileShape {
  const grown = 1 / Math.sqrt((segments / (2 * Math.PI)) * Math.sin((2 * Math.PI) / segments));
  const wire = bandProfile('round', widthMm, thicknessMm);
  return {
    line: (count) => {
      const line = wire.line(count);
      return line.map((value, at) =>
        at % 2 === 0 ? thicknessMm / 2 + grown * (value - thicknessMm / 2) : grown * value,
      );
    },
    heightAt: wire.heightAt,
  };
}
