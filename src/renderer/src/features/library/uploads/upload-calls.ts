import { fileTooLarge, MOST_FILE_BYTES } from '#shared/forms/file-rules.ts';
import { fail } from '#shared/result.ts';
import { answerOf, studio } from '../../../api/studio-client.ts';
import { known } from '../catalogue-pages.ts';
import { previewOf } from './preview-of.ts';
import type { Upload } from './upload-desk.ts';

const files = studio.api.workshops[':workshopId'].files;
const one = files[':fileId'];

const AT_ONCE = '24';
const TOO_LARGE = 413;

/** What of a workshop's pictures is looked for. Empty for all. */
export interface UploadFilter {
  readonly tag: string;
  readonly text: string;
}

/**
 * A page of a workshop's pictures, the newest first.
 * @param after the cursor that the page before gave
 * @throws {CatalogueError}
 */
export async function uploadsAfter(workshopId: string, { tag, text }: UploadFilter, after: string | undefined) {
  const query = {
    limit: AT_ONCE,
    ...(tag === '' ? {} : { tag }),
    ...(text === '' ? {} : { text }),
    ...(after === undefined ? {} : { after }),
  };
  return known(await answerOf(files.$get({ param: { workshopId }, query })));
}

/** Some pictures of a workshop, and where the next ones begin. */
export type UploadsPage = Awaited<ReturnType<typeof uploadsAfter>>;

/** A picture as its workshop keeps it. */
export type KeptUpload = UploadsPage['files'][number];

/** What a workshop's pictures use. @throws {CatalogueError} */
export const spaceOf = async (workshopId: string) =>
  known(await answerOf(studio.api.workshops[':workshopId']['file-space'].$get({ param: { workshopId } })));

/** What a workshop's pictures use, and how much they may. */
export type UploadSpace = Awaited<ReturnType<typeof spaceOf>>;

/** Sends a picture, then its smaller copy; without one, the picture itself is shown in its place. */
export async function sendUpload({ workshopId, key, name }: Upload, picture: Blob) {
  if (picture.size > MOST_FILE_BYTES) return fail({ ...fileTooLarge, status: TOO_LARGE });
  const call = { param: { workshopId }, query: { name }, header: { 'idempotency-key': key } };
  const kept = await answerOf(files.$post(call, await sentAs(picture)));
  const preview = kept.ok ? await previewOf(picture) : undefined;
  if (kept.ok && preview !== undefined) {
    const param = { workshopId, fileId: kept.value.id };
    await answerOf(one.preview.$put({ param }, await sentAs(preview)));
  }
  return kept;
}

/** The bytes as they are: the desktop's own scheme takes no files. */
const sentAs = async (picture: Blob) => ({
  headers: { 'content-type': picture.type === '' ? 'application/octet-stream' : picture.type },
  init: { body: await picture.arrayBuffer() },
});

/** Calls a picture something else, or tags it otherwise. */
export const saveWords = (workshopId: string, fileId: string, json: { name: string; tags: string[] }) =>
  answerOf(one.$patch({ param: { workshopId, fileId }, json }));

/** Deletes a picture for good. */
export const deleteUpload = (workshopId: string, fileId: string) =>
  answerOf(one.$delete({ param: { workshopId, fileId } }));
