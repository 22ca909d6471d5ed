import { existsSync } from 'node:fs';
import { fail, ok, type Result } from '#shared/result.ts';
import { dataFolderOf } from './data-folder.ts';
import { studioPool } from './identity/pool-config.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import { openIdentity } from './open-identity.ts';
import { readStudioSettings } from './studio-settings.ts';

export interface Administration {
  readonly identity: IdentityContext;
  close(): Promise<void>;
}

/**
 * Opens the accounts of a studio beside it, whether it runs or not. A running one sees what changes here: at once in the
 * database, within a minute where it has kept what it knew of a token.
 * @param namedFolder as `npm start` takes it; the variables are those of the studio, too
 */
export async function openAdministration(
  namedFolder: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<Administration>> {
  const settings = readStudioSettings(env);
  if (!settings.ok) return settings;
  const { outsidePool } = settings.value;
  if (outsidePool !== undefined) return fail(accountsElsewhere(outsidePool.userPoolId));
  const dataFolder = dataFolderOf(namedFolder, env);
  // A folder that was named and isn't there is a slip of the pen, and no studio to be made.
  if ((namedFolder || env['STUDIO_DATA']) && !existsSync(dataFolder)) return fail(noSuchFolder(dataFolder));

  const opened = await openIdentity({
    dataFolder,
    settings: settings.value,
    config: studioPool,
    clock: () => Date.now(),
    // Nothing that is done here writes to people: whoever does it tells them.
    mail: { send: async () => fail(noMail) },
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
