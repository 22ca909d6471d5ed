import type { Part, PartOf } from '#spec/part-registry.ts';

/** A pendant without a bail is hung by a ring. Trade judgement. */
const RING_MM = 2;

/**
 * How much of the line that a pendant hangs on is its bail's, in mm; a hidden one sits behind the body, which is
 * `bodyWidthMm` wide.
 */
export function bailBreadthMm(parts: Readonly<Record<string, Part>>, bodyWidthMm: number): number {
  const bail = Object.values(parts).find((part): part is PartOf<'bail'> => part.kind === 'bail');
  if (bail === undefined) return RING_MM;
  return bail.style === 'hidden' ? bodyWidthMm : bail.widthMm;
}
