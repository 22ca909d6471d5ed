import { metalNames } from '#spec/meanings/metals.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import type { Shown } from '#spec/shown/shown.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import type { ComposedDesign } from '../composed-design.ts';

/** Ids of stones that only accompany: the small ones, and all that stand beside a centre. */
const SMALL_STONES: ReadonlySet<string> = new Set(['melee', 'shoulder']);
const SIDE_STONES: ReadonlySet<string> = new Set([...SMALL_STONES, 'side']);

/**
 * All that this design contains and a client could rule out: the words of its parts, and what `ofDesign` says of its
 * stones, its metal and its finish. An exclusion is obeyed when none of its words is among these.
 */
export function featuresOf(design: ComposedDesign, shown: readonly Shown[]): ReadonlySet<string> {
  const words = new Set<string>([...metalWords(design), ...finishesOf(design)]);
  if (Object.keys(design.stones).length > 0) words.add(ofDesign.stones);
  for (const [id, { gem, colour, shape }] of Object.entries(design.stones)) {
    words
      .add(ofDesign.gem(gem))
      .add(ofDesign.gem(gem, colour ?? gems[gem].colours[0].name))
      .add(ofDesign.shape(shape));
    if (SMALL_STONES.has(id)) words.add(ofDesign.smallStones);
    if (SIDE_STONES.has(id)) words.add(ofDesign.sideStones).add(ofDesign.sideShape(shape));
  }
  for (const word of shown.flatMap((part) => part.words)) words.add(word);
  return words;
}

function metalWords({ metal: { alloy } }: ComposedDesign): readonly string[] {
  const names = [...metalNames(alloy)].map(ofDesign.metal);
  return alloys[alloy].nickel ? [...names, ofDesign.nickel] : names;
}

function finishesOf({ metal: { finish, edgeFinish, insideFinish } }: ComposedDesign): readonly string[] {
  return [finish, edgeFinish, insideFinish].flatMap((one) => (one === undefined ? [] : [ofDesign.finish(one)]));
}
