import type { PartOf } from '#spec/part-registry.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { sayMelee } from '../../words/say-stone.ts';
import { heldStone } from '../find-parts.ts';
import { none, type PartKnowledge, type PartTraits, type Spoken } from '../part-knowledge.ts';
import { seatsVolumeMm3 } from './seats.ts';

/** Stones sunk level with the metal. */
export const flushKnowledge = {
  volumeMm3: (part, draft) => seatsVolumeMm3(part.count, heldStone(draft, part)),
  stones: ({ count }) => ({ count, work: 'flush' }),
  head: false,
  bought: none,
  say,
  traits,
  free: 'fixed',
} as const satisfies PartKnowledge<'flush'>;

function say({ on, holds, count }: PartOf<'flush'>, draft: PieceDraft): Spoken | undefined {
  const host = draft.parts[on]?.kind;
  // Described with the plate that it is set into.
  if (host === 'plate') return undefined;
  const stones = `${sayMelee(count, draft.stones[holds])} set flush`;
  return host === 'bangle-band'
    ? { as: 'extra', words: `${stones} over the top` }
    : { as: 'set', words: `${stones} in` };
}

/** Sunk stones further apart around the finger than this look separate. */
const SPREAD_DEG = 30;

function traits({ on, count, spacingDeg }: PartOf<'flush'>, draft: PieceDraft): PartTraits {
  if (draft.parts[on]?.kind === 'bangle-band') return { setting: 'flush', rhythm: `${count}` };
  return { setting: 'flush', rhythm: `${count} set in ${spacingDeg > SPREAD_DEG ? 'far apart' : 'close'}` };
}
