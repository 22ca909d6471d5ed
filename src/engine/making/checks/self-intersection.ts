import type { TriangleMesh } from '../../contract/solid.ts';
import { selfIntersections } from '../../mesh/query/self-intersections.ts';
import type { PieceCheck } from './check.ts';

/** Crossings by mesh: most meshes stay the same from edit to edit. */
const known = new WeakMap<TriangleMesh, number>();

function crossingsIn(mesh: TriangleMesh): number {
  const found = known.get(mesh) ?? selfIntersections(mesh);
  known.set(mesh, found);
  return found;
}

/**
 * A surface that crosses itself prints as a spike or a hole, and no topology check sees it. Looked for at view quality,
 * where a piece has a tenth of the triangles of a file. A boolean makes no crossings of its own, so the whole is only
 * searched when one of its meshes crosses itself; there the crossing may lie inside other metal, which is harmless.
 */
export const checkSelfIntersection: PieceCheck = (_spec, piece) => {
  if (piece.quality !== 'view') return [];
  if (piece.drawn.every((mesh) => crossingsIn(mesh) === 0)) return [];
  const crossings = crossingsIn(piece.cast.mesh);
  if (crossings === 0) return [];
  return [
    {
      rule: 'solid.self-intersection',
      severity: 'error',
      part: '',
      parameter: 'crossing triangles',
      value: crossings,
      limit: 0,
      unit: 'triangles',
      message: 'The surface crosses itself: cast, it would show a spike or a hole there.',
      remedy: 'Make the smallest part larger, or choose another design.',
      source: 'printing guides: watertight, one outward surface (Formlabs castable wax guide; gemwares.com)',
    },
  ];
};
