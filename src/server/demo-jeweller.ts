import { emailAddress } from '#shared/email-address.ts';
import { createAccount } from './identity/accounts/create-account.ts';
import { findAccount } from './identity/accounts/find-account.ts';
import { namedByAddress } from './identity/accounts/login-name.ts';
import { passwordColumns } from './identity/accounts/passwords/set-password.ts';
import { temporaryPassword } from './identity/administration/temporary-password.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import { forgetPasswords } from './identity/operations/sign-in/password-attempts.ts';

/** RFC 2606 keeps this domain for examples: no e-mail to it reaches anybody. */
const DEMO_EMAIL = emailAddress('demo@example.com');

export interface DemoJeweller {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes sure that there is a demo account. Every start gives it a new password, since the last one was shown only once;
 * its designs and its sessions stay.
 */
export async function ensureDemoJeweller(identity: IdentityContext): Promise<DemoJeweller> {
  const password = temporaryPassword(identity.random);
  const created = await createAccount(identity, {
    email: DEMO_EMAIL,
    password,
    status: 'CONFIRMED',
    isEmailVerified: true,
    attributes: { name: 'Demo Jeweller' },
  });
  const demo = created.ok ? undefined : await findAccount(identity, namedByAddress(DEMO_EMAIL));
  if (demo !== undefined) {
    await identity.db
      .updateTable('accounts')
      .set({
        ...passwordColumns(identity, demo.id, password),
        status: 'CONFIRMED',
        emailVerified: 1,
        updatedAtMs: identity.clock(),
      })
      .where('id', '=', demo.id)
      .execute();
    await forgetPasswords(identity.db, demo.id);
  }
  return { email: DEMO_EMAIL, password };
}
