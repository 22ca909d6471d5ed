export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A code as words: `high_polish` → "high polish". */
export function spoken(word: string): string {
  return word.replaceAll('_', ' ');
}

/** An id or a field as words: `prong-head` → "prong head", `centreHead` → "centre head". */
export function wordsOfId(id: string): string {
  return id
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
}

/** The same as a heading: "Prong head". */
export function nameOfId(id: string): string {
  return capitalised(wordsOfId(id));
}

/** "diamonds", "rubies", "topazes". */
export function inPlural(noun: string): string {
  if (noun.endsWith('y')) return `${noun.slice(0, -1)}ies`;
  return /[sxz]$/.test(noun) ? `${noun}es` : `${noun}s`;
}
