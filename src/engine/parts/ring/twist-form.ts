import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type BandProfile, bandProfile } from './band-profile.ts';
import { type HoopForm, wrapped } from './shank-form.ts';

/** How two strands wind over the top of a ring. */
export interface TwistForm {
  /** The plain part, drawn to a point between the strands, and where that point lies. */
  readonly palm: HoopForm;
  readonly palmFromDeg: number;
  /** The strands begin here, inside the palm. */
  readonly fromDeg: number;
  isTwisted(angleDeg: number): boolean;
  strandRadiusAt(angleDeg: number): number;
  /** The axis of a strand: distance from the middle of the finger, and along the finger. */
  axisAt(angleDeg: number, side: 1 | -1): { readonly radiusMm: number; readonly acrossMm: number };
}

/** The strands run on inside the palm for so long, drawing together and thinner so that they vanish in it. */
const RUNS_IN_DEG = 12;

/** The palm's end narrows from so far before the twist to so far inside it, down to this width. */
const CONE_FROM_DEG = 5;
const CONE_TO_DEG = 9;
const CONE_TIP_MM = 0.34;

/** Two strands that touch share this much, so that they are one body with no slit between them. */
const WELD_MM = 0.16;

export function twistForm(part: PartOf<'twist-shank'> & { readonly profile: BandProfile }, hoop: HoopForm): TwistForm {
  const arc = part.twistArcDeg;
  const measures = (angleDeg: number) => {
    const width = hoop.widthAt(angleDeg);
    const thickness = hoop.thicknessAt(angleDeg);
    // Side by side the strands fill the width, one above the other the thickness; both times they overlap.
    const strand = Math.min(Math.max(width, thickness) / 4 + WELD_MM / 2, 0.47 * Math.min(width, thickness));
    return { strand, sideways: width / 2 - strand, upwards: thickness / 2 - strand, thickness };
  };
  const vanishing = (angleDeg: number): number => clamp((Math.abs(wrapped(angleDeg)) - arc) / RUNS_IN_DEG, 0, 1);
  // The palm's end is a cone that comes to its point where the strands touch, in the middle of the metal.
  const coned = (angleDeg: number): number => {
    const share = clamp((arc + CONE_FROM_DEG - Math.abs(wrapped(angleDeg))) / (CONE_FROM_DEG + CONE_TO_DEG), 0, 1);
    return share * share * (3 - 2 * share);
  };
  const palmWidth = (angleDeg: number): number => mixed(hoop.widthAt(angleDeg), CONE_TIP_MM, coned(angleDeg));
  const palmThickness = (angleDeg: number): number => mixed(hoop.thicknessAt(angleDeg), CONE_TIP_MM, coned(angleDeg));
  return {
    palm: {
      innerRadiusMm: hoop.innerRadiusMm,
      widthAt: palmWidth,
      thicknessAt: palmThickness,
      profileAt: (angleDeg) => bandProfile(part.profile, palmWidth(angleDeg), palmThickness(angleDeg)),
      liftAt: (angleDeg) => ((hoop.thicknessAt(angleDeg) - CONE_TIP_MM) / 2) * coned(angleDeg),
    },
    palmFromDeg: arc - CONE_TO_DEG,
    fromDeg: arc + RUNS_IN_DEG,
    isTwisted: (angleDeg) => Math.abs(wrapped(angleDeg)) < arc,
    strandRadiusAt: (angleDeg) => measures(angleDeg).strand * (1 - 0.3 * vanishing(angleDeg)),
    axisAt: (angleDeg, side) => {
      const { sideways, upwards, thickness } = measures(angleDeg);
      // Whole half turns from end to end: side by side on top and where they meet the palm.
      const turned = (angleDeg / arc) * part.twists * Math.PI;
      const drawn = 1 - 0.35 * vanishing(angleDeg);
      const sunk = 0.14 * thickness * vanishing(angleDeg);
      return {
        radiusMm: hoop.innerRadiusMm + thickness / 2 + side * upwards * Math.sin(turned) * drawn - sunk,
        acrossMm: side * sideways * Math.cos(turned) * drawn,
      };
    },
  };
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
