import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fail, ok } from '#shared/result.ts';
import { isUuid } from '#shared/uuid.ts';
import { makeFolder } from '../make-folder.ts';
import { fileLost } from './file-problems.ts';
import type { FileStore } from './file-store.ts';
import { fileTrouble, isMissing } from './file-trouble.ts';

/**
 * Keeps objects as files of a folder, in folders of their first two letters, so that none holds too many.
 * @param folder on the same disk as the spool: an object is moved into place, all of it or nothing
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isUuid(key)) throw new Error(`${key} is no key of an object.`);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, { path }) {
      const target = pathOf(key);
      try {
        await makeFolder(dirname(target), 0o700);
        await rename(path, target);
        await syncFolder(dirname(target));
        await syncFolder(folder);
        return ok(undefined);
      } catch (error) {
        return fail(fileTrouble(error));
      }
    },
    async get(key) {
      try {
        // Opened before it is answered: what is not there is told, and what is deleted meanwhile is still sent whole.
        const handle = await open(pathOf(key));
        return ok(Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>);
      } catch (error) {
        return fail(isMissing(error) ? fileLost : fileTrouble(error));
      }
    },
    async delete(key) {
      try {
        await rm(pathOf(key), { force: true });
        return ok(undefined);
      } catch (error) {
        return fail(fileTrouble(error));
      }
    },
  };
}

/** Has the names in a folder on the disk. Windows has no such call, and writes them with the file. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
