import { type GemId, gems } from '../tables/gems.ts';

/** "lab-grown diamond", "blue sapphire", "onyx": a gem in the middle of a sentence, without what its name explains. */
export function sayGem(gem: GemId): string {
  return gems[gem].name
    .replace(/ \([^)]*\)| \/ .*$/g, '')
    .toLowerCase()
    .replace('cubic zirconia', 'zirconia')
    .replace(/^(akoya|tahitian|south sea)\b/, (place) => place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
}
