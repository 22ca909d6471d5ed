/** The phrases of a list that is written with commas. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
      .filter((phrase) => phrase !== ''),
  );
}
