/** A word as it is heard: its consonants in their order, and what vowels stand before, between and behind them. */
export interface Skeleton {
  readonly consonants: string;
  /** One more than there are consonants; each the kinds of vowel of its group, none where two consonants meet. */
  readonly vowels: readonly string[];
}

/** "gould" and "gold" have one skeleton, and so have "turkoise" and "turquoise". */
export function skeletonOf(word: string): Skeleton {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/ck|qu|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=[bdgjklprt])h/g, '')
    .replace(/([^aeiouy])\1+/g, '$1')
    .replace(/[ei]|(?<=.)y/g, 'e')
    .replace(/[ou]/g, 'o');
  const groups = plain.split(/[^aeo]/);
  return { consonants: plain.replace(/[aeo]/g, ''), vowels: groups };
}

/**
 * Whether one is how somebody writes the other by ear: the same consonants, and vowels of the same kinds. In a longer word one
 * between the consonants may be wrong or missing.
 */
export function soundNear(one: Skeleton, other: Skeleton): boolean {
  if (one.consonants !== other.consonants) return false;
  const slots = other.vowels.map((group, at) => [one.vowels[at] ?? '', group] as const);
  const isWrong = ([a, b]: readonly [string, string]): boolean => a !== b && ![...a].some((vowel) => b.includes(vowel));
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined || isWrong(first) || isWrong(last)) return false;
  const wrong = slots.filter(isWrong).length;
  const isLonger = other.consonants.length >= 3 && slots.filter(([, group]) => group !== '').length > 1;
  return wrong === 0 || (wrong === 1 && isLonger);
}
