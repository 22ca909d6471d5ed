import { resample } from '#layout/outline/outlines.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { turned } from '../../../mesh/build/round-solids.ts';
import { alonePegRadiusMm, type Stand } from './head-stand.ts';

/**
 * Opening behind a stone on a plate, over the stone's width: more than 40 %, less than where the claws have their
 * roots.
 */
const OPENING_RATIO = 0.56;

/** The window behind a stone on a plate, for light and for cleaning. Other hosts are open anyway. */
export function openBack(gem: BuiltGem, stand: Stand, quality: Quality): readonly SolidRecipe[] {
  if (stand.host !== 'face') return [];
  const size = 2 * quality.seatSegments;
  const outline = resample(gem.outline, size);
  const levels = [
    [OPENING_RATIO, -stand.aboveSkinMm - 0.5],
    [OPENING_RATIO, -gem.girdleThicknessMm],
  ] as const;
  const points = new Float64Array(3 * size * levels.length);
  levels.forEach(([share, z], level) =>
    outline.forEach(([x, y], j) => points.set([x * share, y * share, z], 3 * (level * size + j))),
  );
  return [placed(solid(loft(points, size, { loop: false })), [stand.seat])];
}

/** The peg under a free-standing head that its legs meet in, with rounded edges. */
export function pegMesh(gem: BuiltGem, stand: Stand, quality: Quality): TriangleMesh {
  const radius = alonePegRadiusMm(gem);
  const bottom = -stand.aboveSkinMm;
  const top = -stand.aboveMetalMm;
  const edge = Math.min(0.15, 0.3 * (top - bottom));
  return turned(
    [
      [radius - edge, bottom],
      [radius - 0.3 * edge, bottom + 0.3 * edge],
      [radius, bottom + edge],
      [radius, top - edge],
      [radius - 0.3 * edge, top - 0.3 * edge],
      [radius - edge, top],
    ],
    2 * quality.wireSegments,
  );
}
