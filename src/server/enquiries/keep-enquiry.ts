import { createHash, randomUUID } from 'node:crypto';
import { brand } from '#shared/brand.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import { retriedTransaction } from '../db/retried-transaction.ts';
import { type Limit, refusingLimit } from '../limits/count-attempts.ts';
import { textOfForm } from '../messages/text-of-form.ts';
import type { Clock } from '../ports.ts';
import { findShared } from '../shares/find-shared.ts';
import { noSuchShare } from '../shares/share-problems.ts';
import { holdWorkshop } from '../workshops/hold-workshop.ts';
import { type ShopLetterParts, writeToShop } from '../workshops/write-to-shop.ts';

/** What it takes to keep what somebody asks. */
export interface EnquiryParts extends ShopLetterParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** What somebody asks. */
export interface NewEnquiry {
  readonly name: string;
  readonly contact: string;
  readonly message: string;
}

/** Sent twice by a double click, a question is one. */
const sameEnquiry: Limit = { name: 'enquiry-same', most: 1, windowMs: MINUTE_MS };
/** By one link: more than a client asks in a day. */
export const enquiriesOfShare: Limit = { name: 'enquiries-by', most: 10, windowMs: DAY_MS };
const enquiriesOfShop: Limit = { name: 'enquiries-of', most: 200, windowMs: DAY_MS };
/** What a workshop keeps; each is some thousand characters at most. */
const MOST_KEPT = 5000;

const tooManyEnquiries: Problem = {
  code: 'too_many_enquiries',
  message: 'The shop has had many questions today, and takes this one tomorrow.',
  remedy: 'Please call the shop, or ask tomorrow.',
};

/**
 * Keeps what somebody asks who holds a link, for the shop that sent it, and writes to that.
 * @returns refused with `not_found` or `too_many_enquiries`
 */
export async function keepEnquiry(parts: EnquiryParts, token: string, asked: NewEnquiry): Promise<Result<undefined>> {
  const { db, clock, messages } = parts;
  const shared = await findShared(parts, token);
  if (shared === undefined) return fail(noSuchShare);
  const { share, workshopId, designId, order, title } = shared;
  const same = createHash('sha256')
    .update(JSON.stringify([share.id, asked]))
    .digest('base64url');
  const kept = await retriedTransaction(db, async (work): Promise<Result<undefined>> => {
    // It may have been deleted meanwhile, with everything in it.
    if (!(await holdWorkshop(work, workshopId))) return fail(noSuchShare);
    const refusing = await refusingLimit(
      { db: work, clock },
      { limit: sameEnquiry, who: same },
      { limit: enquiriesOfShare, who: share.id },
      { limit: enquiriesOfShop, who: workshopId },
    );
    if (refusing === sameEnquiry) return ok(undefined);
    if (refusing !== undefined || (await countKept(work, workshopId)) >= MOST_KEPT) return fail(tooManyEnquiries);
    await work
      .insertInto('shopEnquiries')
      .values({
        ...asked,
        id: randomUUID(),
        workshopId,
        title,
        designId,
        orderId: order?.id ?? '',
        revisionId: share.revisionId,
        receivedAtMs: clock(),
        answeredAtMs: null,
        answeredBy: '',
      })
      .execute();
    const piece = order === undefined ? title : `${title}, order ${order.number}`;
    const letter = { subject: `${brand.name}: A client asks about a piece`, text: enquiryText(piece, asked) };
    await writeToShop(parts, work, { workshopId, alsoTo: share.createdBy }, letter);
    return ok(undefined);
  });
  messages.send();
  return kept;
}

const labels = { piece: 'Piece', name: 'Name', contact: 'Answer to' };

const enquiryText = (piece: string, { name, contact, message }: NewEnquiry): string =>
  `Somebody who has your link asks about a piece. Mark it as answered among your orders, under “Questions”.

${textOfForm(labels, { piece, name, contact, message })}`;

async function countKept(work: Database, workshopId: string): Promise<number> {
  const rows = work.selectFrom('shopEnquiries').where('workshopId', '=', workshopId);
  const { all } = await rows.select((row) => row.fn.countAll<number>().as('all')).executeTakeFirstOrThrow();
  return Number(all);
}
