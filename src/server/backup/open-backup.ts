import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, type Problem, type Result } from '#shared/result.ts';
import { dataFolderOf, dataWithoutValue, sqliteFileIn } from '../data-folder.ts';
import { type FileSettings, openStore } from '../files/open-files.ts';
import { readStudioSettings } from '../settings/studio-settings.ts';
import { onPostgres } from './backup-problems.ts';
import { type EmptyStudio, restoreBackup } from './restore-backup.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Writes a backup of the studio in a folder, and proves it by restoring it into a folder beside it, which is deleted again. */
export async function backUp(
  file: string,
  namedFolder: string | undefined,
  env: Environment,
): Promise<Result<WrittenBackup>> {
  const studio = studioIn(namedFolder, env);
  if (!studio.ok) return studio;
  const written = await writeBackup(studio.value, file);
  if (!written.ok) return written;
  const folder = await mkdtemp(join(dirname(file), '.restored-'));
  try {
    const restored = await restoreBackup(file, studioAt(folder, {}));
    if (restored.ok && sameCounts(restored.value, written.value)) return written;
    await rm(file, { force: true });
    return fail(restored.ok ? otherwiseRestored : restored.problem);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Restores a backup into a folder that has no studio. */
export function restore(file: string, namedFolder: string | undefined, env: Environment) {
  const studio = studioIn(namedFolder, env);
  return studio.ok ? restoreBackup(file, studio.value) : Promise.resolve(studio);
}

function studioIn(namedFolder: string | undefined, env: Environment): Result<EmptyStudio> {
  const settings = readStudioSettings(env);
  if (!settings.ok) return settings;
  if (settings.value.databaseUrl !== undefined) return fail(onPostgres);
  if (namedFolder === '') return fail(dataWithoutValue);
  return { ok: true, value: studioAt(dataFolderOf(namedFolder, env), settings.value.files) };
}

const studioAt = (dataFolder: string, settings: Pick<FileSettings, 's3'>): EmptyStudio => ({
  dataFolder,
  sqliteFile: sqliteFileIn(dataFolder),
  ...openStore(dataFolder, settings, (line) => process.stderr.write(`${line}\n`)),
});

const sameCounts = (one: Omit<WrittenBackup, 'missing'>, other: WrittenBackup): boolean =>
  one.rows === other.rows && one.tables === other.tables && one.files === other.files;

const otherwiseRestored: Problem = {
  code: 'backup_not_proved',
  message: 'The backup was written, and what was restored from it was not the same. It was deleted again.',
  remedy: 'Write it to another disk. If that fails too, the disk of the studio needs looking at.',
};
