import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { columnsOfEstimate, type Design, DESIGN_COLUMNS, designOfRow, type ShownEstimate } from './design.ts';
import { type HeldDesign, holdDesign } from './hold-design.ts';
import { columnsOfHead } from './save-revision.ts';

const noSuchRevision: Problem = {
  code: 'not_found',
  message: 'This design has no such state.',
  remedy: 'Load it again.',
};

/** What of a design is given. */
export type GivenColumns = Partial<DesignRow>;

/** The state that is to stand for a design. */
interface NewHead {
  readonly headId: string;
  /** What was worked out for it. That of another state is not this one's. */
  readonly estimate?: ShownEstimate | undefined;
}

/** Lets another of its states stand for a design: an earlier one, or that of a fork. @param version as above */
export const changeHead = (
  store: Counter,
  actor: Actor,
  designId: string,
  { headId, estimate }: NewHead,
  version: number,
) =>
  changeColumns(store, actor, designId, version, { headId, ...columnsOfEstimate(estimate) }, async (work, held) => {
    const row = await work
      .selectFrom('designRevisions')
      .select('spec')
      .where('designId', '=', designId)
      .where('id', '=', headId)
      .executeTakeFirst();
    if (row === undefined) return fail(noSuchRevision);
    const spec = parseSpecText(row.spec);
    return spec.ok ? ok(columnsOfHead(held, { id: headId, spec: spec.value, estimate })) : spec;
  });

/**
 * Changes a design, unless it has already what it is given: then nothing is written or counted.
 * @param given what somebody gives it
 * @param columns what follows from that, too
 */
export function changeColumns(
  { db, clock }: Counter,
  actor: Actor,
  designId: string,
  version: number,
  given: GivenColumns,
  columns: (work: Database, held: HeldDesign, given: GivenColumns) => Promise<Result<GivenColumns>>,
): Promise<Result<Design>> {
  return writeAsMember(db, actor, { action: 'designs.write' }, async (work): Promise<Result<Design>> => {
    const held = await holdDesign(work, { workshopId: actor.workshopId, designId }, version);
    if (!held.ok) return held;
    const isSame = Object.entries(given).every(([column, value]) => held.value[column as keyof HeldDesign] === value);
    if (isSame) return ok(designOfRow(held.value));
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const changed = await columns(work, held.value, given);
    if (!changed.ok) return changed;
    const row = await work
      .updateTable('designs')
      .set({ ...changed.value, version: version + 1, changedAtMs: clock() })
      .where('id', '=', designId)
      .returning(DESIGN_COLUMNS)
      .executeTakeFirstOrThrow();
    return ok(designOfRow(row));
  });
}
