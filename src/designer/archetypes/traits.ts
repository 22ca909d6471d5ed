import type { PieceKind } from '#spec/design-spec.ts';
import type { Traits } from '../proposal.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { hangingTraits } from './hanging/hanging-traits.ts';
import { ringTraits } from './rings/ring-traits.ts';
import { bangleTraits } from './wrist/bangle-traits.ts';
import { lineTraits } from './line-words.ts';

const byKind: Readonly<Record<PieceKind, (draft: PieceDraft) => Traits>> = {
  ring: ringTraits,
  pendant: hangingTraits,
  earrings: hangingTraits,
  bangle: bangleTraits,
  bracelet: lineTraits,
  chain: lineTraits,
};

/** What a design looks like, a word an axis, read off its parts: a recipe cannot claim what it does not draw. */
export function traitsOf(draft: PieceDraft): Traits {
  return byKind[draft.kind](draft);
}
