import { brand } from '#shared/brand.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import type { StudioSettings } from './settings/studio-settings.ts';

interface Arrivals {
  readonly settings: Pick<StudioSettings, 'outsidePool' | 'smtp' | 'login'>;
  readonly allowsSignUp: boolean;
  readonly hasAccounts: boolean;
}

const COMMAND = `npm run --silent ${brand.command} -- admin create ann@example.com --group admin`;

/**
 * What the person who starts a studio must know before anybody can sign in; nothing once there is an account.
 * @returns one line, or none
 */
export function firstRunNotice({ settings, allowsSignUp, hasAccounts }: Arrivals): readonly string[] {
  if (hasAccounts || settings.outsidePool !== undefined) return [];
  if (!allowsSignUp || settings.login.hidesSignUp) {
    return [`Nobody has an account yet. Create the first one: ${COMMAND}`];
  }
  const arrival = settings.smtp === undefined ? 'in the letters, see below' : 'by e-mail';
  return [`Nobody has an account yet. Press Create Account on the login page; the code arrives ${arrival}.`];
}

/** Whether anybody has an account here. */
export async function hasAccounts({ db }: Pick<IdentityContext, 'db'>): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}
