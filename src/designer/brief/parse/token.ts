import type { TextSpan } from './span.ts';

/** A word, a number or a mark of the brief. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** As normalised: lower case, plain marks. */
  readonly text: string;
  readonly span: TextSpan;
  /** Stands directly behind the token before it, as the `k` in `18k`. */
  readonly glued: boolean;
  /** Only for a number. */
  readonly value?: number;
}

/** Digits of the longest number that means something: ten crore with its commas. */
const MOST_DIGITS = 16;

/** Fractions that have a character of their own. */
const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const pattern = new RegExp(
  [
    String.raw`(?<mixed>\d{1,2}[ -]\d\/\d{1,2}(?!\d))`,
    String.raw`(?<fraction>\d{1,2}\/\d{1,2}(?![\d\/]))`,
    String.raw`(?<vulgar>(?:\d{1,3} ?)?[½¼¾⅓⅔⅛⅜⅝⅞])`,
    String.raw`(?<grouped>\d{1,3}(?:,\d{2,3})+(?:\.\d+)?(?![\d]))`,
    String.raw`(?<comma>0,\d{1,3}(?!\d))`,
    String.raw`(?<decimal>\d+(?:\.\d+)?|(?<![\p{L}\d])\.\d+)`,
    String.raw`(?<word>[\p{L}\p{M}\u200c\u200d]+(?:'\p{L}+)*)`,
    String.raw`(?<mark>\n|[^\s])`,
  ].join('|'),
  'gu',
);

/** Invisible joiners and accents that were typed as characters of their own. */
const invisible = /[\u0300-\u036f\u200c\u200d]/g;

/**
 * Cuts a normalised brief into tokens, in one pass. A hyphen between two words is not a token: "east-west" is two
 * words.
 */
export function tokenise(normalised: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of normalised.matchAll(pattern)) {
    const start = match.index;
    const raw = match[0];
    const groups = match.groups ?? {};
    if (raw === '-' && joinsWords(normalised, start)) continue;
    const isNumber = groups['word'] === undefined && groups['mark'] === undefined;
    // Longer rows of digits are telephone numbers or typing errors.
    const kind = groups['mark'] !== undefined ? 'mark' : isNumber && raw.length <= MOST_DIGITS ? 'number' : 'word';
    const text = kind === 'word' ? raw.replace(invisible, '') : raw;
    const glued = start === end && tokens.length > 0;
    end = start + raw.length;
    const token = { kind, text, span: [start, end], glued } as const;
    tokens.push(kind === 'number' ? { ...token, value: numberOf(raw) } : token);
  }
  return tokens;
}

function joinsWords(text: string, at: number): boolean {
  return /\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1));
}

/** `1 1/2` and `1-1/2` are 1.5, `½` is 0.5, `1,20,000` is 120000, `0,5` is 0.5. */
function numberOf(raw: string): number {
  const mixed = /^(\d+)[ -](\d)\/(\d+)$/.exec(raw);
  if (mixed) return Number(mixed[1]) + quotient(Number(mixed[2]), Number(mixed[3]));
  const fraction = /^(\d+)\/(\d+)$/.exec(raw);
  if (fraction) return quotient(Number(fraction[1]), Number(fraction[2]));
  const last = vulgar[raw.slice(-1)];
  if (last !== undefined) return Number(raw.slice(0, -1).trim() || 0) + last;
  return Number(/^0,\d{1,3}$/.test(raw) ? raw.replace(',', '.') : raw.replaceAll(',', ''));
}

function quotient(over: number, under: number): number {
  return under === 0 ? 0 : over / under;
}
