import type { PieceKind } from '#spec/design-spec.ts';
import type { Traits } from '../../proposal.ts';
import type { Draft } from '../draft.ts';
import { hangingTraits } from './hanging-traits.ts';
import { ringTraits } from './ring-traits.ts';
import { wristTraits } from './wrist-traits.ts';

const byKind: Readonly<Record<PieceKind, (draft: Draft) => Traits>> = {
  ring: ringTraits,
  pendant: hangingTraits,
  earrings: hangingTraits,
  bangle: wristTraits,
  bracelet: wristTraits,
  chain: wristTraits,
};

/** What a design looks like, a word an axis, read off its parts: a recipe cannot claim what it does not draw. */
export function traitsOf(draft: Draft): Traits {
  return byKind[draft.kind](draft);
}
