import { partOf } from '../../parts/find-parts.ts';
import { headsOf, sayHeld } from '../../parts/heads.ts';
import { isLow } from '../../parts/ring/bezel-head.ts';
import { sayHalo, sayHiddenHalo } from '../../parts/say-halo.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { inSeries } from '../../words/numbers.ts';
import { sayStones } from '../../words/say-stone.ts';

/** A ring in a few words, read off its parts: the head, the band, and what they are good for. */
export function sayRing(draft: PieceDraft): string {
  const head = sayHead(draft) ?? spokenAs(draft, 'set')[0];
  const hoop = spokenHoop(draft, head === undefined) ?? 'a band';
  const extras = spokenAs(draft, 'extra');
  const band = extras.length > 0 ? `${hoop} with ${inSeries(extras)}` : hoop;
  const use = sayUse(draft);
  return [head === undefined ? band : `${head} ${band}`, use].filter((part) => part !== '').join(', ');
}

/** What stands on the band, including the word that joins it to the band; undefined without a head. */
function sayHead(draft: PieceDraft): string | undefined {
  const heads = headsOf(draft);
  const [first, second] = heads;
  if (!first) return undefined;
  const stone = draft.stones[first.holds];
  if (partOf(draft, 'halo')) return `${sayStones(1, stone)} in ${sayHalo(draft)}${sayHiddenHalo(draft)} on`;
  if (second && second.holds === first.holds) return `${sayStones(heads.length, stone)} in bezels on`;
  const beside = second && draft.stones[second.holds];
  if (second && beside) {
    const alike = stone?.gem === beside.gem && stone.shape === beside.shape;
    if (heads.length === 2) return `${sayStones(1, stone)} beside ${sayStones(1, beside)}, on a slant, on`;
    return `${sayStones(1, stone)} between ${alike ? 'two smaller ones' : sayStones(2, beside)} on`;
  }
  const across = first.orientation === 'east-west' ? ' laid across the finger' : '';
  return `${sayStones(1, stone)}${across} in ${sayHeld(first)}${sayHiddenHalo(draft)} on`;
}

/** From this base on a stone stands clear of its band. */
const HIGH_BASE_MM = 3;

/** What it is good for, in words that its parts make true. */
function sayUse(draft: PieceDraft): string {
  const heads = headsOf(draft);
  const [head] = heads;
  const stations = heads.length > 1 && heads[1]?.holds === head?.holds;
  if (head?.kind === 'bezel-head' && isLow(head) && !stations && !partOf(draft, 'halo')) return 'low enough for gloves';
  if (head && head.baseHeightMm > HIGH_BASE_MM) return 'set high for the light';
  return '';
}
