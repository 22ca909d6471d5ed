/** The phrases of a list that is written with commas. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  );
}
