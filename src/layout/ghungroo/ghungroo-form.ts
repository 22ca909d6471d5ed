import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';

type Bell = Pick<PartOf<'ghungroo'>, 'bellMm'>;

/** Room between a ring and the wire that it rests on, so that the two stay separate bodies. */
const PLAY_MM = 0.06;

/** How deep the eye of a bell goes into its ball. */
const EYE_ROOT_MM = 0.15;

/** The measures of one stamped bell, in mm and radians, all in the proportion of those that are sold. Trade practice. */
export interface GhungrooForm {
  readonly radiusMm: number;
  readonly wallMm: number;
  /** The wire along the seam of its two halves. */
  readonly seamWireMm: number;
  readonly eyeWireMm: number;
  readonly eyeInnerMm: number;
  /** The loose ball inside. */
  readonly ballRadiusMm: number;
  /** The slit over the lowest place: half its length and half its width, and the half width of the round holes at its ends. */
  readonly slit: { readonly halfRad: number; readonly widthRad: number; readonly holeRad: number };
}

export function ghungrooForm({ bellMm }: Bell): GhungrooForm {
  const radiusMm = bellMm / 2;
  return {
    radiusMm,
    wallMm: clamp(0.06 * bellMm, 0.2, 0.5),
    seamWireMm: 0.06 * bellMm,
    eyeWireMm: clamp(0.13 * bellMm, 0.35, 0.9),
    eyeInnerMm: clamp(0.3 * bellMm, 1, 2.4),
    ballRadiusMm: 0.15 * bellMm,
    slit: { halfRad: 1.02, widthRad: 0.1, holeRad: 0.24 },
  };
}

/** Half the width of the slit at an angle from the lowest place, in radians; 0 beside it. */
export function slitHalfWidthRad({ slit }: GhungrooForm, angleRad: number): number {
  const { halfRad, widthRad, holeRad } = slit;
  const fromHole = Math.abs(Math.abs(angleRad) - (halfRad - holeRad));
  if (Math.abs(angleRad) > halfRad) return 0;
  return Math.max(widthRad, Math.sqrt(Math.max(0, holeRad ** 2 - fromHole ** 2)));
}

/** Where the middle of the loose ball lies, over the lowest place of the ball's outside. */
export function looseBallMm({ wallMm, ballRadiusMm }: GhungrooForm): number {
  return wallMm + ballRadiusMm + PLAY_MM;
}

/** A bell on its jump ring: how far below the middle of the wire that it hangs on its parts lie, in mm. */
export interface HungGhungroo {
  readonly ring: { readonly wireMm: number; readonly innerMm: number; readonly depthMm: number };
  readonly eyeDepthMm: number;
  readonly ballDepthMm: number;
  readonly bottomMm: number;
}

/** @param hostWireMm the wire that the jump ring goes around */
export function hungGhungroo(form: GhungrooForm, hostWireMm: number): HungGhungroo {
  const wireMm = clamp(0.9 * hostWireMm, 0.4, 0.8);
  const innerMm = Math.max(1.2, hostWireMm + form.eyeWireMm + 0.5);
  // Each ring lies with its upper wire over the wire that carries it.
  const ringTopMm = -(hostWireMm + wireMm) / 2 - PLAY_MM;
  const depthMm = ringTopMm + (innerMm + wireMm) / 2;
  const ringBottomMm = depthMm + (innerMm + wireMm) / 2;
  const eyeTopMm = ringBottomMm - (wireMm + form.eyeWireMm) / 2 - PLAY_MM;
  const eyeDepthMm = eyeTopMm + (form.eyeInnerMm + form.eyeWireMm) / 2;
  const ballDepthMm = eyeDepthMm + form.eyeInnerMm / 2 + form.eyeWireMm - EYE_ROOT_MM + form.radiusMm;
  return { ring: { wireMm, innerMm, depthMm }, eyeDepthMm, ballDepthMm, bottomMm: ballDepthMm + form.radiusMm };
}

/** The small ring on a bangle that a bell hangs from, cast with it. */
export const bangleEye = { wireMm: 0.9, innerMm: 1.4, rootMm: 0.35 } as const;
