/** A code as words: `high_polish` → "high polish". */
export function spoken(word: string): string {
  return word.replaceAll('_', ' ');
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `prong-head` → "Prong head", `centreHead` → "Centre head". */
export function nameOfId(id: string): string {
  return capitalised(
    id
      .replaceAll('-', ' ')
      .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
      .toLowerCase(),
  );
}
