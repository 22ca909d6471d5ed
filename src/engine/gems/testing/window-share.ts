import type { Vector3 } from '../../contract/frame.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import { add, scale } from '../../mesh/math/vectors.ts';
import type { Plane } from '../facets/plane.ts';

/** Rays across the width of the stone: about a thousand hit it. */
const RAYS_ACROSS = 32;

interface GlassCell {
  readonly planes: readonly Plane[];
  readonly inner: readonly number[];
}

/**
 * How much of the stone's face is a window: the share of rays straight down that leave through the first pavilion facet
 * they meet, because they meet it below the critical angle.
 */
export function windowShare(gem: BuiltGem, refractiveIndex: number): number {
  const cells = gem.cells.map(
    (planes, i): GlassCell => ({ planes: unpacked(planes), inner: gem.innerPlanes[i] ?? [] }),
  );
  let [looks, through] = [0, 0];
  const step = gem.widthMm / RAYS_ACROSS;
  for (let x = step / 2 - gem.widthMm / 2; x < gem.widthMm / 2; x += step) {
    for (let y = step / 2 - gem.lengthMm / 2; y < gem.lengthMm / 2; y += step) {
      const entries = cells.map(({ planes }) => entryBelow(planes, x, y));
      const cell = entries.findIndex((entry) => entry !== undefined);
      const entry = entries[cell];
      if (!entry) continue;
      looks += 1;
      if (leavesAtOnce(cells, cell, entry, refractiveIndex)) through += 1;
    }
  }
  return through / looks;
}

interface Entry {
  readonly point: Vector3;
  readonly normal: Vector3;
}

/** Where a ray straight down enters a cell; undefined where it misses. */
function entryBelow(planes: readonly Plane[], x: number, y: number): Entry | undefined {
  let entry: Entry | undefined;
  for (const [nx, ny, nz, d] of planes) {
    if (Math.abs(nz) < 1e-9) {
      if (nx * x + ny * y > d) return undefined;
    } else if (nz > 0) {
      const z = (d - nx * x - ny * y) / nz;
      if (entry === undefined || z < entry.point[2]) entry = { point: [x, y, z], normal: [nx, ny, nz] };
    }
  }
  return entry;
}

function leavesAtOnce(cells: readonly GlassCell[], start: number, { point, normal }: Entry, index: number): boolean {
  const cosine = normal[2];
  const bend = cosine / index - Math.sqrt(1 - (1 - cosine * cosine) / (index * index));
  const along = add([0, 0, -1 / index], scale(normal, bend));
  let [cell, from] = [start, point];
  for (;;) {
    const { planes, inner } = cells[cell] as GlassCell;
    const { plane, reach, facing } = firstFacet(planes, from, along);
    if (!inner.includes(plane)) return facing > Math.sqrt(1 - 1 / (index * index));
    // Through the plane between the halves of a heart there is nothing but more stone.
    [cell, from] = [1 - cell, add(from, scale(along, reach))];
  }
}

function firstFacet(planes: readonly Plane[], [px, py, pz]: Vector3, [dx, dy, dz]: Vector3) {
  let [first, reach, facing] = [-1, Infinity, 0];
  planes.forEach(([nx, ny, nz, d], plane) => {
    const towards = nx * dx + ny * dy + nz * dz;
    const distance = towards > 1e-12 ? (d - nx * px - ny * py - nz * pz) / towards : Infinity;
    if (distance < reach) [first, reach, facing] = [plane, distance, towards];
  });
  return { plane: first, reach, facing };
}

function unpacked(planes: Float64Array): readonly Plane[] {
  return Array.from(
    { length: planes.length / 4 },
    (_, i) => [...planes.subarray(4 * i, 4 * i + 4)] as unknown as Plane,
  );
}
