import { studioNotOnline } from '#shared/not-online.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { markedJpeg } from '../../lib/platform/marked-jpeg.ts';
import { lastAnswer } from '../workbench/last-answer.ts';
import { deleteShare, postShare, putSharePicture, type ShareEntry, sharesOf } from './share-api.ts';
import type { ShareSubject } from './share-subject.ts';

/** What is chosen for a link. */
export interface ShareWish {
  readonly lifeDays: number;
  readonly showsPrice: boolean;
}

/** Sharp on every telephone. */
const SIDE_PX = 1000;
/** What the studio takes is a little more. */
const MOST_BYTES = 390_000;

/**
 * Makes a link to a piece with a photograph that bears the shop's name.
 * @param key sent again with the same one it is the same link
 */
export async function makeLink(
  subject: ShareSubject,
  wish: ShareWish,
  key: string,
  signal: AbortSignal,
): Promise<Result<ShareEntry>> {
  const prepared = await subject.prepare(signal);
  if (!prepared.ok) return prepared;
  const { workshopId, ...facts } = prepared.value;
  // Before anything is photographed for nobody.
  const listed = await sharesOf(workshopId, subject.thing);
  if (!listed.ok) return listed;
  if (listed.value.reach === 'nobody') return fail(studioNotOnline);
  const picture = await markedPhotograph(subject.spec, listed.value.shopName, signal);
  if (!picture.ok) return picture;
  const made = await postShare(workshopId, key, { ...facts, ...wish });
  if (!made.ok) return made;
  const given = await putSharePicture(workshopId, made.value.id, await picture.value.arrayBuffer());
  if (given.ok) return ok(made.value);
  // A link without its picture is sent to nobody.
  await deleteShare(workshopId, made.value.id);
  return given;
}

async function markedPhotograph(spec: DesignSpec, mark: string, signal: AbortSignal): Promise<Result<Blob>> {
  const picture = { view: 'hero', ground: 'paper', widthPx: SIDE_PX, heightPx: SIDE_PX, seed: spec.seed } as const;
  const job = { type: 'picture', lane: 'shared picture', spec, picture, quick: true } as const;
  const taken = await lastAnswer(job, 'picture', notTaken, signal);
  if (!taken.ok) return taken;
  const packed = await markedJpeg(taken.value.pixels, mark, MOST_BYTES);
  return packed === undefined ? fail(notTaken) : ok(packed);
}

const notTaken: Problem = {
  code: 'photograph_not_taken',
  message: 'The photograph for this link could not be taken.',
  remedy: 'Check the connection, then try again.',
};
