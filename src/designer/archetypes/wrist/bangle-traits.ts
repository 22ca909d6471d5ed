import { partOf } from '../../parts/find-parts.ts';
import { headsOf } from '../../parts/heads.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import type { Traits } from '../../proposal.ts';
import { grade } from '../../words/grade.ts';

/** What a bangle looks like: its width, what is set into it, its section and surface. */
export function bangleTraits(draft: PieceDraft): Traits {
  const words = traitWords(draft);
  const twist = partOf(draft, 'twist-band');
  const widthMm = partOf(draft, 'bangle-band')?.widthMm ?? twist?.widthMm ?? 0;
  const stations = headsOf(draft).length;
  const set = stations > 0 ? ` with ${stations} stations` : '';
  return {
    silhouette: `${twist ? 'twisted' : 'band'} ${grade(widthMm, [2.8, 4.4, 6.5, 9])}${set}`,
    setting: stations > 0 ? 'bezel stations' : (words.setting[0] ?? 'no stones'),
    rhythm: stations > 0 ? `${stations}` : (words.rhythm[0] ?? 'none'),
    profile: words.profile[0] ?? 'none',
    surface: [draft.metal.finish, ...words.surface].join(' + '),
  };
}
