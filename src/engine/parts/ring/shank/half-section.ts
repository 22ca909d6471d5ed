import { clamp, interpolate } from '#shared/units.ts';
import { type BandProfile, type BandProfileShape, bandProfile } from './band-profile.ts';
import { type HoopForm, wrapped } from './shank-form.ts';

/** One half of a band that is about to become a branch or a strand; lengths in mm from the middle of the band. */
export interface HalfSection {
  readonly from: number;
  readonly to: number;
  readonly stemHalfMm: number;
  readonly thicknessMm: number;
  /** 0 = still half of the stem, 1 = a branch with a dome of its own. */
  readonly formed: number;
  readonly lowerMm: number;
}

/** The halves share this much along the middle, before they part. */
export const SHARED_MM = 0.16;

/**
 * Stem and halves share one surface where they meet, so each end dips under the other: the stem's between these angles
 * around the parting, the halves' further down inside the stem. Both leave the surface tangentially and cross 2 µm
 * below it at 2°; a polished surface shows a groove only from about 5°.
 */
const STEM_DIPS = { fromDeg: 5.5, toDeg: -2, byMm: 0.14 };
const HALF_DIPS = { fromDeg: 3.5, toDeg: 10, byMm: 0.05 };

/** Where the ends lie, in degrees beyond the angle at which the band parts. */
export const SEAM = { stemEndsDeg: STEM_DIPS.toDeg, halfBeginsDeg: HALF_DIPS.toDeg, halfFullDeg: HALF_DIPS.fromDeg };

/** How deep a half lies under the stem's surface, beyond the parting. */
export function halfDipMm(angleDeg: number, partsDeg: number): number {
  const beyond = Math.abs(wrapped(angleDeg)) - partsDeg;
  return HALF_DIPS.byMm * clamp((beyond - HALF_DIPS.fromDeg) / (HALF_DIPS.toDeg - HALF_DIPS.fromDeg), 0, 1) ** 2;
}

/** A section between half of the stem's and a branch's own; across is measured from the middle of the half. */
export function halfSection(profile: BandProfile, stem: BandProfileShape, section: HalfSection): BandProfileShape {
  const { from, to, formed, lowerMm } = section;
  const branch = bandProfile(profile, to - from, section.thicknessMm);
  const width = to - from;
  // The same share of the width on half of the stem, which runs a little past the middle of the band.
  const onStem = (across: number): number => {
    const onHalf = (across / width + 0.5) * (section.stemHalfMm + SHARED_MM) - SHARED_MM;
    // It dips past the middle, so that the two halves cross there instead of overlapping.
    return stem.heightAt(clamp(onHalf, 0, 0.9995 * section.stemHalfMm)) - 0.5 * Math.max(0, -onHalf);
  };
  return {
    line: (segments) => {
      const line = branch.line(segments);
      const inside = branch.insideCount(segments);
      // Lowered, the outside still begins above the rounded inner edge.
      const lowest = (line[2 * inside] as number) + 0.01;
      for (let j = inside + 1; j < segments - inside; j += 1) {
        const height = interpolate(onStem(line[2 * j + 1] as number), line[2 * j] as number, formed) - 2 * lowerMm;
        line[2 * j] = Math.max(height, lowest);
      }
      return line;
    },
    heightAt: (across) => {
      const own = branch.heightAt(across);
      return own > 0 ? interpolate(onStem(across), own, formed) : 0;
    },
  };
}

/** The single part of a band that parts at an angle: its ends dip under the halves. */
export function dippingStem(whole: HoopForm, profile: BandProfile, partsDeg: number): HoopForm {
  const dip = (angleDeg: number): number => {
    const before = partsDeg + STEM_DIPS.fromDeg - Math.abs(wrapped(angleDeg));
    return STEM_DIPS.byMm * clamp(before / (STEM_DIPS.fromDeg - STEM_DIPS.toDeg), 0, 1) ** 2;
  };
  const widthAt = (angleDeg: number): number => Math.max(0.2, whole.widthAt(angleDeg) - 2 * dip(angleDeg));
  const thicknessAt = (angleDeg: number): number => Math.max(0.3, whole.thicknessAt(angleDeg) - 2 * dip(angleDeg));
  return {
    innerRadiusMm: whole.innerRadiusMm,
    liftAt: dip,
    widthAt,
    thicknessAt,
    profileAt: (angleDeg) => bandProfile(profile, widthAt(angleDeg), thicknessAt(angleDeg)),
  };
}
