import { metalNames } from '#spec/meanings/metals.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import { shownIn } from '#spec/kept/shown/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import type { PieceDraft } from '../piece-draft.ts';

/** Ids of stones that only accompany: the small ones, and all that stand beside a centre. */
const SMALL_STONES: ReadonlySet<string> = new Set(['melee', 'shoulder']);
const SIDE_STONES: ReadonlySet<string> = new Set([...SMALL_STONES, 'side']);

/**
 * All that this design contains and a client could rule out: the words of its parts, and what `ofDesign` says of its
 * stones, its metal and its finish. An exclusion is obeyed when none of its words is among these.
 */
export function featuresOf(draft: PieceDraft): ReadonlySet<string> {
  const words = new Set<string>([...metalWords(draft), ofDesign.finish(draft.metal.finish)]);
  if (Object.keys(draft.stones).length > 0) words.add(ofDesign.stones);
  for (const [id, { gem, colour, shape }] of Object.entries(draft.stones)) {
    words
      .add(ofDesign.gem(gem))
      .add(ofDesign.gem(gem, colour ?? gems[gem].colours[0].name))
      .add(ofDesign.shape(shape));
    if (SMALL_STONES.has(id)) words.add(ofDesign.smallStones);
    if (SIDE_STONES.has(id)) words.add(ofDesign.sideStones).add(ofDesign.sideShape(shape));
  }
  for (const word of shownIn(draft).flatMap((shown) => shown.words)) words.add(word);
  return words;
}

function metalWords({ metal: { alloy } }: PieceDraft): readonly string[] {
  const names = [...metalNames(alloy)].map(ofDesign.metal);
  return alloys[alloy].nickel ? [...names, ofDesign.nickel] : names;
}
