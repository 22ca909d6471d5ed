const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Counts up to twelve in words. */
export function sayCount(count: number): string {
  return words[count] ?? String(count);
}

/** "a flat band", "an oval face", "an 8 mm disc". */
export function withArticle(words: string): string {
  return `${/^(?:[aeiou]|8|11\b|18\b)/.test(words) ? 'an' : 'a'} ${words}`;
}

/** "studs, halo studs or drop earrings". */
export function inChoice(things: readonly string[]): string {
  return joined(things, 'or');
}

/** "pavé shoulders, leaves and milgrained edges". */
export function inSeries(things: readonly string[]): string {
  return joined(things, 'and');
}

function joined(things: readonly string[], word: 'and' | 'or'): string {
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1) ?? ''}` : (things[0] ?? '');
}
