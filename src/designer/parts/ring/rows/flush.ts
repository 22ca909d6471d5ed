import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { sayMelee } from '../../../phrasing/say-stone.ts';
import { heldStone } from '../../find-parts.ts';
import { none, noSpan, type PartKnowledge, type PartTraits, type Spoken } from '../../part-knowledge.ts';
import { seatsVolumeMm3 } from './seats.ts';

/** Stones sunk level with the metal. */
export const flushKnowledge = {
  volumeMm3: (part, design) => seatsVolumeMm3(part.count, heldStone(design, part)),
  spanMm: noSpan,
  stones: ({ count }) => ({ count, work: 'flush' }),
  head: false,
  bought: none,
  say,
  traits,
  free: 'fixed',
} as const satisfies PartKnowledge<'flush'>;

function say({ on, holds, inTurn, count }: PartOf<'flush'>, design: ComposedDesign): Spoken | undefined {
  const host = design.parts[on]?.kind;
  // Described with the plate that it is set into.
  if (host === 'plate') return undefined;
  const stones = `${sayMelee(count, design.stones[holds], design.stones[inTurn ?? ''])} set flush`;
  return host === 'bangle-band'
    ? { as: 'extra', words: `${stones} over the top` }
    : { as: 'set', words: `${stones} in` };
}

/** Sunk stones further apart around the finger than this look separate. */
const SPREAD_DEG = 30;

function traits({ on, count, spacingDeg }: PartOf<'flush'>, design: ComposedDesign): PartTraits {
  if (design.parts[on]?.kind === 'bangle-band') return { setting: 'flush', rhythm: `${count}` };
  return { setting: 'flush', rhythm: `${count} set in ${spacingDeg > SPREAD_DEG ? 'far apart' : 'close'}` };
}
