import type { DesignSpec } from '#spec/design-spec.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import type { LinearRgb, MetalSurface } from '../contract.ts';
import { linearFromHex } from '#shared/srgb.ts';

/** Polished gold mirrors this much of its strongest colour (handbook reflectance of gold in red light: 0.92–0.97). */
const GOLD_PEAK = 0.95;
/** A metal is coloured when its weakest colour is below this share of the strongest. */
const COLOURED = 0.75;

/** Roughness of a surface as the workshop leaves it; polished metal is never quite a mirror. */
const roughnessOf: Readonly<Record<MetalSurface['finish'], number>> = {
  polished: 0.08,
  hammered: 0.1,
  brushed: 0.34,
  matte: 0.5,
};

/**
 * How an alloy mirrors light. The table's colour is what a polished piece looks like, already less than the metal's own
 * reflectance; coloured golds are raised to theirs, white metals keep their difference (silver, platinum, palladium).
 */
export function metalOptics(
  alloy: AlloyId,
  finish: DesignSpec['metal']['finish'],
): Pick<MetalSurface, 'reflectance' | 'roughness' | 'finish'> {
  return { reflectance: reflectanceOf(alloys[alloy].srgb), roughness: roughnessOf[finish], finish };
}

function reflectanceOf(srgb: string): LinearRgb {
  const [red, green, blue] = linearFromHex(srgb);
  const most = Math.max(red, green, blue);
  const scale = Math.min(red, green, blue) < COLOURED * most ? GOLD_PEAK / most : 1;
  return [red * scale, green * scale, blue * scale];
}
