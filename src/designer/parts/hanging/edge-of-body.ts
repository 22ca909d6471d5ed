import { edgeWithinMm, placeMotif } from '#layout/motifs/placed-motif.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { outlineFacts } from '../../motifs/outlines/registry.ts';

/**
 * How far within the ends of a body its edge lies above or below its middle, in mm: what hangs in the cleft of a heart
 * makes it no longer by the depth of that.
 */
export function edgeOfBodyMm({ parts }: Pick<ComposedDesign, 'parts'>, on: string, side: 'top' | 'bottom'): number {
  const body = parts[on];
  if (body?.kind === 'motif') return edgeWithinMm(placeMotif(body), side);
  if (body?.kind !== 'plate' || body.shape === 'free' || side === 'bottom') return 0;
  return outlineFacts(body.shape).cleftShare * body.heightMm;
}
