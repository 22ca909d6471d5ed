import { createHash, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { checkedEstimate, type OrderEstimate } from '#spec/workshop/order-estimate.ts';
import type { Database } from '../db/open-database.ts';
import { type DesignCaps, takeRoom } from '../designs/design-caps.ts';
import { keyReused, noSuchDesign } from '../designs/design-problems.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { columnsOfDetails, columnsOfPiece } from './order-facts.ts';
import { bytesOfLine, writeLine } from './order-log.ts';
import { ORDER_COLUMNS, type OrderDetails, orderOfRow, type ShopOrder } from './shop-order.ts';

/** A state of a design, and what it was reckoned to weigh and to cost. */
export interface OrderedRevision {
  readonly revisionId: string;
  readonly estimate: OrderEstimate;
}

/** What somebody orders. */
export interface NewOrder extends OrderedRevision {
  readonly designId: string;
  readonly details: OrderDetails;
}

/** What places and changes orders. */
export interface OrderStore extends Counter {
  readonly designCaps: DesignCaps;
}

/** What an order takes beside its spec and its estimate: its row, with what may be entered later. */
export const BYTES_OF_ROW = 32_768;

/**
 * Places an order for a state of a design of the workshop. It is an enquiry. Sent again with the same key it is the same
 * order.
 * @returns refused with `not_found` where the workshop has no such state, `estimate_does_not_add_up`,
 *   `idempotency_key_reused`, `too_many_requests`, `designs_full`, or as `writeAsMember` refuses
 */
export function placeOrder(
  { db, clock, designCaps }: OrderStore,
  actor: Actor,
  key: string,
  wanted: NewOrder,
): Promise<Result<ShopOrder>> {
  const { workshopId, accountId } = actor;
  const { designId, revisionId, details, estimate } = wanted;
  const creationHash = createHash('sha256')
    .update(JSON.stringify([designId, revisionId, details, estimate]))
    .digest('base64url');
  return writeAsMember(db, actor, { action: 'orders.write' }, async (work): Promise<Result<ShopOrder>> => {
    const before = await work
      .selectFrom('shopOrders')
      .select([...ORDER_COLUMNS, 'creationHash'])
      .where('workshopId', '=', workshopId)
      .where('createdBy', '=', accountId)
      .where('creationKey', '=', key)
      .executeTakeFirst();
    if (before !== undefined) {
      const { creationHash: sentBefore, ...row } = before;
      return sentBefore === creationHash ? ok(orderOfRow(row)) : fail(keyReused);
    }
    const spec = await orderedSpec(work, workshopId, designId, wanted);
    if (!spec.ok) return spec;
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const number = (await lastNumber(work, workshopId)) + 1;
    const columns = { ...columnsOfPiece(spec.value, number), estimate: JSON.stringify(estimate) };
    const bytes = BYTES_OF_ROW + bytesOfRevision(columns) + bytesOfLine('');
    const taken = await takeRoom(work, designCaps, workshopId, bytes);
    if (!taken.ok) return taken;
    const nowMs = clock();
    await work.updateTable('workshops').set({ lastOrderNumber: number }).where('id', '=', workshopId).execute();
    const row = await work
      .insertInto('shopOrders')
      .values({
        ...columns,
        ...columnsOfDetails(details),
        id: randomUUID(),
        workshopId,
        number,
        designId,
        revisionId,
        stage: 'enquiry',
        heldFrom: '',
        weighed: '',
        hallmark: '',
        payments: '[]',
        version: 1,
        logCount: 1,
        createdBy: accountId,
        creationKey: key,
        creationHash,
        createdAtMs: nowMs,
        changedAtMs: nowMs,
      })
      .returning(ORDER_COLUMNS)
      .executeTakeFirstOrThrow();
    const order = orderOfRow(row);
    const placed = { kind: 'placed', fromStage: 'enquiry', toStage: 'enquiry', note: '' } as const;
    await writeLine(work, order.id, 1, { ...placed, accountId, atMs: nowMs });
    return ok(order);
  });
}

/** What a state and its estimate take. */
export const bytesOfRevision = ({ spec, estimate }: { readonly spec: string; readonly estimate: string }): number =>
  Buffer.byteLength(spec) + Buffer.byteLength(estimate);

/** The state that is ordered, once its estimate has been held to it. */
export async function orderedSpec(
  work: Database,
  workshopId: string,
  designId: string,
  { revisionId, estimate }: OrderedRevision,
): Promise<Result<DesignSpec>> {
  const row = await work
    .selectFrom('designRevisions')
    .innerJoin('designs', 'designs.id', 'designRevisions.designId')
    .select('designRevisions.spec')
    .where('designs.id', '=', designId)
    .where('designs.workshopId', '=', workshopId)
    .where('designs.deletedAtMs', 'is', null)
    .where('designRevisions.id', '=', revisionId)
    .executeTakeFirst();
  if (row === undefined) return fail(noSuchDesign);
  const spec = parseSpecText(row.spec);
  if (!spec.ok) return spec;
  const checked = checkedEstimate(estimate, {
    metal: alloys[spec.value.metal.alloy].metal,
    hasOwnStones: Object.values(spec.value.stones).some(({ supply }) => supply === 'customer'),
  });
  return checked.ok ? spec : checked;
}

/** @param work a transaction that holds the workshop, so that nobody else takes the next one */
async function lastNumber(work: Database, workshopId: string): Promise<number> {
  const row = await work
    .selectFrom('workshops')
    .select('lastOrderNumber')
    .where('id', '=', workshopId)
    .executeTakeFirstOrThrow();
  return row.lastOrderNumber;
}
