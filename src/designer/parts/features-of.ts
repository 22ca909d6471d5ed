import type { PieceDraft } from '../piece-draft.ts';
import { alloys } from '#spec/tables/alloys.ts';

/**
 * Every word by which a customer could rule something out that this design contains: parts, gems, shapes, metals,
 * finishes. An exclusion is obeyed when its words and these share none.
 */
export function featuresOf(draft: PieceDraft): ReadonlySet<string> {
  const words = new Set<string>([...metalWords(draft), `finish:${draft.metal.finish}`]);
  if (Object.keys(draft.stones).length > 0) words.add('stones');
  for (const [id, stone] of Object.entries(draft.stones)) {
    words.add(`gem:${stone.gem}`).add(`shape:${stone.shape}`);
    const melee = id === 'melee' || id === 'shoulder';
    if (melee) words.add('small-stones');
    if (melee || id === 'side') words.add('side-stones');
  }
  for (const part of Object.values(draft.parts)) {
    words.add(part.kind);
    if ('profile' in part) words.add(`profile:${part.profile}`);
    if ('edge' in part) words.add(`edge:${part.edge}`);
    if ('setting' in part) words.add(part.setting);
    if (part.kind === 'plate') words.add(`plate:${part.shape}`);
    if (part.kind === 'bangle-band') words.add(`profile:${part.section}`);
    if ('orientation' in part && part.orientation === 'east-west') words.add('east-west');
  }
  return words;
}

function metalWords({ metal }: PieceDraft): readonly string[] {
  const alloy = alloys[metal.alloy];
  const nickel = /\bNi\b/.test(`${alloy.composition} ${alloy.note}`) || metal.alloy === 'steel316';
  return [alloy.metal, alloy.colour, ...(nickel ? ['nickel'] : [])];
}
