import type { RequestStone } from '../../request/stone.ts';
import { type GemId, gems } from '../../tables/gems.ts';

/** A gem as a request names it. */
type AskedGem = Pick<RequestStone, 'gem' | 'origin'>;

/** Trade names that are in no word of the gem table. */
const tradeNames: Readonly<Record<string, string>> = {
  cubic_zirconia: 'cz',
  tsavorite: 'tsavorite',
  paraiba: 'tourmaline_paraiba',
  indicolite: 'tourmaline_indicolite',
  rhodolite: 'garnet_rhodolite',
  almandine: 'garnet_almandine',
};

/** Gems that are made, not mined; of all others the table describes the natural one. */
const madeByHand: ReadonlySet<string> = new Set<GemId>(['lab_diamond', 'moissanite', 'cz']);

/** Words by which a diamond that was grown has to be called. */
const ORIGIN_WORDS: ReadonlySet<string> = new Set(['lab', 'grown']);

/**
 * Whether a gem is what a word asks for: the table's words for it contain all of the word. "Sapphire" is any sapphire,
 * "yellow sapphire" one, "tahitian pearl" no white pearl. A diamond without an origin is a mined one, as the trade has
 * to say it.
 */
export function isGemCalled(gem: GemId, colour: string, { gem: word, origin }: AskedGem): boolean {
  if (word === undefined) return true;
  const id = tradeNames[word] ?? word;
  if (id === gem) return true;
  const known = new Set([gem, gems[gem].name, gems[gem].species, colour].flatMap(wordsIn));
  if (isMade(gem) && origin !== 'lab_grown' && !wordsIn(word).some((one) => ORIGIN_WORDS.has(one))) return false;
  return wordsIn(id).every((one) => known.has(one));
}

/** Whether a gem is grown or made. */
export function isMade(gem: GemId): boolean {
  return madeByHand.has(gem);
}

/** "Yellow sapphire (pukhraj)", `sapphire_yellow`: the words in it. */
export function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
