import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';

type Fluted = Pick<PartOf<'bell'>, 'flutes'>;

/** Depth of the grooves between lobes over the radius: few lobes are deep, many are fine. */
function depthOf({ flutes }: Fluted): number {
  return flutes === 0 ? 0 : clamp(1.05 / flutes, 0.03, 0.1);
}

/** Radius of a fluted bell over that of a smooth one, at an angle around it; a lobe faces front. */
export function fluteFactor(bell: Fluted, angleRad: number): number {
  const depth = depthOf(bell);
  return depth === 0 ? 1 : 1 - depth * (1 - Math.abs(Math.cos((bell.flutes * angleRad) / 2)));
}

/** Volume of a fluted bell over that of a smooth one: the mean of the squared factor, |cos| being 2/π in the mean. */
export function fluteVolumeFactor(bell: Fluted): number {
  const depth = depthOf(bell);
  return (1 - depth) ** 2 + 2 * depth * (1 - depth) * (2 / Math.PI) + depth ** 2 / 2;
}
