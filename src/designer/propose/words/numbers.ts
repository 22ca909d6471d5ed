const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Counts up to twelve in words, as they are said at the counter. */
export function sayCount(count: number): string {
  return words[count] ?? String(count);
}

/** "a flat band", "an oval face". */
export function withArticle(words: string): string {
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}
