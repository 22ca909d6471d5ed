import { findAccount, groupsOf } from '#server/identity/accounts/find-account.ts';
import {
  createAccountFor,
  givePassword,
  grantGroup,
  requireReset,
  revokeGroup,
} from '#server/identity/administration/administer.ts';
import type { IdentityContext } from '#server/identity/identity-context.ts';
import { ok, type Result } from '#shared/result.ts';
import type { VerbAnswer } from '../verb.ts';
import type { AdminOrder } from './admin.ts';

/** What was done, for whoever reads along. */
interface Done {
  readonly happened: string;
  readonly next: string;
  readonly temporaryPassword?: string;
}

/** Does what was ordered, and says how the account stands then. */
export async function carryOut(identity: IdentityContext, order: AdminOrder): Promise<VerbAnswer> {
  const done = await act(identity, order);
  if (!done.ok) return done;
  const { happened, next, temporaryPassword } = done.value;
  const account = await findAccount(identity, order.email);
  if (account === undefined) throw new Error('The account went away while it was being seen to.');
  const { id, email, status } = account;
  const groups = await groupsOf(identity, id);
  return {
    ok: true,
    document: { email, groups, status, ...(temporaryPassword === undefined ? {} : { temporaryPassword }) },
    words: `${email} ${happened}. ${next}`,
  };
}

const TELL_PASSWORD =
  'Tell them the password; it is shown only this once, and they replace it when they sign in for the first time.';

async function act(identity: IdentityContext, { action, email, group, way }: AdminOrder): Promise<Result<Done>> {
  switch (action) {
    case 'create': {
      const created = await createAccountFor(identity, email, group === undefined ? [] : [group]);
      if (!created.ok) return created;
      return ok({ happened: 'has an account now', next: TELL_PASSWORD, temporaryPassword: created.value.password });
    }
    case 'reset': {
      if (way === 'password') {
        const given = await givePassword(identity, email);
        if (!given.ok) return given;
        const happened = 'has another password and is signed out everywhere';
        return ok({ happened, next: TELL_PASSWORD, temporaryPassword: given.value.password });
      }
      const required = await requireReset(identity, email);
      if (!required.ok) return required;
      const next = 'Tell them to sign in: they get a code by e-mail and choose a new password.';
      return ok({ happened: 'has to choose a new password and is signed out everywhere', next });
    }
    case 'grant': {
      const granted = await grantGroup(identity, email, group ?? 'admin');
      if (!granted.ok) return granted;
      const next = 'Who is signed in signs out and in again to see it, or waits an hour.';
      return ok({ happened: `is in the group ${group ?? 'admin'}`, next });
    }
    case 'revoke': {
      const revoked = await revokeGroup(identity, email, group ?? 'admin');
      if (!revoked.ok) return revoked;
      const next = 'They are signed out everywhere; a studio that runs knows it within a minute.';
      return ok({ happened: `is no more in the group ${group ?? 'admin'}`, next });
    }
  }
}
