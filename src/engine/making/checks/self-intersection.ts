import { selfIntersections } from '../../mesh/self-intersections.ts';
import type { PieceCheck } from './check.ts';

/**
 * A surface that crosses itself prints as a spike or a hole, and no topology check sees it (the prototype's heart had
 * one and passed two). Looked for at view quality, where a piece has a tenth of the triangles of a file.
 */
export const checkSelfIntersection: PieceCheck = (_spec, piece) => {
  if (piece.quality !== 'view') return [];
  const crossings = selfIntersections(piece.cast.mesh);
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
      message: 'The surface crosses itself: a print would show a spike or a hole there.',
      remedy: 'Undo the last edit, or make the smallest part larger.',
      source: 'printing guides: watertight, one outward surface (Formlabs castable wax guide; gemwares.com)',
    },
  ];
};
