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

/** "a round diamond", "29 round diamonds"; of two gems "30 round rubies and diamonds in turn". */
export function sayStones(count: number, stone: Stone | undefined, inTurn?: Stone): string {
  return counted(count, stone ? sayStone(stone) : 'stone', inTurn);
}

/** Small stones by their gem alone: "20 diamonds", "one diamond", "20 rubies and diamonds in turn". */
export function sayMelee(count: number, stone: Stone | undefined, inTurn?: Stone): string {
  return counted(count, stone ? sayColoured(stone) : 'stone', inTurn);
}

function counted(count: number, name: string, inTurn: Stone | undefined): string {
  if (count === 1) return withArticle(name);
  const others = inTurn ? ` and ${inPlural(sayColoured(inTurn))} in turn` : '';
  return `${sayCount(count)} ${inPlural(name)}${others}`;
}
