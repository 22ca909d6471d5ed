import type { Problem } from '#shared/result.ts';

export const fileIsThere = (file: string): Problem => ({
  code: 'file_exists',
  message: `There is a file ${file} already.`,
  remedy: 'Give the backup a name of its own; an older one is never written over.',
});

export const noStudioIn = (folder: string): Problem => ({
  code: 'no_studio',
  message: `There is no studio in ${folder}.`,
  remedy: 'Name the folder of the studio: --data FOLDER, or the variable STUDIO_DATA.',
});

export const cannotWrite = (what: string, reason: string): Problem => ({
  code: 'cannot_write',
  message: `${what} can’t be written (${reason}).`,
  remedy: 'Name a place that you may write to, with room for it.',
});

export const noBackup = (file: string): Problem => ({
  code: 'no_backup',
  message: `${file} is no backup of a studio.`,
  remedy: 'Name a file that "backup" has written.',
});

export const damagedBackup = (file: string, what: string): Problem => ({
  code: 'damaged_backup',
  message: `The backup ${file} is damaged: ${what}.`,
  remedy: 'Restore an earlier one. Nothing was restored from this one.',
});

export const newerBackup = (file: string): Problem => ({
  code: 'newer_backup',
  message: `This studio can’t open what is in the backup ${file}: a newer one has written it.`,
  remedy: 'Restore it with the version that wrote it, or a later one.',
});

export const folderTaken = (folder: string): Problem => ({
  code: 'studio_exists',
  message: `There is a studio in ${folder} already.`,
  remedy: 'Restore into a folder of its own (--data FOLDER), look at it, then start the studio from there.',
});

/** A backup of a server is the server's own business, which has better means for it. */
export const onPostgres: Problem = {
  code: 'database_elsewhere',
  message: 'This studio keeps its data in PostgreSQL (DATABASE_URL).',
  remedy:
    'Back it up with pg_dump and restore it with pg_restore; copy the folder files of its data, or the bucket, right after.',
};
