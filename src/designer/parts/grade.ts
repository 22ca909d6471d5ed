/** A word for a measure; measures that look alike share one. @param limits above each of which the next word begins */
export function grade(value: number, limits: readonly [number, number, number, number]): string {
  const words = ['slim', 'usual', 'broad', 'wide', 'grand'] as const;
  return words[limits.filter((limit) => value > limit).length] ?? 'grand';
}
