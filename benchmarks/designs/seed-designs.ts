import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/open-database.ts';
import { notListed } from '#server/designs/design.ts';
import { facetsOfSpec } from '#server/designs/facets-of-spec.ts';
import { searchTextOf } from '#server/designs/search-terms.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { alloyIds } from '#spec/tables/alloys.ts';
import { gemIds } from '#spec/tables/gems.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { samplePieces } from '#spec/testing/sample-specs.ts';

const ROWS_AT_ONCE = 500;
const MINUTE_MS = 60_000;

const names = ['Aurelia', 'Meera', 'Noor', 'Stella', 'Lotus', 'Vesper', 'Tara', 'Iris', 'Opaline', 'Kiran'];
const wishes = ['for a wedding in spring', 'something quiet for every day', 'like the one in the window', 'for Diwali'];
const pieces: readonly DesignSpec[] = Object.values(samplePieces).map(completeSpec);

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Another piece for each number: kinds, alloys and gems in turn, and a title of its own. */
function specOf(index: number): DesignSpec {
  const piece = pick(pieces, index);
  const gem = pick(gemIds, Math.floor(index / 7));
  const stones = Object.fromEntries(
    Object.entries(piece.stones).map(([id, stone]) => [id, { ...stone, gem, colour: undefined }]),
  );
  return {
    ...piece,
    title: `${pick(names, index)} ${index}`,
    metal: { ...piece.metal, alloy: pick(alloyIds, index) },
    stones,
  };
}

/** Writes a workshop's designs as if each had been saved, a minute apart, with one state each. */
export async function seedDesigns(db: Database, workshopId: string, accountId: string, count: number): Promise<void> {
  const start = Date.now() - count * MINUTE_MS;
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, index) => from + index);
    const made = numbers.map((index) => {
      const [spec, headId, atMs] = [specOf(index), randomUUID(), start + index * MINUTE_MS];
      const facets = facetsOfSpec(spec);
      const brief = `${pick(names, index + 3)} ${pick(wishes, index)}`;
      const row = {
        ...facets,
        id: randomUUID(),
        workshopId,
        headId,
        revisionCount: 1,
        version: 1,
        netMetalMilligrams: 3000 + (index % 4000),
        priceHundredths: 50_000 + (index % 997) * 1000,
        currency: 'USD',
        brief,
        madeFrom: '',
        tags: '[]',
        ...notListed,
        searchText: searchTextOf({ ...facets, ...notListed, brief, tags: [] }),
        createdBy: accountId,
        creationKey: headId,
        creationHash: headId,
        createdAtMs: atMs,
        changedAtMs: atMs,
        deletedAtMs: null,
      };
      const times = { madeAtMs: atMs, savedAtMs: atMs };
      const origin = 'proposal' as const;
      const state = {
        designId: row.id,
        id: headId,
        parentId: null,
        spec: JSON.stringify(spec),
        origin,
        authorId: accountId,
      };
      return { row, state: { ...state, ...times } };
    });
    await db.transaction().execute(async (work) => {
      await work
        .insertInto('designs')
        .values(made.map(({ row }) => row))
        .execute();
      await work
        .insertInto('designRevisions')
        .values(made.map(({ state }) => state))
        .execute();
    });
  }
}
