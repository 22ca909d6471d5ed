import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from './count-writes.ts';
import { type Design, DESIGN_COLUMNS, designOfRow, type ShownEstimate } from './design.ts';
import { noSuchDesign, workshopBusy } from './design-problems.ts';
import { type DesignPlace, type HeldDesign, holdDesign } from './hold-design.ts';
import { columnsOfHead } from './save-revision.ts';
import { searchTextOf } from './search-terms.ts';
import { writeInWorkshop } from './write-in-workshop.ts';

const noSuchRevision: Problem = {
  code: 'not_found',
  message: 'This design has no such state.',
  remedy: 'Load it again.',
};

/** Gives a design other tags. @param version as for {@link holdDesign} */
export const changeTags = (store: Counter, place: DesignPlace, tags: readonly string[], version: number) =>
  change(store, place, version, async (_work, held) => {
    const searchText = searchTextOf({ ...held, tags });
    return ok({ tags: JSON.stringify(tags), searchText });
  });

/** The state that is to stand for a design. */
interface NewHead {
  readonly headId: string;
  /** What was worked out for it. That of another state is not this one's. */
  readonly estimate?: ShownEstimate | undefined;
}

/** Lets another of its states stand for a design: an earlier one, or that of a fork. @param version as above */
export const changeHead = (store: Counter, place: DesignPlace, { headId, estimate }: NewHead, version: number) =>
  change(store, place, version, async (work, held) => {
    const row = await work
      .selectFrom('designRevisions')
      .select('spec')
      .where('designId', '=', place.designId)
      .where('id', '=', headId)
      .executeTakeFirst();
    if (row === undefined) return fail(noSuchRevision);
    const spec = parseSpecText(row.spec);
    return spec.ok ? ok(columnsOfHead(held, { id: headId, spec: spec.value, estimate })) : spec;
  });

/** Lays a design into the bin. */
export const deleteDesign = (
  { db, clock }: Counter,
  { workshopId, designId }: DesignPlace,
): Promise<Result<undefined>> =>
  writeInWorkshop(db, workshopId, async (work) => {
    if (!(await countWrite({ db: work, clock }, workshopId))) return fail(workshopBusy);
    const binned = await work
      .updateTable('designs')
      .set((row) => ({ deletedAtMs: clock(), version: row('version', '+', 1) }))
      .where('id', '=', designId)
      .where('workshopId', '=', workshopId)
      .where('deletedAtMs', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return binned === undefined ? fail(noSuchDesign) : ok(undefined);
  });

/** Takes a design out of the bin. */
export const restoreDesign = ({ db, clock }: Counter, { workshopId, designId }: DesignPlace): Promise<Result<Design>> =>
  writeInWorkshop(db, workshopId, async (work) => {
    if (!(await countWrite({ db: work, clock }, workshopId))) return fail(workshopBusy);
    const restored = await work
      .updateTable('designs')
      .set((row) => ({ deletedAtMs: null, version: row('version', '+', 1) }))
      .where('id', '=', designId)
      .where('workshopId', '=', workshopId)
      .where('deletedAtMs', 'is not', null)
      .returning(DESIGN_COLUMNS)
      .executeTakeFirst();
    return restored === undefined ? fail(noSuchDesign) : ok(designOfRow(restored));
  });

function change(
  { db, clock }: Counter,
  place: DesignPlace,
  version: number,
  columns: (work: Database, held: HeldDesign) => Promise<Result<Partial<DesignRow>>>,
): Promise<Result<Design>> {
  return writeInWorkshop(db, place.workshopId, async (work): Promise<Result<Design>> => {
    const held = await holdDesign(work, place, version);
    if (!held.ok) return held;
    if (!(await countWrite({ db: work, clock }, place.workshopId))) return fail(workshopBusy);
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
