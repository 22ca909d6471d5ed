import { createHash, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Counter } from '../limits/count-attempts.ts';
import type { Database } from '../db/open-database.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { columnsOfEstimate, type Design, DESIGN_COLUMNS, designOfRow, type NewRevision, notListed } from './design.ts';
import { designIdTaken, keyReused } from './design-problems.ts';
import { bytesOfDesign, type DesignCaps, findRoom, giveBack, takeRoom } from './design-caps.ts';
import type { MadeFrom } from './made-from.ts';
import { facetsOfSpec } from './facets-of-spec.ts';
import { searchTextOf } from './search-terms.ts';

/** A design with its first state. */
export interface NewDesign {
  /** Given by who made it; the studio makes one up where they don't. */
  readonly id?: string | undefined;
  readonly revision: NewRevision;
  readonly brief: string;
  readonly tags: readonly string[];
  readonly madeFrom?: MadeFrom | undefined;
}

/**
 * Keeps a new design. Sent again with the same key it is the same design, also when both are sent at the same moment.
 * @param key of who creates it, made up for this one thing
 * @returns the design; refused with `idempotency_key_reused` where the key was sent with something else, and with
 *   `too_many_requests`, `designs_full` and `design_id_taken`, or as `writeAsMember` refuses
 */
export function createDesign(
  { db, clock, designCaps }: Counter & { readonly designCaps: DesignCaps },
  actor: Actor,
  key: string,
  { id: wantedId, revision, brief, tags, madeFrom }: NewDesign,
): Promise<Result<Design>> {
  const { workshopId, accountId } = actor;
  const spec = JSON.stringify(revision.spec);
  const from = madeFrom === undefined ? '' : JSON.stringify(madeFrom);
  const creationHash = createHash('sha256')
    .update(
      JSON.stringify([revision.id, revision.origin, spec, brief, tags, ...(wantedId === undefined ? [] : [wantedId])]),
    )
    .digest('base64url');
  return writeAsMember(db, actor, { action: 'designs.write' }, async (work): Promise<Result<Design>> => {
    const before = await findByKey(work, workshopId, accountId, key);
    if (before !== undefined) return sameDesign(before, creationHash);
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const room = await findRoom(work, designCaps, workshopId);
    if (!room.ok) return room;
    const bytes = bytesOfDesign(spec, brief + from);
    const taken = await takeRoom(work, designCaps, workshopId, bytes);
    if (!taken.ok) return taken;
    const nowMs = clock();
    const facets = facetsOfSpec(revision.spec);
    const created = await work
      .insertInto('designs')
      .values({
        ...facets,
        ...columnsOfEstimate(revision.estimate),
        id: wantedId ?? randomUUID(),
        workshopId,
        headId: revision.id,
        revisionCount: 1,
        version: 1,
        brief,
        madeFrom: from,
        tags: JSON.stringify(tags),
        ...notListed,
        searchText: searchTextOf({ ...facets, ...notListed, brief, tags }),
        createdBy: accountId,
        creationKey: key,
        creationHash,
        createdAtMs: nowMs,
        changedAtMs: nowMs,
        deletedAtMs: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(DESIGN_COLUMNS)
      .executeTakeFirst();
    if (created === undefined) {
      await giveBack(work, workshopId, bytes);
      return fail(designIdTaken);
    }
    const { id, origin, madeAtMs } = revision;
    await work
      .insertInto('designRevisions')
      .values({
        designId: created.id,
        id,
        parentId: null,
        spec,
        origin,
        authorId: accountId,
        madeAtMs,
        savedAtMs: nowMs,
      })
      .execute();
    return ok(designOfRow(created));
  });
}

const findByKey = (db: Database, workshopId: string, accountId: string, key: string) =>
  db
    .selectFrom('designs')
    .select([...DESIGN_COLUMNS, 'creationHash'])
    .where('workshopId', '=', workshopId)
    .where('createdBy', '=', accountId)
    .where('creationKey', '=', key)
    .executeTakeFirst();

function sameDesign(
  { creationHash, ...row }: NonNullable<Awaited<ReturnType<typeof findByKey>>>,
  sentHash: string,
): Result<Design> {
  return creationHash === sentHash ? ok(designOfRow(row)) : fail(keyReused);
}
