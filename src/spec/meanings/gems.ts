import type { RequestStone } from '../request/sections/stone.ts';
import { type GemId, gems } from '../tables/gems.ts';

/** A gem as a design names it; `colour` only where it is not the gem's usual one. */
export interface NamedGem {
  readonly gem: GemId;
  readonly colour?: string;
}

/** Trade names whose id is neither the word itself nor its two halves the other way round. */
const tradeNames: Readonly<Record<string, NamedGem>> = {
  rubellite: { gem: 'tourmaline_pink' },
  indicolite: { gem: 'tourmaline_indicolite' },
  paraiba: { gem: 'tourmaline_paraiba' },
  rhodolite: { gem: 'garnet_rhodolite' },
  almandine: { gem: 'garnet_almandine' },
  mandarin_garnet: { gem: 'spessartine' },
  padparadscha: { gem: 'sapphire_padparadscha' },
  jade: { gem: 'jadeite' },
  zircon: { gem: 'zircon_blue' },
  fire_opal: { gem: 'opal', colour: 'fire opal' },
  black_opal: { gem: 'opal', colour: 'black opal' },
  lapis_lazuli: { gem: 'lapis' },
  lab_grown_diamond: { gem: 'lab_diamond' },
  cubic_zirconia: { gem: 'cz' },
};

/** Families that are sold by colour: without a colour the first is meant. */
const families: Readonly<Record<string, Readonly<Record<string, GemId>>>> = {
  sapphire: {
    blue: 'sapphire_blue',
    yellow: 'sapphire_yellow',
    pink: 'sapphire_pink',
    white: 'sapphire_white',
    colourless: 'sapphire_white',
    green: 'sapphire_green',
    teal: 'sapphire_green',
    peach: 'sapphire_padparadscha',
    orange: 'sapphire_padparadscha',
  },
  tourmaline: { pink: 'tourmaline_pink', green: 'tourmaline_green', blue: 'tourmaline_indicolite' },
  topaz: {
    blue: 'topaz_blue',
    white: 'topaz_white',
    colourless: 'topaz_white',
    yellow: 'topaz_imperial',
    orange: 'topaz_imperial',
    peach: 'topaz_imperial',
  },
  garnet: { red: 'garnet_almandine', pink: 'garnet_rhodolite', green: 'tsavorite', orange: 'spessartine' },
};

/** Words of clients for colours that the gem table names otherwise. */
const colourSynonyms: Readonly<Record<string, string>> = { cognac: 'champagne', brown: 'champagne', canary: 'yellow' };

/**
 * The gem that a word of a request means, with its colour when that is not the usual one; undefined for an unknown
 * word.
 */
export function gemOfWord(word: string, colour?: string, origin?: 'natural' | 'lab_grown'): NamedGem | undefined {
  const named = nameOfWord(word, colour && plainColour(colour));
  if (named === undefined) return undefined;
  const gem = named.gem === 'diamond' && origin === 'lab_grown' ? 'lab_diamond' : named.gem;
  const own = colour === undefined ? named.colour : namedColour(gem, colour);
  return own === undefined ? { gem } : { gem, colour: own };
}

function nameOfWord(word: string, colour: string | undefined): NamedGem | undefined {
  if (isGem(word)) return { gem: word };
  const family = Object.hasOwn(families, word) ? families[word] : undefined;
  const ofFamily = family && (family[colour ?? ''] ?? Object.values(family)[0]);
  if (ofFamily) return { gem: ofFamily };
  const turned = word.split('_').toReversed().join('_');
  if (isGem(turned)) return { gem: turned };
  const named = Object.hasOwn(tradeNames, word) ? tradeNames[word] : undefined;
  if (named) return named;
  // "basra pearl", "south sea pearl": a variety of the last word.
  const last = word.split('_').at(-1) ?? '';
  return last !== word && isGem(last) ? { gem: last } : undefined;
}

/** Words by which a diamond that was grown has to be called. */
const ORIGIN_WORDS: ReadonlySet<string> = new Set(['lab', 'grown']);

/**
 * Whether a gem is what a word asks for: its trade name, or a word that the table's words for it contain. "Sapphire" is
 * any sapphire, "yellow sapphire" one, "tahitian pearl" no white pearl. A diamond without an origin is a mined one, as
 * the trade has to say it.
 */
export function isGemCalled(
  gem: GemId,
  colour: string,
  { gem: word, origin }: Pick<RequestStone, 'gem' | 'origin'>,
): boolean {
  if (word === undefined || word === gem) return true;
  const named = Object.hasOwn(tradeNames, word) ? tradeNames[word] : undefined;
  if (named?.gem === gem) return named.colour === undefined || named.colour === colour;
  if (isMade(gem) && origin !== 'lab_grown' && !wordsIn(word).some((one) => ORIGIN_WORDS.has(one))) return false;
  return isInWordsOf(gem, colour, word);
}

/** Whether the table's words for a gem contain all of a word, whatever its origin. */
function isInWordsOf(gem: GemId, colour: string, word: string): boolean {
  const { name, species } = gems[gem];
  const known = new Set([gem, name, species, colour].flatMap(wordsIn));
  return wordsIn(word).every((one) => known.has(one));
}

/** Whether a gem is grown or made. */
export function isMade(gem: GemId): boolean {
  return gems[gem].made === true;
}

/** "diamonds", "rubies": excluded or plural words as the tables spell them. */
export function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) && !isGem(word) ? word.slice(0, -1) : word;
}

/** "Yellow sapphire (pukhraj)", `sapphire_yellow`: the words in it. */
export function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

/** "royal_blue", "light_pink": the colour itself is the last word. */
export function plainColour(colour: string): string {
  return colour.split('_').at(-1) ?? colour;
}

function isGem(word: string): word is GemId {
  return Object.hasOwn(gems, word);
}

function namedColour(gem: GemId, colour: string): string | undefined {
  const plain = plainColour(colour);
  const wanted = colourSynonyms[plain] ?? plain;
  const found = gems[gem].colours.findIndex(({ name }) => name.split(' ').includes(wanted));
  return found > 0 ? gems[gem].colours[found]?.name : undefined;
}
