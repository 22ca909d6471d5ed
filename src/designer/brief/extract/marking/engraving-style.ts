import type { SaidValue } from '../../extraction.ts';
import type { BriefContext } from '../subject.ts';

/** How letters are cut or written, by the words for it. */
const styles: readonly (readonly [style: string, words: RegExp])[] = [
  ['handwriting', /\bhand ?writing\b|\bhandwritten\b/],
  ['old_english', /\bold english\b/],
  ['cursive', /\bcursive\b/],
  ['script', /\bscript\b(?! no\b)/],
  ['block', /\bblock (?:letters?|capitals?|caps)\b/],
  ['roman_numerals', /\broman numerals?\b/],
  ['calligraphy', /\bcalligraphy\b/],
  ['arabic', /\b(?:in|name) arabic\b|\barabic (?:letters?|script|calligraphy|name)\b|\barabic(?= \d|$)/],
  ['urdu', /\bin urdu\b|\burdu (?:letters?|me|mein|script)\b/],
  ['hindi', /\bin hindi\b|\bhindi (?:letters?|me|mein|script)\b/],
  ['tamil', /\bin tamil\b|\btamil (?:letters?|script)\b/],
  ['gurmukhi', /\bgurmukhi\b/],
  ['deep', /\bengraved deep\b|\bdeep(?:ly)? engrav/],
];

/** The first of them that is said; only asked of a brief that has something written. */
export function engravingStyle({ brief }: BriefContext): SaidValue<string> | undefined {
  const text = brief.toLowerCase();
  for (const [style, words] of styles) {
    const found = words.exec(text);
    if (found) return { value: style, span: [found.index, found.index + found[0].length] };
  }
  return undefined;
}
