import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';
import type { GemSurface } from '#picture/contract.ts';

/** The planes of a stone as the gem shader reads them. */
export interface GemPlanes {
  /** 4 numbers a plane, cell after cell, cuts between cells last in each. */
  readonly planes: Float32Array;
  /** For each cell: first plane, first cut, end. */
  readonly cells: readonly (readonly [number, number, number])[];
}

/** Lists the planes of a stone with the cuts between its cells (a heart has two halves) behind the facets. */
export function gemPlanes({ cells, innerPlanes }: Pick<GemSurface, 'cells' | 'innerPlanes'>): GemPlanes {
  const planes: number[] = [];
  const ranges = cells.map((cell, index) => {
    const inner = new Set(innerPlanes[index]);
    const all = Array.from({ length: cell.length / 4 }, (_, plane) => plane);
    const start = planes.length / 4;
    const take = (plane: number) => planes.push(...cell.subarray(plane * 4, plane * 4 + 4));
    all.filter((plane) => !inner.has(plane)).forEach(take);
    const cut = planes.length / 4;
    all.filter((plane) => inner.has(plane)).forEach(take);
    return [start, cut, planes.length / 4] as const;
  });
  return { planes: new Float32Array(planes), cells: ranges };
}

/**
 * One stone with all its places; each facet has its exact plane instead of smoothed normals. Where it is round, it has
 * none (zero), and the shader works the normal out.
 */
export function gemGeometry(
  gem: Pick<GemSurface, 'triangles' | 'frames' | 'dome'>,
  planes: GemPlanes,
): InstancedBufferGeometry {
  const { triangles, frames, dome } = gem;
  const facets = new Float32Array(triangles.length);
  const cells = new Float32Array(triangles.length / 3);
  for (let k = 0; k < triangles.length; k += 9) {
    if (dome && isOnDome(triangles, k, dome)) continue;
    const { plane, cell } = planeOf(triangles, k, planes);
    const normal = planes.planes.subarray(plane * 4, plane * 4 + 3);
    for (let corner = 0; corner < 3; corner++) facets.set(normal, k + corner * 3);
    cells.fill(cell, k / 3, k / 3 + 3);
  }
  const geometry = new InstancedBufferGeometry();
  geometry.instanceCount = frames.length / 16;
  geometry.setAttribute('position', new BufferAttribute(triangles, 3));
  geometry.setAttribute('facet', new BufferAttribute(facets, 3));
  geometry.setAttribute('cell', new BufferAttribute(cells, 1));
  geometry.setAttribute('frame', new InstancedBufferAttribute(new Float32Array(frames), 16));
  return geometry;
}

/** Corners of the round part lie on its ellipsoid to this share, those of the base do not. */
const ON_DOME = 1e-3;

function isOnDome(
  triangles: Float32Array,
  at: number,
  { middleZMm, semiAxesMm: [ax, ay, az] }: NonNullable<GemSurface['dome']>,
): boolean {
  for (let corner = at; corner < at + 9; corner += 3) {
    const x = (triangles[corner] as number) / ax;
    const y = (triangles[corner + 1] as number) / ay;
    const z = ((triangles[corner + 2] as number) - middleZMm) / az;
    if (Math.abs(x * x + y * y + z * z - 1) > ON_DOME) return false;
  }
  return true;
}

/** The facet plane that a triangle lies in: the one from which its corners stand off least. */
function planeOf(triangles: Float32Array, at: number, { planes, cells }: GemPlanes) {
  let best = { plane: 0, cell: 0 };
  let least = Number.POSITIVE_INFINITY;
  cells.forEach(([start, cut], cell) => {
    for (let plane = start; plane < cut; plane++) {
      const off = standOff(triangles, at, planes, plane * 4);
      if (off < least) {
        least = off;
        best = { plane, cell };
      }
    }
  });
  return best;
}

function standOff(triangles: Float32Array, at: number, planes: Float32Array, plane: number): number {
  let worst = 0;
  for (let corner = at; corner < at + 9; corner += 3) {
    const distance =
      (planes[plane] as number) * (triangles[corner] as number) +
      (planes[plane + 1] as number) * (triangles[corner + 1] as number) +
      (planes[plane + 2] as number) * (triangles[corner + 2] as number) -
      (planes[plane + 3] as number);
    worst = Math.max(worst, Math.abs(distance));
  }
  return worst;
}
