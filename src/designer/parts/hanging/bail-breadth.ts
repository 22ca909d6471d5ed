import type { ComposedDesign } from '../../composed-design.ts';
import { partOf } from '../find-parts.ts';

/** A pendant without a bail is hung by a ring. Trade judgement. */
const RING_MM = 2;

/**
 * How much of the line that a pendant hangs on is its bail's, in mm; a hidden one sits behind the body, which is
 * `bodyWidthMm` wide.
 */
export function bailBreadthMm(design: Pick<ComposedDesign, 'parts'>, bodyWidthMm: number): number {
  const bail = partOf(design, 'bail');
  if (bail === undefined) return RING_MM;
  return bail.style === 'hidden' ? bodyWidthMm : bail.widthMm;
}
