import { inPlural } from '#shared/words.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import type { Stone } from '#spec/stone.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { sayCount, withArticle } from './numbers.ts';

/** "oval ruby", "emerald-cut diamond", "round black diamond". */
function sayStone(stone: Stone): string {
  return `${builtCuts[stone.shape].beforeGem} ${sayColoured(stone)}`;
}

/** The gem, with its colour where that is not the usual one. */
function sayColoured({ gem, colour }: Stone): string {
  const name = sayGem(gem);
  if (colour === undefined || name.includes(colour)) return name;
  return colour.includes(name) ? colour : `${colour} ${name}`;
}

/** "a round diamond", "29 round diamonds". */
export function sayStones(count: number, stone: Stone | undefined): string {
  const name = stone ? sayStone(stone) : 'stone';
  return count === 1 ? withArticle(name) : `${sayCount(count)} ${inPlural(name)}`;
}

/** Small stones by their gem alone: "20 diamonds", "one diamond". */
export function sayMelee(count: number, stone: Stone | undefined): string {
  const name = stone ? sayColoured(stone) : 'stone';
  return count === 1 ? withArticle(name) : `${sayCount(count)} ${inPlural(name)}`;
}
