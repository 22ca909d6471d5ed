import { partOf } from '../../parts/find-parts.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';
import { hangingTraits } from './hanging-traits.ts';

/** What a chandbali or a tikka looks like: as any hanging piece, with its moon, its row and its fringe. */
export function edgedTraits(design: ComposedDesign): Traits {
  const own = hangingTraits(design);
  const words = traitWords(design);
  const isMoon = partOf(design, 'crescent') !== undefined;
  return {
    silhouette: [...words.silhouette, own.silhouette].join(' over '),
    setting: words.setting.join(' + ') || own.setting || 'bare metal',
    rhythm: `${words.rhythm.join(' + ') || 'bare edge'}, ${own.rhythm}`,
    profile: isMoon ? 'moon' : own.profile,
    surface: own.surface,
  };
}
