import { answerOf, type createStudioClient, studio } from '../../api/studio-client.ts';

type Shares = ReturnType<typeof createStudioClient>['api']['workshops'][':workshopId']['shares'];
const shares: Shares = studio.api.workshops[':workshopId'].shares;
const oneOf = shares[':shareId'];

/** What a link shows: a design, or an order. */
export type SharedThing = { readonly designId: string } | { readonly orderId: string };

type WantedShare = Parameters<Shares['$post']>[0]['json'];
/** What a studio works out of a piece for its link. */
export type ShareFacts = Pick<WantedShare, 'of' | 'stones' | 'chainGrams'>;

/** The newest links to something, and who can open a link of this studio. */
export const sharesOf = (workshopId: string, of: SharedThing) =>
  answerOf(shares.$get({ param: { workshopId }, query: { ...of, limit: '50' } }));

/** The links to something, who can open a link of this studio, and under which name. */
export type ShareList = Extract<Awaited<ReturnType<typeof sharesOf>>, { readonly ok: true }>['value'];
export type ShareEntry = ShareList['shares'][number];

/** @param key sent again with the same one it is the same link */
export const postShare = (workshopId: string, key: string, json: WantedShare) =>
  answerOf(shares.$post({ param: { workshopId }, header: { 'idempotency-key': key }, json }));

/** Gives a link its picture. @param picture the bytes of a JPEG: the desktop's own address takes no blobs */
export const putSharePicture = (workshopId: string, shareId: string, picture: ArrayBuffer) =>
  answerOf(
    oneOf.picture.$put(
      { param: { workshopId, shareId } },
      { init: { body: picture, headers: { 'content-type': 'image/jpeg' } } },
    ),
  );

/** Takes a link back. */
export const deleteShare = (workshopId: string, shareId: string) =>
  answerOf(oneOf.$delete({ param: { workshopId, shareId } }));
