import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { ShopEnquiryRow } from '../db/share-tables.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import type { Clock } from '../ports.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';

/** A question as its workshop sees it. */
export type Enquiry = Omit<ShopEnquiryRow, 'workshopId'>;

const ENQUIRY_COLUMNS = [
  'id',
  'title',
  'designId',
  'orderId',
  'revisionId',
  'name',
  'contact',
  'message',
  'receivedAtMs',
  'answeredAtMs',
  'answeredBy',
] as const satisfies readonly (keyof Enquiry)[];

const noSuchEnquiry: Problem = {
  code: 'not_found',
  message: 'There is no such question.',
  remedy: 'Load the list again: somebody may have deleted it.',
};

/** The questions of a workshop, the newest first. @param isAnswered all of them where it is undefined */
export const findEnquiries = (
  db: Database,
  workshopId: string,
  isAnswered: boolean | undefined,
  { limit, after }: PageWanted,
): Promise<readonly Enquiry[]> =>
  db
    .selectFrom('shopEnquiries')
    .select(ENQUIRY_COLUMNS)
    .where('workshopId', '=', workshopId)
    .$if(isAnswered !== undefined, (query) => query.where('answeredAtMs', isAnswered ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) =>
      query.where((row) => row(row.refTuple('receivedAtMs', 'id'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? ''))),
    )
    .orderBy('receivedAtMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Marks a question as answered, or as open again. @returns refused with `not_found`, or as `writeAsMember` refuses */
export const markEnquiry = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  actor: Actor,
  enquiryId: string,
  isAnswered: boolean,
): Promise<Result<Enquiry>> =>
  writeAsMember(db, actor, { action: 'enquiries.write' }, async (work): Promise<Result<Enquiry>> => {
    const marked = await work
      .updateTable('shopEnquiries')
      .set({ answeredAtMs: isAnswered ? clock() : null, answeredBy: isAnswered ? actor.accountId : '' })
      .where('id', '=', enquiryId)
      .where('workshopId', '=', actor.workshopId)
      .returning(ENQUIRY_COLUMNS)
      .executeTakeFirst();
    return marked === undefined ? fail(noSuchEnquiry) : ok(marked);
  });

/** Forgets a question and who asked it. @returns refused with `not_found`, or as `writeAsMember` refuses */
export const deleteEnquiry = (db: Database, actor: Actor, enquiryId: string): Promise<Result<undefined>> =>
  writeAsMember(db, actor, { action: 'enquiries.write' }, async (work): Promise<Result<undefined>> => {
    const deleted = await work
      .deleteFrom('shopEnquiries')
      .where('id', '=', enquiryId)
      .where('workshopId', '=', actor.workshopId)
      .returning('id')
      .executeTakeFirst();
    return deleted === undefined ? fail(noSuchEnquiry) : ok(undefined);
  });
