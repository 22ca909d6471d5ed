/** What of a pendant's bail and chain is left by what was ruled out: without its bail a chain has nothing to go through. */
export function hangersLeft(excluded: ReadonlySet<string>): { readonly bail: boolean; readonly chain: boolean } {
  const bail = !excluded.has('bail');
  return { bail, chain: bail && !excluded.has('chain') };
}
