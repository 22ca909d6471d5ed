import { alloys } from '#spec/tables/alloys.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { knowledgeOf } from './registry.ts';

/** Ids of stones that only accompany: the small ones, and all that stand beside a centre. */
const SMALL_STONES: ReadonlySet<string> = new Set(['melee', 'shoulder']);
const SIDE_STONES: ReadonlySet<string> = new Set([...SMALL_STONES, 'side']);

/**
 * All words for what this design contains and a client could rule out: parts, gems, shapes, metals, finishes. An
 * exclusion is obeyed when none of its words is among these.
 */
export function featuresOf(draft: PieceDraft): ReadonlySet<string> {
  const words = new Set<string>([...metalWords(draft), `finish:${draft.metal.finish}`]);
  if (Object.keys(draft.stones).length > 0) words.add('stones');
  for (const [id, stone] of Object.entries(draft.stones)) {
    words.add(`gem:${stone.gem}`).add(`shape:${stone.shape}`);
    if (SMALL_STONES.has(id)) words.add('small-stones');
    if (SIDE_STONES.has(id)) words.add('side-stones').add(`side:${stone.shape}`);
  }
  for (const [id, part] of Object.entries(draft.parts)) {
    words.add(part.kind);
    for (const word of knowledgeOf(part).features(part, draft, id)) words.add(word);
  }
  return words;
}

function metalWords({ metal }: PieceDraft): readonly string[] {
  const alloy = alloys[metal.alloy];
  return [alloy.metal, alloy.colour, ...(alloy.nickel ? ['nickel'] : [])];
}
