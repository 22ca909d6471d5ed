import { type GemId, gems } from '#spec/tables/gems.ts';

/** A gem as a design names it; `colour` only where it is not the gem's usual one. */
export interface NamedGem {
  readonly gem: GemId;
  readonly colour?: string;
}

/** Trade names whose id is neither the word itself nor its two halves the other way round. */
const tradeNames: Readonly<Record<string, GemId>> = {
  rubellite: 'tourmaline_pink',
  indicolite: 'tourmaline_indicolite',
  paraiba: 'tourmaline_paraiba',
  rhodolite: 'garnet_rhodolite',
  almandine: 'garnet_almandine',
  mandarin_garnet: 'spessartine',
  padparadscha: 'sapphire_padparadscha',
  jade: 'jadeite',
  zircon: 'zircon_blue',
  fire_opal: 'opal',
  black_opal: 'opal',
  lapis_lazuli: 'lapis',
  lab_grown_diamond: 'lab_diamond',
  cubic_zirconia: 'cz',
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
  topaz: { blue: 'topaz_blue', yellow: 'topaz_imperial', orange: 'topaz_imperial', peach: 'topaz_imperial' },
  garnet: { red: 'garnet_almandine', pink: 'garnet_rhodolite', green: 'tsavorite', orange: 'spessartine' },
};

/** What stands in for "a green stone" until the gem is chosen: clean, affordable, faceted. Trade judgement. */
const byColour: Readonly<Record<string, NamedGem>> = {
  red: { gem: 'garnet_almandine' },
  burgundy: { gem: 'garnet_almandine' },
  maroon: { gem: 'garnet_almandine' },
  pink: { gem: 'tourmaline_pink' },
  purple: { gem: 'amethyst' },
  lavender: { gem: 'amethyst' },
  blue: { gem: 'topaz_blue' },
  navy: { gem: 'iolite' },
  teal: { gem: 'tourmaline_indicolite' },
  green: { gem: 'tourmaline_green' },
  yellow: { gem: 'citrine' },
  golden: { gem: 'citrine' },
  orange: { gem: 'spessartine' },
  peach: { gem: 'morganite' },
  brown: { gem: 'smoky_quartz' },
  champagne: { gem: 'smoky_quartz' },
  black: { gem: 'diamond', colour: 'black' },
  white: { gem: 'sapphire_white' },
  colourless: { gem: 'sapphire_white' },
};

/** Words of clients for colours that the gem table names otherwise. */
const colourSynonyms: Readonly<Record<string, string>> = { cognac: 'champagne', brown: 'champagne', canary: 'yellow' };

/**
 * The gem that a word of a request means, with its colour when that is not the usual one; undefined for an unknown
 * word.
 */
export function gemOfWord(word: string, colour?: string, origin?: 'natural' | 'lab_grown'): NamedGem | undefined {
  const gem = idOfWord(word, plainColour(colour));
  if (gem === undefined) return undefined;
  const grown = gem === 'diamond' && origin === 'lab_grown' ? 'lab_diamond' : gem;
  const named = colour === undefined ? undefined : namedColour(grown, colour);
  return named === undefined ? { gem: grown } : { gem: grown, colour: named };
}

/** The gem that stands in when only a colour was said. */
export function gemOfColour(colour: string): NamedGem | undefined {
  return byColour[plainColour(colour) ?? ''];
}

/** Every gem that a word may mean: "sapphire" means all of them. Plurals count ("diamonds"). */
export function gemsOfWord(word: string): readonly GemId[] {
  const single = singular(word);
  if (single === 'diamond') return ['diamond', 'lab_diamond'];
  const family = families[single];
  if (family) return [...new Set(Object.values(family))];
  const gem = idOfWord(single, undefined);
  return gem === undefined ? [] : [gem];
}

/** Excluded or plural words as the tables spell them. */
export function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) && !isGem(word) ? word.slice(0, -1) : word;
}

function idOfWord(word: string, colour: string | undefined): GemId | undefined {
  if (isGem(word)) return word;
  const family = families[word];
  if (family) return family[colour ?? ''] ?? Object.values(family)[0];
  const turned = word.split('_').toReversed().join('_');
  if (isGem(turned)) return turned;
  const named = tradeNames[word];
  if (named) return named;
  // "basra pearl", "south sea pearl": a variety of the last word.
  const last = word.split('_').at(-1) ?? '';
  return last !== word && isGem(last) ? last : undefined;
}

function isGem(word: string): word is GemId {
  return Object.hasOwn(gems, word);
}

/** "royal_blue", "light_pink": the colour itself is the last word. */
function plainColour(colour: string | undefined): string | undefined {
  return colour?.split('_').at(-1);
}

function namedColour(gem: GemId, colour: string): string | undefined {
  const plain = plainColour(colour) ?? colour;
  const wanted = colourSynonyms[plain] ?? plain;
  const found = gems[gem].colours.findIndex(({ name }) => name.split(' ').includes(wanted));
  return found > 0 ? gems[gem].colours[found]?.name : undefined;
}
