import type { Stone } from '#spec/stone.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { gems } from '#spec/tables/gems.ts';
import { estimateCarats } from '#spec/stone-weight.ts';

/** Cuts as they are said before a gem. */
const cutWords: Readonly<Record<Stone['shape'], string>> = {
  round: 'round',
  oval: 'oval',
  cushion: 'cushion',
  pear: 'pear',
  marquise: 'marquise',
  emerald: 'emerald-cut',
  princess: 'princess',
  heart: 'heart-shaped',
};

/** "lab-grown diamond", "blue sapphire": a gem as it is said in the middle of a sentence. */
export function sayGem(gem: Stone['gem']): string {
  return gems[gem].name
    .replace(/ \(.*\)$/, '')
    .toLowerCase()
    .replace('cubic zirconia', 'zirconia');
}

/** "oval ruby", "emerald-cut diamond". */
export function sayStone(stone: Stone): string {
  return `${cutWords[stone.shape]} ${sayGem(stone.gem)}`;
}

/** "1.02 ct" from a quarter of a carat, "3 mm" below. */
export function saySize(stone: Stone): string {
  const carats = estimateCarats(stone);
  if (carats >= 0.25) return `${Number(carats.toFixed(2))} ct`;
  return `${Number(Math.min(stone.lengthMm, stoneWidthMm(stone)).toFixed(2))} mm`;
}
