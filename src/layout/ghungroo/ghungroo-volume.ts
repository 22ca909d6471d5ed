import type { PartOf } from '#spec/part-registry.ts';
import { bangleEye, ghungrooForm, type GhungrooForm, hungGhungroo, slitHalfWidthRad } from './ghungroo-form.ts';

/** Steps of the integral along the slit. */
const STEPS = 400;

/** What the slit leaves open, in steradians. */
function openSteradians(form: GhungrooForm): number {
  const step = (2 * form.slit.halfRad) / STEPS;
  return Array.from({ length: STEPS }, (_, index) => {
    const angle = -form.slit.halfRad + (index + 0.5) * step;
    return 2 * Math.sin(slitHalfWidthRad(form, angle)) * step;
  }).reduce((sum, strip) => sum + strip, 0);
}

/** The hollow ball of a bell with its slit: a share of what is between two spheres. */
export function slitBallMm3(form: GhungrooForm): number {
  const { radiusMm, wallMm } = form;
  return ((4 * Math.PI - openSteradians(form)) / 3) * (radiusMm ** 3 - (radiusMm - wallMm) ** 3);
}

function ringMm3(innerMm: number, wireMm: number): number {
  return Math.PI * (innerMm + wireMm) * (Math.PI / 4) * wireMm ** 2;
}

/** The small ring that is cast with a bangle for each bell. */
export function bangleEyeMm3(): number {
  return ringMm3(bangleEye.innerMm, bangleEye.wireMm);
}

/** One bell as it is bought: its ball with the seam, its eye, the loose ball and the jump ring that it hangs by. */
export function ghungrooMm3(bell: Pick<PartOf<'ghungroo'>, 'bellMm'>, hostWireMm: number): number {
  const form = ghungrooForm(bell);
  const { ring } = hungGhungroo(form, hostWireMm);
  return (
    slitBallMm3(form) +
    ringMm3(2 * form.radiusMm - form.seamWireMm, form.seamWireMm) +
    ringMm3(form.eyeInnerMm, form.eyeWireMm) +
    (4 / 3) * Math.PI * form.ballRadiusMm ** 3 +
    ringMm3(ring.innerMm, ring.wireMm)
  );
}
