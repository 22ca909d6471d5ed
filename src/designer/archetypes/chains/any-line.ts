import { spokenHoop } from '../../parts/spoken.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import type { Traits } from '../../proposal.ts';
import { neverImplied } from '../archetype.ts';

function lineTraits(draft: PieceDraft): Traits {
  const { silhouette, setting, rhythm, profile } = traitWords(draft);
  return {
    silhouette: silhouette.join(' + '),
    setting: setting.join(' + '),
    rhythm: rhythm.join(' + '),
    profile: profile.join(' + '),
    surface: draft.metal.finish,
  };
}

function sayLine(draft: PieceDraft): string {
  return spokenHoop(draft, true) ?? 'a line';
}

/** What chains and lines of stones share: they consist of one part, so traits and words come from that part alone. */
export const anyLine = {
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: lineTraits,
  say: sayLine,
} as const;
