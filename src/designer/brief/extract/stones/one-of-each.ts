import { give, type StoneDraft } from './draft.ts';

/**
 * Joins what was said of one stone in two places: "pearl earrings, 10mm south sea pearls", "diamond ring with a 1 ct
 * diamond", "black diamond ring, 3 stones". The first mention keeps its place: what is named first is the main stone.
 */
export function oneOfEach(drafts: readonly StoneDraft[]): readonly StoneDraft[] {
  const kept: StoneDraft[] = [];
  for (const draft of drafts) {
    const named = kept.find((earlier) => isSameStone(earlier, draft)) ?? countedAgain(kept, draft);
    if (!named) {
      kept.push(draft);
      continue;
    }
    const { gem, ...rest } = draft.fields;
    if (gem) named.fields.gem = gem;
    for (const [key, said] of Object.entries(rest)) give(named, { key, said } as Parameters<typeof give>[1]);
  }
  return kept;
}

/** A gem that was only named, and the same gem described later; a halo or side stones of it are others. */
function isSameStone(earlier: StoneDraft, later: StoneDraft): boolean {
  const [gem, again] = [earlier.fields.gem?.value, later.fields.gem?.value];
  const onlyNamed = Object.keys(earlier.fields).length === 1;
  const role = later.fields.role?.value;
  const isSameGem = gem !== undefined && (again === gem || again?.endsWith(`_${gem}`) === true);
  return isSameGem && onlyNamed && (role === undefined || role === 'center');
}

/** "…, 3 stones": a bare number of stones counts the one gem that was named. */
function countedAgain(kept: readonly StoneDraft[], draft: StoneDraft): StoneDraft | undefined {
  const keys = Object.keys(draft.fields);
  const [only, ...others] = kept.filter(({ fields }) => fields.gem !== undefined);
  const counts = draft.head === 'stone' && keys.length === 1 && draft.fields.count !== undefined;
  return counts && others.length === 0 && only?.fields.count === undefined ? only : undefined;
}
