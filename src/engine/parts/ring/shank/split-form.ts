import { interpolate, smoothStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { BandProfileShape } from './band-profile.ts';
import { dippingStem, halfDipMm, halfSection, SEAM, SHARED_MM } from './half-section.ts';
import { type HoopForm, hoopForm, wrapped } from './shank-form.ts';

/** A shank that has divided: the single band around the palm and its two halves over the top. */
export interface SplitForm {
  readonly stem: HoopForm;
  readonly stemFromDeg: number;
  /** The half on the +y side; the other is its mirror image. It begins inside the stem. */
  readonly half: HoopForm;
  readonly halfFromDeg: number;
  /** Middle of the half at an angle. */
  middleAt(angleDeg: number): number;
  /** Outside width of everything at an angle. */
  widthAt(angleDeg: number): number;
  heightAt(angleDeg: number, acrossMm: number): number;
}

/** From here to the top the branches run parallel under the head. */
const PARALLEL_DEG = 9;

/** The halves have become branches with a section of their own at this part of the way from the split to the top. */
const FORMED_RATIO = 0.55;

/**
 * Each half is half of the stem that turns, over some degrees, into a branch with its own dome: the split begins as a
 * groove and opens without a step.
 */
export function splitForm(part: PartOf<'split-shank'>, innerRadiusMm: number): SplitForm {
  const whole = hoopForm(part, innerRadiusMm);
  const opens = part.opensAtDeg;
  const away = (angleDeg: number): number => Math.abs(wrapped(angleDeg));
  const parted = (angleDeg: number): number =>
    smoothStep((opens + 1 - away(angleDeg)) / (opens + 1 - Math.min(PARALLEL_DEG, opens / 2)));
  const innerEdge = (angleDeg: number): number => interpolate(-SHARED_MM, part.openingMm / 2, parted(angleDeg));
  const outerEdge = (angleDeg: number): number => {
    const stemHalf = whole.widthAt(angleDeg) / 2;
    const open = Math.max(part.openingMm / 2 + part.branchRatio * whole.widthAt(angleDeg), stemHalf);
    return interpolate(stemHalf, open, parted(angleDeg)) - halfDipMm(angleDeg, opens);
  };
  const halfShape = (angleDeg: number): BandProfileShape =>
    halfSection(part.profile, whole.profileAt(angleDeg), {
      from: innerEdge(angleDeg),
      to: outerEdge(angleDeg),
      stemHalfMm: whole.widthAt(angleDeg) / 2,
      thicknessMm: whole.thicknessAt(angleDeg),
      formed: smoothStep((opens + 2 - away(angleDeg)) / (opens * FORMED_RATIO)),
      lowerMm: halfDipMm(angleDeg, opens),
    });
  const middleAt = (angleDeg: number): number => (innerEdge(angleDeg) + outerEdge(angleDeg)) / 2;
  const isSplit = (angleDeg: number): boolean => away(angleDeg) < opens + SEAM.halfFullDeg;
  return {
    stem: dippingStem(whole, part.profile, opens),
    stemFromDeg: opens + SEAM.stemEndsDeg,
    half: {
      innerRadiusMm,
      acrossAt: middleAt,
      liftAt: (angleDeg) => halfDipMm(angleDeg, opens),
      widthAt: (angleDeg) => outerEdge(angleDeg) - innerEdge(angleDeg),
      thicknessAt: whole.thicknessAt,
      profileAt: halfShape,
    },
    halfFromDeg: opens + SEAM.halfBeginsDeg,
    middleAt,
    widthAt: (angleDeg) => (isSplit(angleDeg) ? 2 * outerEdge(angleDeg) : whole.widthAt(angleDeg)),
    heightAt: (angleDeg, across) =>
      isSplit(angleDeg)
        ? halfShape(angleDeg).heightAt(Math.abs(across) - middleAt(angleDeg))
        : whole.profileAt(angleDeg).heightAt(across),
  };
}
