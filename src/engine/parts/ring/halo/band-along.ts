import type { StoneLine } from '#layout/halo/stone-line.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';

/** A corner of a section across a line of stones. */
export type BandCorner = readonly [outMm: number, heightMm: number];

/** A place on a line of stones. */
export interface Station {
  readonly point: Point2;
  /** How far it is from its stone, along the line. */
  readonly awayMm: number;
  /** The same over the way from the stone to the middle of the gap: 0 to 1. */
  readonly share: number;
}

/**
 * A closed band along a line of stones: as many sections around each stone, from the middle of the gap before it to the
 * middle of the gap after it.
 * @param section of as many corners everywhere
 */
export function bandAlong(
  line: StoneLine,
  stonesAt: readonly number[],
  quality: Quality,
  section: (station: Station) => readonly BandCorner[],
): TriangleMesh {
  const perStone = Math.max(4, 2 * Math.ceil((quality.seatSegments * 0.5) / 2));
  const points: number[] = [];
  let corners = 0;
  stonesAt.forEach((at, i) => {
    const before = at - halfGap(stonesAt, i, -1, line.lengthMm);
    const after = at + halfGap(stonesAt, i, 1, line.lengthMm);
    for (let k = 0; k < perStone; k += 1) {
      const here = before + ((after - before) * k) / perStone;
      const { point, normal } = line.at(here);
      const share = Math.min(1, Math.abs(here < at ? (at - here) / (at - before) : (here - at) / (after - at)));
      const around = section({ point, awayMm: Math.abs(here - at), share });
      corners = around.length;
      for (const [out, z] of around) points.push(point[0] + normal[0] * out, point[1] + normal[1] * out, z);
    }
  });
  return loft(Float64Array.from(points), corners, { loop: true });
}

/** Half the way from a stone to its neighbour before (−1) or after (1). */
export function halfGap(stonesAt: readonly number[], i: number, side: -1 | 1, total: number): number {
  const here = stonesAt[i] as number;
  const other = stonesAt[(i + side + stonesAt.length) % stonesAt.length] as number;
  const way = side * (other - here);
  return (way - total * Math.floor(way / total)) / 2;
}
