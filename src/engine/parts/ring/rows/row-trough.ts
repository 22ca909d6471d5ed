import { cutLayouts } from '#layout/cuts/registry.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { directionsAt } from '../shank/shank-form.ts';

/** A place along a row: angle around the finger, and where its stone's girdle lies. */
export interface TroughPlace {
  readonly angleDeg: number;
  readonly acrossMm: number;
  readonly girdleMm: number;
}

/**
 * The floor lies this far below the girdles: the ridges between the seats are then thick enough to cast. Stones with
 * straight sides lie close along their whole length and are steeper below, so they need more.
 */
const FLOOR_BELOW_MM = { round: 0.1, straight: 0.24 };

/** How far the metal between the stones of a row lies below their girdles. */
export function rowFloorMm({ shape }: BuiltGem): number {
  return cutLayouts[shape].straightSides ? FLOOR_BELOW_MM.straight : FLOOR_BELOW_MM.round;
}

/** From the middle of a row to its beads or claws. */
export function beadAsideMm({ shape, lengthMm }: BuiltGem): number {
  return lengthMm * cutLayouts[shape].besideRowRatio;
}

/** Opened upwards to well above any crown. */
const OPEN_ABOVE_MM = 1.5;

/** Half the width over the stone: bright edges stay beside it, beads are raised from its floor. */
const HALF_WIDTH_RATIO = 0.47;

/** Stations along one stone. */
const PER_STONE = 2;

/**
 * The bright-cut trough of a row, from the middle of its first stone to the middle of its last: its floor lies a little
 * below the girdles. Undefined for a single stone, for which its own seat is enough.
 */
export function rowTrough(
  band: AnchorOf<'band'>,
  places: readonly TroughPlace[],
  gem: BuiltGem,
  quality: Quality,
): TriangleMesh | undefined {
  if (places.length < 2) return undefined;
  const half = HALF_WIDTH_RATIO * gem.lengthMm;
  const floor = rowFloorMm(gem);
  const steps = PER_STONE * (quality.name === 'export' ? 3 : 1);
  const stations = places.flatMap((place, i): TroughPlace[] => {
    const next = places[i + 1];
    if (!next) return [place];
    return Array.from({ length: steps }, (_, k) => {
      const share = k / steps;
      return {
        angleDeg: place.angleDeg + (next.angleDeg - place.angleDeg) * share,
        acrossMm: place.acrossMm + (next.acrossMm - place.acrossMm) * share,
        girdleMm: place.girdleMm + (next.girdleMm - place.girdleMm) * share,
      };
    });
  });
  const points = new Float64Array(12 * stations.length);
  stations.forEach(({ angleDeg, acrossMm, girdleMm }, i) => {
    const { sine, cosine } = directionsAt(angleDeg);
    const corners = [
      [-half, -floor],
      [half, -floor],
      [half, OPEN_ABOVE_MM],
      [-half, OPEN_ABOVE_MM],
    ] as const;
    corners.forEach(([across, height], j) => {
      const radius = band.innerRadiusMm + girdleMm + height;
      points.set([radius * sine, acrossMm + across, radius * cosine], 12 * i + 3 * j);
    });
  });
  return loft(points, 4, { loop: false });
}
