import { access, constants } from 'node:fs/promises';
import { makeFolder } from '#server/make-folder.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** Makes sure that a folder can be written before any design is built. */
export async function openOutFolder(out: string | undefined): Promise<Result<string>> {
  if (out === undefined)
    return fail({ code: 'missing_out', message: 'No folder was given.', remedy: 'Add --out DIR.' });
  try {
    await makeFolder(out);
    await access(out, constants.W_OK | constants.X_OK);
    return ok(out);
  } catch {
    return fail({
      code: 'cannot_write',
      message: `Nothing can be written to "${out}".`,
      remedy: 'Choose a folder that you may write to.',
    });
  }
}
