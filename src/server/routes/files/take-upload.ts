import { fileTooLarge } from '#shared/forms/file-rules.ts';
import { fail, type Result } from '#shared/result.ts';
import { emptyFile } from '../../files/file-problems.ts';
import type { SpooledFile } from '../../files/file-store.ts';
import { type PictureHead, readPictureHead } from '../../files/heads/picture-head.ts';
import type { Spool } from '../../files/spool.ts';

/** A picture that has arrived, and what it says of itself. */
export interface SentPicture {
  readonly spooled: SpooledFile;
  readonly head: PictureHead;
}

/**
 * Takes the picture that a request sends. What is too large by what it says of itself is refused before any of it is read.
 * @param mostBytes of what the request says; what it sends is bounded by the spool
 */
export async function takeUpload<T>(
  spool: Spool,
  { headers, body }: Request,
  mostBytes: number,
  use: (picture: SentPicture) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return fail(fileTooLarge);
  if (body === null) return fail(emptyFile);
  return spool.take(body, async (spooled) => {
    const head = await readPictureHead(spooled.path);
    return head.ok ? use({ spooled, head: head.value }) : head;
  });
}
