/**
 * A strap's cross-section as (u, v) pairs: u across its width, v through its wall; a super-ellipse, flat in the middle
 * with rounded edges.
 */
export function strapSection(widthMm: number, wallMm: number, segments: number): Float64Array {
  const section = new Float64Array(2 * segments);
  for (let i = 0; i < segments; i += 1) {
    const angle = (2 * Math.PI * (i + 0.5)) / segments;
    section[2 * i] = (widthMm / 2) * squared(Math.cos(angle));
    section[2 * i + 1] = (wallMm / 2) * squared(Math.sin(angle));
  }
  return section;
}

/** Square root with sign: the fourth-power super-ellipse. */
function squared(value: number): number {
  return Math.sign(value) * Math.sqrt(Math.abs(value));
}
