import { fail, ok, type Result } from '#shared/result.ts';
import { numberOption } from './command-line.ts';
import type { CommandLine } from './verb.ts';

/** How finely files are written, and how large the picture beside them. */
export interface FileOptions {
  readonly quality: 'view' | 'export';
  readonly picturePx: number;
}

/** What `--help` says of them. */
export const fileOptionHelp = {
  quality: 'export (default) or view',
  'picture-px': 'side of the picture: 32 to 2048, 640 when left out; small ones are quick',
  out: 'folder for the files',
} as const;

export const FILE_USAGE = '[--quality view|export] [--picture-px 640] --out DIR';

export function fileOptions(line: CommandLine): Result<FileOptions> {
  const quality = line.options['quality'] ?? 'export';
  if (quality !== 'view' && quality !== 'export') {
    return fail({
      code: 'invalid_quality',
      message: `There is no quality "${quality}".`,
      remedy: 'Use view or export.',
    });
  }
  const picturePx = numberOption(line, 'picture-px', 640, { min: 32, max: 2048, whole: true });
  return picturePx.ok ? ok({ quality, picturePx: picturePx.value }) : picturePx;
}
