import { access, constants, mkdir } from 'node:fs/promises';
import { fail, ok, type Result } from '#shared/result.ts';

/** Makes sure that a folder can be written before the bench goes to work. */
export async function openOutFolder(out: string | undefined): Promise<Result<string>> {
  if (out === undefined)
    return fail({ code: 'missing_out', message: 'No folder was given.', remedy: 'Add --out DIR.' });
  try {
    await mkdir(out, { recursive: true });
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
