/** A claw as it passes a halo (taste, rule 2): at most 0.45 outside the girdle, drawn a little oval. */
const OUTSIDE_MAX_MM = 0.45;
const OUTSIDE_RATIO = 0.46;
const OUTSIDE_SHARE = 0.75;
const WIDE_RATIO = 0.92;

/** Air between a small stone and the claw that it stands beside. */
const AIR_MM = 0.03;

/** Steps around a claw's section. */
const STEPS = 12;

/**
 * How far along a halo's line the middle of a small stone stays from a claw that passes the line (taste, rule 3: no
 * prong over a halo stone). @param insideMm from the line in to the girdle that the claw stands at
 */
export function besideClawMm(clawMm: number, meleeMm: number, insideMm: number): number {
  const outside = Math.min(OUTSIDE_MAX_MM, OUTSIDE_RATIO * clawMm);
  const halfThick = outside / OUTSIDE_SHARE / 2;
  const halfWide = (WIDE_RATIO * clawMm) / 2;
  const radius = meleeMm / 2 + AIR_MM;
  let needed = 0;
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = (Math.PI * step) / STEPS - Math.PI / 2;
    const depth = insideMm - (outside - halfThick + halfThick * Math.sin(angle));
    if (Math.abs(depth) >= radius) continue;
    needed = Math.max(needed, halfWide * Math.cos(angle) + Math.sqrt(radius * radius - depth * depth));
  }
  return needed;
}
