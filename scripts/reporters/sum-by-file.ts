/** Adds the numbers of tests that belong to the same file. */
export function sumByFile(rows: readonly (readonly [file: string, tests: number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [file, tests] of rows) sums[file] = (sums[file] ?? 0) + tests;
  return sums;
}
