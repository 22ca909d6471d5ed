import type { ComposedDesign } from '../../composed-design.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { Traits } from '../../proposal.ts';
import { hangingTraits } from '../hanging/hanging-traits.ts';

/** What a jhumka looks like: its top as of any earring, its bell, and what hangs from that. */
export function jhumkaTraits(design: ComposedDesign): Traits {
  const top = hangingTraits(design);
  const words = traitWords(design);
  const [bell = ''] = words.silhouette;
  return {
    silhouette: `${top.silhouette} over ${bell}`,
    setting: words.setting.length > 0 ? words.setting.join(' + ') : top.silhouette,
    rhythm: words.rhythm.join(' + ') || 'bare rim',
    profile: bell,
    surface: [design.metal.finish, ...words.surface].join(' + '),
  };
}
