import { existsSync } from 'node:fs';
import { fail, ok, type Result } from '#shared/result.ts';
import { dataFolderOf, dataWithoutValue } from './data-folder.ts';
import { studioPool } from './identity/pool-config.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import { openIdentity } from './open-identity.ts';
import { readStudioSettings } from './settings/studio-settings.ts';

export interface Administration {
  readonly identity: IdentityContext;
  close(): Promise<void>;
}

/**
 * Opens the accounts of a studio from another process, whether the studio runs or not. A running studio sees changes in
 * the database at once, and within a minute for tokens whose verdict it has cached.
 * @param namedFolder as for `npm start`
 */
export async function openAdministration(
  namedFolder: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<Administration>> {
  const settings = readStudioSettings(env);
  if (!settings.ok) return settings;
  const { outsidePool } = settings.value;
  if (outsidePool !== undefined) return fail(accountsElsewhere(outsidePool.userPoolId));
  if (namedFolder === '') return fail(dataWithoutValue);
  const dataFolder = dataFolderOf(namedFolder, env);
  // A named folder that does not exist is a typing mistake, not a request for a new studio.
  if ((namedFolder || env['STUDIO_DATA']) && !existsSync(dataFolder)) return fail(noSuchFolder(dataFolder));

  const opened = await openIdentity({
    dataFolder,
    settings: settings.value,
    config: studioPool,
    clock: () => Date.now(),
    // Nothing is sent from here: what is queued, a running studio sends.
    mail: { send: async () => fail(noMail) },
    sms: undefined,
    reportBug: (error) => {
      throw error;
    },
    sessionsEnded: () => undefined,
  });
  if (!opened.ok) return opened;
  return ok({ identity: opened.value, close: () => opened.value.db.destroy() });
}

const accountsElsewhere = (poolId: string) => ({
  code: 'accounts_elsewhere',
  message: `This studio's accounts are those of the user pool ${poolId}.`,
  remedy: 'Administer them where that pool is; or take USER_POOL_ID away to mean the studio’s own.',
});

const noSuchFolder = (folder: string) => ({
  code: 'no_such_folder',
  message: `There is no folder ${folder}.`,
  remedy: 'Check the path; the studio makes it at its first start.',
});

const noMail = {
  code: 'mail_not_sent',
  message: 'The command line sends no letters.',
  remedy: 'Tell people yourself.',
};
