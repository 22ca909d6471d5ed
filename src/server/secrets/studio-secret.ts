import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '#shared/result.ts';
import { makeFolder } from '../make-folder.ts';

const SECRET_BYTES = 32;
/** Permission bits of group and others. */
const NOT_THE_OWNERS = 0o077;

/**
 * Reads the secret from which the keys of all stored secrets are derived, or creates it. It lies outside the database,
 * so that a stolen copy of the database opens nothing. If it is lost, every password must be reset.
 */
export async function readStudioSecret(file: string): Promise<Result<Buffer>> {
  if (!existsSync(file)) await createSecret(file);
  const secret = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  if (secret.length !== SECRET_BYTES) {
    return fail({
      code: 'bad_secret_file',
      message: `${file} holds no secret of ${SECRET_BYTES} bytes.`,
      remedy: 'Put the right one back from a backup. Without it nobody can sign in with an old password.',
    });
  }
  // Windows keeps permissions elsewhere: these bits mean nothing there.
  const isOpen = process.platform !== 'win32' && ((await stat(file)).mode & NOT_THE_OWNERS) !== 0;
  if (!isOpen) return ok(secret);
  return fail({
    code: 'open_secret_file',
    message: `Others on this computer may read ${file}.`,
    remedy: `Take that right away: chmod 600 ${file}`,
  });
}

/**
 * Writes to a temporary file and moves it into place, so that a process that starts at the same moment reads all of it
 * or nothing.
 */
async function createSecret(file: string): Promise<void> {
  await makeFolder(dirname(file), 0o700);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    await unlink(draft);
  }
}
