import type { BuiltGem } from '../contract/gem.ts';
import type { Point2 } from '../contract/frame.ts';

/** Facets of the pavilion look down by more than this; those of the girdle are upright. */
const LOOKS_DOWN = -1e-6;

/**
 * How deep the pavilion of a stone reaches below its girdle plane at a place seen from above, in mm in the stone's own
 * frame. Beyond the girdle its facets are thought on.
 */
export function pavilionDepthAt({ cells, innerPlanes }: BuiltGem, at: Point2): number {
  const depths = cells.flatMap((planes, cell) => {
    const inner = innerPlanes[cell] ?? [];
    return inner.every((plane) => isInside(planes, plane, at)) ? [depthOfCell(planes, at)] : [];
  });
  return Math.max(...depths);
}

/** Whether a place lies on the stone's side of an upright cut between the halves of a heart. */
function isInside(planes: Float64Array, plane: number, [x, y]: Point2): boolean {
  const [nx, ny, , d] = planes.subarray(4 * plane, 4 * plane + 4);
  return (nx as number) * x + (ny as number) * y <= (d as number) + 1e-6;
}

function depthOfCell(planes: Float64Array, [x, y]: Point2): number {
  let lowest = -Infinity;
  for (let i = 0; i < planes.length; i += 4) {
    const down = planes[i + 2] as number;
    if (down >= LOOKS_DOWN) continue;
    const across = (planes[i] as number) * x + (planes[i + 1] as number) * y;
    lowest = Math.max(lowest, ((planes[i + 3] as number) - across) / down);
  }
  return -lowest;
}
