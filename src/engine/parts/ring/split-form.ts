import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type BandProfileShape, bandProfile } from './band-profile.ts';
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
 * Stem and halves are the same surface where they meet, so each dips under the other: the stem's end from so far
 * beyond the split to so far inside it, the halves' ends further down in the stem. They cross at about 6°, which a
 * polished surface doesn't show.
 */
const STEM_DIPS = { fromDeg: 7, toDeg: -2, byMm: 0.14 };
const HALF_DIPS = { fromDeg: 2, toDeg: 10, byMm: 0.05 };

/** The halves share this much along the middle, before they part. */
const SHARED_MM = 0.16;

/**
 * Each half is half of the stem that turns, over some degrees, into a branch with its own dome: the split begins as a
 * groove and opens without a step.
 */
export function splitForm(part: PartOf<'split-shank'>, innerRadiusMm: number): SplitForm {
  const whole = hoopForm(part, innerRadiusMm);
  const opens = part.opensAtDeg;
  const away = (angleDeg: number): number => Math.abs(wrapped(angleDeg));
  const parted = (angleDeg: number): number =>
    smooth((opens + 1 - away(angleDeg)) / (opens + 1 - Math.min(PARALLEL_DEG, opens / 2)));
  const formed = (angleDeg: number): number => smooth((opens + 2 - away(angleDeg)) / (opens * FORMED_RATIO));
  const halfDip = (angleDeg: number): number =>
    HALF_DIPS.byMm * clamp((away(angleDeg) - opens - HALF_DIPS.fromDeg) / (HALF_DIPS.toDeg - HALF_DIPS.fromDeg), 0, 1);
  const stemDip = (angleDeg: number): number =>
    STEM_DIPS.byMm * clamp((opens + STEM_DIPS.fromDeg - away(angleDeg)) / (STEM_DIPS.fromDeg - STEM_DIPS.toDeg), 0, 1);
  const innerEdge = (angleDeg: number): number => mixed(-SHARED_MM, part.openingMm / 2, parted(angleDeg));
  const outerEdge = (angleDeg: number): number =>
    mixed(
      whole.widthAt(angleDeg) / 2,
      Math.max(part.openingMm / 2 + part.branchRatio * whole.widthAt(angleDeg), whole.widthAt(angleDeg) / 2),
      parted(angleDeg),
    ) - halfDip(angleDeg);
  const halfShape = (angleDeg: number): BandProfileShape => {
    const stem = whole.profileAt(angleDeg);
    return sharedShape(part, stem, {
      from: innerEdge(angleDeg),
      to: outerEdge(angleDeg),
      stemHalfMm: whole.widthAt(angleDeg) / 2,
      thicknessMm: whole.thicknessAt(angleDeg),
      formed: formed(angleDeg),
      lowerMm: halfDip(angleDeg),
    });
  };
  const middleAt = (angleDeg: number): number => (innerEdge(angleDeg) + outerEdge(angleDeg)) / 2;
  const half: HoopForm = {
    innerRadiusMm,
    acrossAt: middleAt,
    liftAt: halfDip,
    widthAt: (angleDeg) => outerEdge(angleDeg) - innerEdge(angleDeg),
    thicknessAt: whole.thicknessAt,
    profileAt: halfShape,
  };
  const dippedWidth = (angleDeg: number): number => Math.max(0.2, whole.widthAt(angleDeg) - 2 * stemDip(angleDeg));
  const dippedThickness = (angleDeg: number): number =>
    Math.max(0.3, whole.thicknessAt(angleDeg) - 2 * stemDip(angleDeg));
  const stem: HoopForm = {
    innerRadiusMm,
    liftAt: stemDip,
    widthAt: dippedWidth,
    thicknessAt: dippedThickness,
    profileAt: (angleDeg) => bandProfile(part.profile, dippedWidth(angleDeg), dippedThickness(angleDeg)),
  };
  const isSplit = (angleDeg: number): boolean => away(angleDeg) < opens + HALF_DIPS.fromDeg;
  return {
    stem,
    stemFromDeg: opens + STEM_DIPS.toDeg,
    half,
    halfFromDeg: opens + HALF_DIPS.toDeg,
    middleAt,
    widthAt: (angleDeg) => (isSplit(angleDeg) ? 2 * outerEdge(angleDeg) : whole.widthAt(angleDeg)),
    heightAt: (angleDeg, across) =>
      isSplit(angleDeg)
        ? halfShape(angleDeg).heightAt(Math.abs(across) - middleAt(angleDeg))
        : whole.profileAt(angleDeg).heightAt(across),
  };
}

interface HalfSection {
  /** Edges of the half, from the middle of the band. */
  readonly from: number;
  readonly to: number;
  readonly stemHalfMm: number;
  readonly thicknessMm: number;
  /** 0 = still half of the stem, 1 = a branch of its own. */
  readonly formed: number;
  readonly lowerMm: number;
}

/** A section between half of the stem's and a branch's own; across is measured from the middle of the half. */
function sharedShape(part: PartOf<'split-shank'>, stem: BandProfileShape, section: HalfSection): BandProfileShape {
  const { from, to, formed, lowerMm } = section;
  const branch = bandProfile(part.profile, to - from, section.thicknessMm);
  const width = to - from;
  // The same share of the way across half of the stem, which runs a little past the middle of the band.
  const onStem = (across: number): number => {
    const onHalf = (across / width + 0.5) * (section.stemHalfMm + SHARED_MM) - SHARED_MM;
    // Past the middle it dips, so that the two halves cross there instead of lying in each other.
    return stem.heightAt(clamp(onHalf, 0, 0.9995 * section.stemHalfMm)) - 0.5 * Math.max(0, -onHalf);
  };
  return {
    line: (segments) => {
      const line = branch.line(segments);
      const inside = branch.insideCount(segments);
      for (let j = inside + 1; j < segments - inside; j += 1) {
        line[2 * j] = mixed(onStem(line[2 * j + 1] as number), line[2 * j] as number, formed) - 2 * lowerMm;
      }
      return line;
    },
    heightAt: (across) => {
      const own = branch.heightAt(across);
      return own > 0 ? mixed(onStem(across), own, formed) : 0;
    },
  };
}

function smooth(value: number): number {
  const t = clamp(value, 0, 1);
  return t * t * (3 - 2 * t);
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
