import type { ComposedDesign } from '../composed-design.ts';
import { type TraitAxis, traitWeights } from '../proposal.ts';
import { isHead } from './heads.ts';
import { knowledgeOf, speakingRank } from './registry.ts';

export type TraitWords = Readonly<Record<TraitAxis, readonly string[]>>;

/**
 * The trait words of all parts on each axis, each once: first the heads in order, then the rest in the order in which
 * parts are described.
 */
export function traitWords(design: ComposedDesign): TraitWords {
  const words: Record<TraitAxis, string[]> = { silhouette: [], setting: [], rhythm: [], profile: [], surface: [] };
  const ranked = Object.entries(design.parts).map(([id, part]) => ({ id, part, rank: rankOf(part) }));
  ranked.sort((one, other) => one.rank - other.rank);
  for (const { id, part } of ranked) {
    const traits = knowledgeOf(part).traits(part, design, id);
    for (const axis of axes) {
      const word = traits[axis];
      if (word !== undefined && !words[axis].includes(word)) words[axis].push(word);
    }
  }
  return words;
}

const axes = Object.keys(traitWeights) as readonly TraitAxis[];

function rankOf(part: ComposedDesign['parts'][string]): number {
  return isHead(part) ? -1 : speakingRank(part);
}
