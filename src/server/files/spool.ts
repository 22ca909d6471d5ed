import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTooLarge, MOST_FILE_BYTES } from '#shared/forms/file-rules.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { makeFolder } from '../make-folder.ts';
import type { Clock } from '../ports.ts';
import { emptyFile, noPicture, uploadCutOff } from './file-problems.ts';
import type { SpooledFile } from './file-store.ts';
import { fileTrouble } from './file-trouble.ts';
import { mediaTypeOf, SNIFFED_BYTES } from './heads/media-type-of.ts';

/** A folder in which uploads lie while they arrive, so that none is held in memory. */
export interface Spool {
  /**
   * Writes a body down and hands it on; afterwards it is deleted. What is no picture is refused by its first bytes, and what
   * is too large at the first byte too many: the rest is not read.
   */
  take<T>(body: ReadableStream<Uint8Array>, use: (spooled: SpooledFile) => Promise<Result<T>>): Promise<Result<T>>;
  /** Deletes what a process has left that was killed. */
  sweep(clock: Clock): Promise<void>;
}

export function openSpool(folder: string): Spool {
  return {
    async take(body, use) {
      const path = join(folder, randomUUID());
      try {
        const spooled = await spool(folder, path, body);
        return spooled.ok ? await use(spooled.value) : spooled;
      } finally {
        await rm(path, { force: true });
      }
    },
    async sweep(clock) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined && found.mtimeMs < clock() - DAY_MS) await rm(path, { force: true });
      }
    },
  };
}

async function spool(folder: string, path: string, body: ReadableStream<Uint8Array>): Promise<Result<SpooledFile>> {
  let handle: FileHandle | undefined;
  try {
    await makeFolder(folder, 0o700);
    handle = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    const written = await writeDown(body, handle, hash);
    if (!written.ok) return written;
    // The store moves it into place: by then it has to be on the disk.
    await handle.sync();
    return ok({ path, bytes: written.value, sha256: hash.digest('hex') });
  } catch (error) {
    return fail(fileTrouble(error));
  } finally {
    await handle?.close();
  }
}

async function writeDown(body: ReadableStream<Uint8Array>, handle: FileHandle, hash: Hash): Promise<Result<number>> {
  const reader = body.getReader();
  let bytes = 0;
  let head = Buffer.alloc(0);
  try {
    for (;;) {
      const next = await reader.read().catch(() => 'cut off' as const);
      if (next === 'cut off') return fail(uploadCutOff);
      if (next.done) break;
      bytes += next.value.length;
      if (bytes > MOST_FILE_BYTES) return fail(fileTooLarge);
      if (head.length < SNIFFED_BYTES) {
        head = Buffer.concat([head, next.value]).subarray(0, SNIFFED_BYTES);
        if (head.length === SNIFFED_BYTES && mediaTypeOf(head) === undefined) return fail(noPicture);
      }
      hash.update(next.value);
      await handle.writeFile(next.value);
    }
    if (bytes === 0) return fail(emptyFile);
    return mediaTypeOf(head) === undefined ? fail(noPicture) : ok(bytes);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
