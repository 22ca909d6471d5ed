import { fail, ok, type Result } from '#shared/result.ts';
import type { DesignRevisionRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { type Design, DESIGN_COLUMNS, designOfRow } from './design.ts';
import { noSuchDesign } from './design-problems.ts';
import type { DesignPlace } from './hold-design.ts';

/** A state of a design as its workshop sees it, without what it looks like. */
export type RevisionEntry = Omit<DesignRevisionRow, 'designId' | 'spec'>;

/** One state. Its spec is as it was saved: whoever reads it upgrades it. */
export interface KeptRevision extends RevisionEntry {
  readonly spec: unknown;
}

const ENTRY_COLUMNS = ['id', 'parentId', 'origin', 'authorId', 'madeAtMs', 'savedAtMs'] as const;

/** A design of a workshop that is not in the bin. */
export async function findDesign(db: Database, { workshopId, designId }: DesignPlace): Promise<Result<Design>> {
  const row = await db
    .selectFrom('designs')
    .select(DESIGN_COLUMNS)
    .where('id', '=', designId)
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', 'is', null)
    .executeTakeFirst();
  return row === undefined ? fail(noSuchDesign) : ok(designOfRow(row));
}

/** A design, the state that stands for it, and what it was made from, where that was said. */
export interface DesignWithHead {
  readonly design: Design;
  readonly head: KeptRevision;
  readonly madeFrom: unknown;
}

/**
 * A design of a workshop with the state that stands for it, by one look: both are of one moment.
 * @returns refused with `not_found`, also where it lies in the bin
 */
export async function findDesignWithHead(
  db: Database,
  { workshopId, designId }: DesignPlace,
): Promise<Result<DesignWithHead>> {
  const row = await db
    .selectFrom('designs')
    .innerJoin('designRevisions as head', (join) =>
      join.onRef('head.designId', '=', 'designs.id').onRef('head.id', '=', 'designs.headId'),
    )
    .select(DESIGN_COLUMNS.filter((column) => column !== 'id'))
    .select(['parentId', 'origin', 'authorId', 'madeAtMs', 'savedAtMs', 'spec', 'madeFrom'])
    .where('designs.id', '=', designId)
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return fail(noSuchDesign);
  const { parentId, origin, authorId, madeAtMs, savedAtMs, spec, madeFrom, ...design } = row;
  const head = { id: design.headId, parentId, origin, authorId, madeAtMs, savedAtMs };
  return ok({
    design: designOfRow({ ...design, id: designId }),
    head: { ...head, spec: JSON.parse(spec) as unknown },
    madeFrom: madeFrom === '' ? undefined : (JSON.parse(madeFrom) as unknown),
  });
}

/** One state of a design, which has been found in its workshop; undefined where it has none with this id. */
export async function findRevision(
  db: Database,
  designId: string,
  revisionId: string,
): Promise<KeptRevision | undefined> {
  const row = await db
    .selectFrom('designRevisions')
    .select([...ENTRY_COLUMNS, 'spec'])
    .where('designId', '=', designId)
    .where('id', '=', revisionId)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, spec: JSON.parse(row.spec) as unknown };
}

/** The states of a design, the last saved first. */
export async function revisionsOf(
  db: Database,
  designId: string,
  { limit, after }: PageWanted,
): Promise<RevisionEntry[]> {
  return db
    .selectFrom('designRevisions')
    .select(ENTRY_COLUMNS)
    .where('designId', '=', designId)
    .$if(after !== undefined, (query) =>
      query.where((row) => row(row.refTuple('savedAtMs', 'id'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? ''))),
    )
    .orderBy('savedAtMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
