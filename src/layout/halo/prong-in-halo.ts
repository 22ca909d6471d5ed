import { crossingAt } from '../outline/crossing-at.ts';
import type { Point2 } from '../outline/point.ts';
import type { ProngGirth } from '../prongs/prong-girth.ts';
import { type OutlinedStone, stationAt } from '../prongs/prong-station.ts';

/** A prong as the halo meets it: a place on the line and its girth. */
export interface ProngInHalo {
  readonly at: number;
  /** Girdle of the surrounded stone, inside the line by this much. */
  readonly insideMm: number;
  readonly girth: ProngGirth;
}

/** The prongs of a stone where they pass the line of its halo, in their own order. */
export function prongsInHalo(
  stone: Pick<OutlinedStone, 'outline'>,
  anglesDeg: readonly number[],
  girth: ProngGirth,
  line: readonly Point2[],
): readonly ProngInHalo[] {
  return anglesDeg.flatMap((angleDeg) => {
    const { point, normal } = stationAt(stone, angleDeg, false);
    const crossing = crossingAt(line, point, normal);
    return crossing ? [{ at: crossing.at, insideMm: crossing.awayMm, girth }] : [];
  });
}

/** Air between a small stone and a prong that passes it. */
const PRONG_AIR_MM = 0.03;

/** Steps around half the section of a prong. */
const STEPS = 24;

/** Least distance along the line between a prong and the middle of a stone that clears it. */
export function besideProngMm({ girth, insideMm }: Pick<ProngInHalo, 'girth' | 'insideMm'>, stoneMm: number): number {
  const radius = stoneMm / 2 + PRONG_AIR_MM;
  const [halfThick, halfWide] = [girth.thickMm / 2, girth.wideMm / 2];
  const axis = girth.outsideMm - halfThick;
  let needed = 0;
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = (Math.PI * step) / STEPS - Math.PI / 2;
    const out = axis + halfThick * Math.sin(angle);
    const depth = insideMm - out;
    if (Math.abs(depth) >= radius) continue;
    needed = Math.max(needed, halfWide * Math.cos(angle) + Math.sqrt(radius * radius - depth * depth));
  }
  return needed;
}
