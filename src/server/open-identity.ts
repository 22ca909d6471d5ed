import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '#shared/result.ts';
import { sqliteFileIn } from './data-folder.ts';
import { type Database, type DatabaseSource, openDatabase } from './db/open-database.ts';
import { poolNameOf } from './identity/pool-config.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import { openKeyring } from './identity/keys/keyring.ts';
import type { Mail } from './mail/mail.ts';
import { createMessageQueue } from './messages/message-queue.ts';
import { makeFolder } from './make-folder.ts';
import { secureRandom } from './ports.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { readStudioSecret } from './secrets/studio-secret.ts';
import { WrongStudioSecret } from './secrets/wrong-studio-secret.ts';
import { createSrp } from './identity/srp/srp.ts';
import type { StudioSettings } from './settings/studio-settings.ts';

/** Options of an identity service; everything else is in the data folder and in the database. */
export interface IdentityOptions extends Pick<IdentityContext, 'config' | 'clock' | 'sms' | 'sessionsEnded'> {
  readonly mail: Mail;
  readonly reportBug: (error: Error) => void;
  /** Where the file database and the secret lie. */
  readonly dataFolder: string;
  readonly settings: Pick<StudioSettings, 'databaseUrl'>;
  /** Instead of the one in the settings. */
  readonly database?: DatabaseSource | undefined;
}

/** Opens the accounts of a studio, for the studio itself or for the command line. */
export async function openIdentity({
  dataFolder,
  settings,
  database,
  mail,
  reportBug,
  ...given
}: IdentityOptions): Promise<Result<IdentityContext>> {
  let db: Database | undefined;
  try {
    await makeFolder(dataFolder, 0o700);
    const secret = await readStudioSecret(join(dataFolder, 'secret.key'));
    if (!secret.ok) return secret;
    const box = createSecretBox(secret.value);
    const source = database ?? databaseSource(dataFolder, settings);
    if (await isOpenToOthers(source)) return fail(openDatabaseFile(dataFolder));
    db = await openDatabase(source);
    const keyring = await openKeyring(db, box, given.clock);
    const srp = createSrp(poolNameOf(given.config.poolId), secureRandom.bytes);
    const messages = createMessageQueue({ db, box, mail, sms: given.sms, clock: given.clock, reportBug });
    return ok({ ...given, db, box, keyring, srp, messages, random: secureRandom });
  } catch (error) {
    await db?.destroy();
    if (error instanceof WrongStudioSecret) return fail(wrongSecret(dataFolder));
    return fail(notOpened(error as NodeJS.ErrnoException, dataFolder));
  }
}

const databaseSource = (dataFolder: string, { databaseUrl }: IdentityOptions['settings']): DatabaseSource =>
  databaseUrl === undefined ? { sqliteFile: sqliteFileIn(dataFolder) } : { postgresUrl: databaseUrl };

/** Whether others on this computer may read the database. Windows keeps permissions elsewhere. */
async function isOpenToOthers(source: DatabaseSource): Promise<boolean> {
  if (process.platform === 'win32' || !('sqliteFile' in source) || !existsSync(source.sqliteFile)) return false;
  return ((await stat(source.sqliteFile)).mode & 0o077) !== 0;
}

const openDatabaseFile = (dataFolder: string) => ({
  code: 'open_database_file',
  message: `Others on this computer may read ${join(dataFolder, 'studio.sqlite')}.`,
  remedy: `Take that right away: chmod 600 ${join(dataFolder, 'studio.sqlite*')}`,
});

const wrongSecret = (dataFolder: string) => ({
  code: 'wrong_secret',
  message: `The accounts were sealed with another secret than the one in ${join(dataFolder, 'secret.key')}.`,
  remedy: 'Put the one back that belongs to this database, e.g. from a backup. Without it nobody can sign in.',
});

function notOpened({ message, code, path }: NodeJS.ErrnoException, dataFolder: string) {
  // Only errors of files and folders have a path.
  if (path !== undefined) {
    return {
      code: 'data_not_opened',
      message: `The studio can't keep its data in ${dataFolder} (${message}).`,
      remedy: 'Name a folder that you may write to: --data FOLDER, or the variable STUDIO_DATA.',
    };
  }
  return {
    code: 'data_not_opened',
    // After attempts at several addresses the error has only a code.
    message: `The studio's data can't be opened (${message || code}).`,
    remedy: 'Check the folder or the variable DATABASE_URL.',
  };
}
