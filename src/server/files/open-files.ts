import { join } from 'node:path';
import { databaseTrouble } from '../db/database-trouble.ts';
import type { Counter } from '../limits/count-attempts.ts';
import type { FileCaps } from './file-caps.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { type S3Settings, s3Store } from './s3-store.ts';
import { openSpool, type Spool } from './spool.ts';
import { sweepObjects } from './sweep-objects.ts';

/** Where files are kept, and how much of them. */
export interface FileSettings {
  readonly fileCaps: FileCaps;
  /** A bucket instead of the folder. */
  readonly s3?: S3Settings;
}

interface FileOptions extends Counter {
  readonly dataFolder: string;
  readonly settings: FileSettings;
  readonly notice: (line: string) => void;
  readonly reportBug: (error: Error) => void;
}

/** Where the pictures of a studio are kept, and what tidies up there. */
export interface OpenFiles {
  readonly fileStore: FileStore;
  readonly spool: Spool;
  /** For maintenance. */
  readonly tasks: readonly (() => Promise<void>)[];
  /** Deletes what no file has any more, without being waited for. */
  sweepSoon(): void;
  /** Resolves when that is done. */
  idle(): Promise<void>;
}

/** The folder of the pictures in a studio's data, or the bucket that stands in its place. */
export function openStore(
  dataFolder: string,
  { s3 }: Pick<FileSettings, 's3'>,
  notice: (line: string) => void,
): Pick<OpenFiles, 'fileStore' | 'spool'> {
  const folder = join(dataFolder, 'files');
  return {
    spool: openSpool(join(folder, 'incoming')),
    fileStore: s3 === undefined ? folderStore(folder) : s3Store(s3, notice),
  };
}

/** Opens what keeps the pictures, and what tidies up there. */
export function openFiles({ dataFolder, settings, notice, reportBug, ...counter }: FileOptions): OpenFiles {
  const { fileStore, spool } = openStore(dataFolder, settings, notice);
  const sweep = () => sweepObjects({ ...counter, fileStore });
  let sweeping: Promise<unknown> = Promise.resolve();
  return {
    fileStore,
    spool,
    tasks: [sweep, () => spool.sweep(counter.clock)],
    sweepSoon() {
      sweeping = sweeping.then(sweep).catch((error: unknown) => {
        // Where the database is away the next hour does it.
        if (databaseTrouble(error) === undefined) reportBug(error as Error);
      });
    },
    async idle() {
      await sweeping;
    },
  };
}
