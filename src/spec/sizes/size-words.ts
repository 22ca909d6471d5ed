import { plainSize, tidySize } from './plain-size.ts';
import type { ChartSystem } from './scales.ts';
import { type SystemNames, systemNames } from './system-names.ts';

/** The words for a bangle that need no trade to know them; its archetype has the others. */
const BANGLE_WORDS = ['bangle', 'bangles', 'in_bangle', 'in_bangles'];

const FILLER = /\b(?:rings?|sizes?|sz|no\.?|number|finger|inner|inside|internal)\b|[#:=]/g;

/** What a size text says besides the size itself. */
export interface SizeWords {
  readonly systems: readonly ChartSystem[];
  readonly bangle: boolean;
  /** The size itself: lower case, fractions as `1/2`, decimal commas as points, one blank between words. */
  readonly size: string;
}

/** Takes words out of a text; a letter may not touch them, a digit may: "US7", "54EU". */
function without(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  // "U.S" is as good as "U.S.".
  const patterns = longestFirst.map((word) => word.replaceAll('.', '\\.').replace(/\\\.$/, '\\.?'));
  return words.length === 0
    ? text
    : text.replace(new RegExp(`(?<![a-z_])(?:${patterns.join('|')})(?![a-z_])`, 'g'), ' ');
}

function take(
  text: string,
  wordsOf: (names: SystemNames) => readonly string[],
): { found: ChartSystem[]; rest: string } {
  const found: ChartSystem[] = [];
  let rest = text;
  for (const names of systemNames) {
    const before = rest;
    rest = without(rest, wordsOf(names));
    if (rest !== before) found.push(names.system);
  }
  return { found, rest };
}

/** Splits "Indian bangle size 2.10" into what it is, whose system it is in, and "2.10". */
export function sizeWords(text: string, worn: 'finger' | 'wrist', bangleWords: readonly string[]): SizeWords {
  const said = plainSize(text);
  const withoutBangle = without(said, [...BANGLE_WORDS, ...bangleWords]);
  const bangle = worn === 'wrist' || withoutBangle !== said;
  const inches = withoutBangle.replace(bangle ? /(\d) ?(?:in\b|"|″)/g : /(\d) ?(?:"|″)/g, '$1 inch');
  const named = take(inches.replace(FILLER, ' '), ({ anywhere, besideSize }) => [...anywhere, ...besideSize]);
  const coded = take(named.rest, ({ codes }) => codes);
  const systems = named.found.length > 0 ? named.found : coded.found;
  return { systems, bangle, size: tidySize(coded.rest) };
}
