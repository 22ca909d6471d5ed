import { fail, ok, type Result } from '#shared/result.ts';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { columnsOfEstimate, type Design, DESIGN_COLUMNS, designOfRow, type NewRevision } from './design.ts';
import { designChanged, designFull, MOST_REVISIONS, revisionIdTaken, unknownParent } from './design-problems.ts';
import { type DesignCaps, takeRoom } from './design-caps.ts';
import { facetsOfSpec } from './facets-of-spec.ts';
import { type DesignPlace, type HeldDesign, holdDesign } from './hold-design.ts';
import { showEstimate } from './show-estimate.ts';
import { searchTextOf } from './search-terms.ts';

/** A state that grew out of another one. */
export interface GrownRevision extends NewRevision {
  readonly parentId: string;
}

/** What became of a state that was saved. */
export interface SavedRevision {
  readonly design: Design;
  /** False where somebody saved another one on the same parent before: both are kept, and the first one stands. */
  readonly isHead: boolean;
}

/**
 * Saves a state of a design beside its parent. On the head it becomes the head; on any other it forks, and nothing is
 * merged or lost. Saved again under its id it is the same state, with what the sender has worked out for it meanwhile.
 * @param version that has to be the design's for it to be saved at all; undefined where a fork is welcome
 * @returns refused with `not_found`, `design_changed`, `unknown_parent`, `revision_id_taken`, `design_full`,
 *   `too_many_requests`, `designs_full`, or as `writeAsMember` refuses
 */
export function saveRevision(
  { db, clock, designCaps }: Counter & { readonly designCaps: DesignCaps },
  actor: Actor,
  designId: string,
  revision: GrownRevision,
  version: number | undefined,
): Promise<Result<SavedRevision>> {
  const place = { workshopId: actor.workshopId, designId };
  return writeAsMember(db, actor, { action: 'designs.write' }, async (work): Promise<Result<SavedRevision>> => {
    const spec = JSON.stringify(revision.spec);
    const held = await holdDesign(work, place);
    if (!held.ok) return held;
    const same = await findRevision(work, place.designId, revision.id);
    if (same !== undefined) {
      const { parentId, origin, madeAtMs } = same;
      const isSame = same.spec === spec && parentId === revision.parentId && origin === revision.origin;
      if (!isSame || madeAtMs !== revision.madeAtMs) return fail(revisionIdTaken);
      const before = await readDesign(work, place);
      const design = await showEstimate({ db: work, clock }, before, revision.id, revision.estimate);
      return ok({ design: design ?? before, isHead: before.headId === revision.id });
    }
    if (version !== undefined && version !== held.value.version) return fail(designChanged);
    if ((await findRevision(work, place.designId, revision.parentId)) === undefined) return fail(unknownParent);
    if (held.value.revisionCount >= MOST_REVISIONS) return fail(designFull);
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const taken = await takeRoom(work, designCaps, place.workshopId, Buffer.byteLength(spec));
    if (!taken.ok) return taken;
    const { id, parentId, origin, madeAtMs } = revision;
    await work
      .insertInto('designRevisions')
      .values({
        designId: place.designId,
        id,
        parentId,
        spec,
        origin,
        authorId: actor.accountId,
        madeAtMs,
        savedAtMs: clock(),
      })
      .execute();
    const isHead = held.value.headId === parentId;
    const design = await writeDesign(work, held.value, isHead ? columnsOfHead(held.value, revision) : {}, clock());
    return ok({ design, isHead });
  });
}

/** What of a design follows from the state that stands for it. */
export function columnsOfHead(
  { brief, tags }: Pick<DesignRow, 'brief' | 'tags'>,
  { id, spec, estimate }: Pick<NewRevision, 'id' | 'spec' | 'estimate'>,
): Partial<DesignRow> {
  const facets = facetsOfSpec(spec);
  const searchText = searchTextOf({ ...facets, brief, tags: JSON.parse(tags) as readonly string[] });
  return { ...facets, ...columnsOfEstimate(estimate), headId: id, searchText };
}

async function writeDesign(
  work: Database,
  { id, version, revisionCount }: HeldDesign,
  change: Partial<DesignRow>,
  changedAtMs: number,
): Promise<Design> {
  const row = await work
    .updateTable('designs')
    .set({ ...change, version: version + 1, revisionCount: revisionCount + 1, changedAtMs })
    .where('id', '=', id)
    .returning(DESIGN_COLUMNS)
    .executeTakeFirstOrThrow();
  return designOfRow(row);
}

const findRevision = (work: Database, designId: string, id: string) =>
  work
    .selectFrom('designRevisions')
    .select(['spec', 'parentId', 'origin', 'madeAtMs'])
    .where('designId', '=', designId)
    .where('id', '=', id)
    .executeTakeFirst();

async function readDesign(work: Database, { designId }: DesignPlace): Promise<Design> {
  const rows = work.selectFrom('designs').select(DESIGN_COLUMNS).where('id', '=', designId);
  return designOfRow(await rows.executeTakeFirstOrThrow());
}
