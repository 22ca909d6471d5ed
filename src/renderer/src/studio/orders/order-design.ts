import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { clientCurrency, isPricedBy, profileForClient } from '#spec/request/client-currency.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { answerOf, studio } from '../../api/studio-client.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';
import { draftShelf } from '../studio.ts';
import { lastAnswer } from '../workbench/last-answer.ts';
import { workshopProfile } from '../workshop-profile.ts';
import { estimateOfSheet } from './estimate-of-sheet.ts';
import { keptAtHome } from './kept-at-home.ts';

/** Characters of an engraving, as an order takes it. */
const MOST_ENGRAVED = 200;

/** What is asked before a piece is ordered; everything else is entered on the order's page. */
export interface OrderWish {
  readonly name: string;
  readonly contact: string;
  /** ISO day; empty without one. */
  readonly deadline: string;
  /** For the job bag: what no model shows. */
  readonly workNote: string;
}

/** Where an order is. */
export interface PlacedAt {
  readonly orderId: string;
  readonly workshopId: string;
}

const notWeighed: Problem = {
  code: 'not_weighed',
  message: 'The piece could not be weighed, so that it has no price.',
  remedy: 'Open it, mend what is found there, and order it then.',
};

/**
 * Orders a design as it is shown: it is kept in the workshop first, and priced at the rates of now.
 * @param key sent again with the same one it is the same order
 */
export async function orderDesign(
  designId: string,
  { name, contact, deadline, workNote }: OrderWish,
  key: string,
  signal: AbortSignal,
): Promise<Result<PlacedAt>> {
  const draft = await draftShelf.fetch(designId);
  if (!draft.ok) return draft;
  const revisionId = currentRevision(draft.value).id;
  const sheet = await sheetOf(draft.value, signal);
  if (!sheet.ok) return sheet;
  const home = await keptAtHome(designId, revisionId, signal);
  if (!home.ok) return home;
  const profile = profileForClient(workshopProfile(), clientCurrency(draft.value.request));
  const placed = await answerOf(
    studio.api.workshops[':workshopId'].orders.$post({
      param: { workshopId: home.value },
      header: { 'idempotency-key': key },
      json: {
        designId,
        revisionId,
        estimate: estimateOfSheet(sheet.value, profile),
        details: {
          client: { name, contact },
          deadline,
          workNote,
          engraving: (draft.value.request.engraving?.text ?? '').slice(0, MOST_ENGRAVED),
        },
      },
    }),
  );
  return placed.ok ? ok({ orderId: placed.value.id, workshopId: home.value }) : placed;
}

/** The sheet of what is shown, at the rates of now. */
async function sheetOf(draft: Draft, signal: AbortSignal): Promise<Result<Sheet>> {
  const { spec, weighed } = currentRevision(draft);
  const currency = clientCurrency(draft.request);
  if (weighed !== undefined && isPricedBy(weighed.sheet.price, workshopProfile(), currency)) return ok(weighed.sheet);
  const job = { type: 'build', lane: 'order', spec, quality: 'view', currency } as const;
  const built = await lastAnswer(job, 'built', notWeighed, signal);
  if (!built.ok) return built;
  return built.value.sheet === undefined ? fail(notWeighed) : ok(built.value.sheet);
}
