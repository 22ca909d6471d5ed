import type { DrawnFeature } from '../../wish/wanted-features.ts';
import { withArticle } from '../../words/numbers.ts';
import type { Spoken } from '../part-knowledge.ts';
import type { ShankLike } from './hoop-volume.ts';

/** The features to ask for that any hoop shows. @param edged strands have no edge, whatever their profile */
export function shownByShank(shank: ShankLike, { edged }: { readonly edged: boolean }): readonly DrawnFeature[] {
  return [
    ...(edged && shank.profile === 'knife' ? (['knife_edge'] as const) : []),
    ...(shank.palmWidthMm < shank.shoulderWidthMm ? (['tapered'] as const) : []),
  ];
}

/** A hoop in words; alone, with its width. */
export function sayShank({ shoulderWidthMm }: ShankLike, underHead: string, alone = underHead): Spoken {
  return {
    as: 'hoop',
    words: (finish) => withArticle(`${finish}${underHead}`),
    alone: (finish) => withArticle(`${finish}${shoulderWidthMm} mm ${alone}`),
  };
}
