import type { PartOf } from '#spec/part-registry.ts';
import { innerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';

/** Length of the lines: once around a plate, along both edges of a band. */
function lineMm({ on }: PartOf<'milgrain'>, design: ComposedDesign): number {
  const host = design.parts[on];
  if (host?.kind === 'plate') return (Math.PI / 2) * (host.widthMm + host.heightMm);
  return 2 * 2 * Math.PI * (innerRadiusMm(design) + 1.8);
}

/** Lines of beads along both edges of a band, or around a plate. */
export const milgrainKnowledge = {
  volumeMm3: (part, design) => (lineMm(part, design) / part.beadMm) * 0.3 * part.beadMm ** 3,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  // A plate is described with its edge.
  say: ({ on }, { parts }) => (parts[on]?.kind === 'plate' ? undefined : { as: 'extra', words: 'milgrained edges' }),
  traits: () => ({ surface: 'milgrain' }),
  free: 'fixed',
} as const satisfies PartKnowledge<'milgrain'>;
