/**
 * Share of unpolarised light that a boundary between two clear media reflects.
 *
 * @param cosine cosine of the angle between the ray and the normal, 0…1.
 * @param ratio refractive index on this side over the index on the other side.
 * @returns 1 beyond the critical angle.
 */
export function clearReflectance(cosine: number, ratio: number): number {
  const sineSquared = ratio * ratio * (1 - cosine * cosine);
  if (sineSquared >= 1) return 1;
  const inside = Math.sqrt(1 - sineSquared);
  const across = (ratio * cosine - inside) / (ratio * cosine + inside);
  const along = (cosine - ratio * inside) / (cosine + ratio * inside);
  return (across * across + along * along) / 2;
}

/** Schlick's rise of a metal's reflectance towards grazing angles: the weight of white, 0…1. */
export function grazingWeight(cosine: number): number {
  const rest = cosine < 0 ? 1 : 1 - cosine;
  const squared = rest * rest;
  return squared * squared * rest;
}
