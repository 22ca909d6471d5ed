import { spokenHoop } from '../parts/spoken.ts';
import { traitWords } from '../parts/trait-words.ts';
import type { PieceDraft } from '../piece-draft.ts';
import type { Traits } from '../proposal.ts';

/** What a chain or a line of stones looks like: all of it is in the one part that it is made of. */
export function lineTraits(draft: PieceDraft): Traits {
  const { silhouette, setting, rhythm, profile } = traitWords(draft);
  return {
    silhouette: silhouette.join(' + '),
    setting: setting.join(' + '),
    rhythm: rhythm.join(' + '),
    profile: profile.join(' + '),
    surface: draft.metal.finish,
  };
}

/** A chain or a line of stones in a few words. */
export function sayLine(draft: PieceDraft): string {
  return spokenHoop(draft, true) ?? 'a line';
}
