import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../ports.ts';
import { type Design, DESIGN_COLUMNS, designOfRow } from './design.ts';
import { noSuchDesign } from './design-problems.ts';
import { type DesignPlace, type HeldDesign, holdDesign } from './hold-design.ts';
import { columnsOfHead } from './save-revision.ts';
import { searchTextOf } from './search-terms.ts';

interface DesignStore {
  readonly db: Database;
  readonly clock: Clock;
}

/** How long a deleted design can be taken out of the bin again. */
const BIN_MS = 30 * DAY_MS;

const noSuchRevision: Problem = {
  code: 'not_found',
  message: 'This design has no such state.',
  remedy: 'Load it again.',
};

/** Gives a design other tags. @param version as for {@link holdDesign} */
export const changeTags = (store: DesignStore, place: DesignPlace, tags: readonly string[], version: number) =>
  change(store, place, version, async (_work, held) => {
    const searchText = searchTextOf({ ...held, tags });
    return ok({ tags: JSON.stringify(tags), searchText });
  });

/** Lets another of its states stand for a design: an earlier one, or that of a fork. @param version as above */
export const changeHead = (store: DesignStore, place: DesignPlace, revisionId: string, version: number) =>
  change(store, place, version, async (work, held) => {
    const row = await work
      .selectFrom('designRevisions')
      .select('spec')
      .where('designId', '=', place.designId)
      .where('id', '=', revisionId)
      .executeTakeFirst();
    if (row === undefined) return fail(noSuchRevision);
    const spec = parseSpecText(row.spec);
    // What was worked out for another state is not this one's.
    return spec.ok ? ok(columnsOfHead(held, { id: revisionId, spec: spec.value, estimate: undefined })) : spec;
  });

/** Lays a design into the bin. */
export async function deleteDesign(
  { db, clock }: DesignStore,
  { workshopId, designId }: DesignPlace,
): Promise<Result<undefined>> {
  const binned = await db
    .updateTable('designs')
    .set((row) => ({ deletedAtMs: clock(), version: row('version', '+', 1) }))
    .where('id', '=', designId)
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return binned === undefined ? fail(noSuchDesign) : ok(undefined);
}

/** Takes a design out of the bin. */
export async function restoreDesign(
  { db }: Pick<DesignStore, 'db'>,
  { workshopId, designId }: DesignPlace,
): Promise<Result<Design>> {
  const restored = await db
    .updateTable('designs')
    .set((row) => ({ deletedAtMs: null, version: row('version', '+', 1) }))
    .where('id', '=', designId)
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', 'is not', null)
    .returning(DESIGN_COLUMNS)
    .executeTakeFirst();
  return restored === undefined ? fail(noSuchDesign) : ok(designOfRow(restored));
}

/** Empties the bin of what has lain in it for a month, with its states and likes. */
export async function deleteBinned({ db, clock }: DesignStore): Promise<void> {
  await db
    .deleteFrom('designs')
    .where('deletedAtMs', '<=', clock() - BIN_MS)
    .execute();
}

function change(
  { db, clock }: DesignStore,
  place: DesignPlace,
  version: number,
  columns: (work: Database, held: HeldDesign) => Promise<Result<Partial<DesignRow>>>,
): Promise<Result<Design>> {
  return db.transaction().execute(async (work): Promise<Result<Design>> => {
    const held = await holdDesign(work, place, version);
    if (!held.ok) return held;
    const changed = await columns(work, held.value);
    if (!changed.ok) return changed;
    const row = await work
      .updateTable('designs')
      .set({ ...changed.value, version: version + 1, changedAtMs: clock() })
      .where('id', '=', place.designId)
      .returning(DESIGN_COLUMNS)
      .executeTakeFirstOrThrow();
    return ok(designOfRow(row));
  });
}
