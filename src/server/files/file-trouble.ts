import type { Problem } from '#shared/result.ts';
import { diskFull, filesAway } from './file-problems.ts';

/** No room on the disk, none left of a quota, or no file may be longer (`ulimit -f`). */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/**
 * What an error of the operating system means for who uploads.
 * @throws an error that is none of the system's: that is a mistake of ours
 */
export function fileTrouble(error: unknown): Problem {
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('E') || code.startsWith('ERR_')) throw error;
  return FULL.includes(code) ? diskFull : filesAway;
}

/** Whether there is no such file or folder. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
