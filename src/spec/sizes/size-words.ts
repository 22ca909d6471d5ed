import type { ChartSystem } from './scales.ts';

/** Names of the ring systems, most telling first; the short ones are also everyday words. */
const names: readonly (readonly [ChartSystem, string])[] = [
  ['US', 'us|usa|u\\.s\\.?(?:a\\.?)?|american?|canadian|canada'],
  ['UK', 'uk|u\\.k\\.?|british|britain|england|english|australian?|aus|irish|ireland|new zealand|south african?'],
  ['EU', 'eu|iso|europe|european'],
  ['CH', 'swiss|switzerland|italian|italy|spanish|spain'],
  ['JP', 'jp|jpn|japan|japanese|jis'],
  ['IN', 'india|indian|ind'],
];

/** Country codes that are everyday words too ("7 in US"): they count only when there is no clearer name. */
const codes: readonly (readonly [ChartSystem, string])[] = [
  ['CH', 'ch|it|es'],
  ['IN', 'in'],
  ['UK', 'au|ie|nz|za'],
  ['US', 'ca'],
];

const BANGLE = /\b(?:in[_ ]?)?(?:bangles?|kad[ae]s?|kara|chudi(?:yan)?|churi(?:yan)?|kangans?|bangdi)\b/g;
const FILLER = /\b(?:rings?|sizes?|sz|no\.?|number|finger|inner|inside|internal)\b|[#:=]/g;

/** What a size text says besides the size itself. */
export interface SizeWords {
  readonly systems: readonly ChartSystem[];
  readonly bangle: boolean;
  /** The size itself: lower case, fractions as `1/2`, decimal commas as points, one blank between words. */
  readonly size: string;
}

/** Normalises to lower case, with one way to write fractions, decimals and blanks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replaceAll('⁄', '/')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/[–—]/g, '-');
}

function tidy(text: string): string {
  return text.replace(/[\s,;()]+/g, ' ').trim();
}

function take(text: string, list: readonly (readonly [ChartSystem, string])[]): { found: ChartSystem[]; rest: string } {
  const found = new Set<ChartSystem>();
  let rest = text;
  for (const [system, pattern] of list) {
    // A letter may not touch the name, a digit may: "US7", "54EU".
    rest = rest.replace(new RegExp(`(?<![a-z_])(?:${pattern})(?![a-z_])`, 'g'), () => {
      found.add(system);
      return ' ';
    });
  }
  return { found: [...found], rest };
}

/** Splits "Indian bangle size 2.10" into what it is, whose system it is in, and "2.10". */
export function sizeWords(text: string, worn: 'finger' | 'wrist'): SizeWords {
  const said = plain(text);
  const bangle = worn === 'wrist' || said.search(BANGLE) >= 0;
  const inches = said.replace(bangle ? /(\d) ?(?:in\b|"|″)/g : /(\d) ?(?:"|″)/g, '$1 inch');
  const withoutBangle = inches.replace(BANGLE, ' ');
  const named = take(withoutBangle.replace(FILLER, ' '), names);
  const coded = take(named.rest, codes);
  const systems = named.found.length > 0 ? named.found : coded.found;
  return { systems, bangle, size: tidy(coded.rest) };
}
