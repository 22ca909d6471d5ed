import { findAccountById, groupsOf } from '#server/identity/accounts/find-account.ts';
import { readLoginName } from '#server/identity/accounts/login-name.ts';
import {
  createAccountFor,
  findMember,
  givePassword,
  grantGroup,
  requireReset,
  revokeGroup,
} from '#server/identity/administration/administer.ts';
import { listAccounts } from '#server/identity/administration/list-accounts.ts';
import { setDisabled } from '#server/identity/administration/set-disabled.ts';
import { temporaryPasswordLife } from '#server/identity/accounts/passwords/temporary-password.ts';
import type { IdentityContext } from '#server/identity/identity-context.ts';
import { makeOwner, workshopsWithPeople } from '#server/identity/administration/restore-owner.ts';
import { ok, type Result } from '#shared/result.ts';
import type { VerbAnswer } from '../verb.ts';
import type { AdminOrder } from './admin-order.ts';

/** The result of an order, as the command line prints it. */
interface Done {
  readonly accountId: string;
  readonly happened: string;
  readonly next: string;
  readonly temporaryPassword?: string;
}

/** Carries an order out, and reports the state of the account afterwards. */
export async function carryOutAdminOrder(identity: IdentityContext, order: AdminOrder): Promise<VerbAnswer> {
  if (order.action === 'list') return listEverybody(identity);
  if (order.action === 'workshops') return listWorkshops(identity);
  const done = await act(identity, { ...order, action: order.action });
  if (!done.ok) return done;
  const { accountId, happened, next, temporaryPassword } = done.value;
  const account = await findAccountById(identity, accountId);
  if (account === undefined) throw new Error('The account went away while it was being seen to.');
  const { id, email, status, isDisabled } = account;
  const groups = await groupsOf(identity, id);
  return {
    ok: true,
    document: {
      email,
      groups,
      status,
      ...(isDisabled ? { isDisabled } : {}),
      ...(temporaryPassword === undefined ? {} : { temporaryPassword }),
    },
    words: `${email || id} ${happened}. ${next}`,
  };
}

const tellPassword = ({ config }: IdentityContext) =>
  `Tell them the password; it is shown only this once, works ${temporaryPasswordLife(config)}, and they replace it when they sign in for the first time.`;

/** Everybody, a line each. */
async function listEverybody(identity: IdentityContext): Promise<VerbAnswer> {
  const accounts = await listAccounts(identity);
  const lines = accounts.map(({ id, email, status, groups, isDisabled }) =>
    [email || id, status, ...groups, ...(isDisabled ? ['disabled'] : [])].join('  '),
  );
  return { ok: true, document: { accounts }, words: lines.length === 0 ? 'Nobody has an account.' : lines.join('\n') };
}

/** Every workshop with its people, so that whoever lost one is found in it. */
async function listWorkshops(identity: IdentityContext): Promise<VerbAnswer> {
  const workshops = await workshopsWithPeople(identity.db);
  const lines = workshops.map(({ id, name, people }) =>
    [id, name, ...people.map(({ role, email, accountId }) => `${role}: ${email || accountId}`)].join('  '),
  );
  return { ok: true, document: { workshops }, words: lines.length === 0 ? 'There is no workshop.' : lines.join('\n') };
}

async function act(
  identity: IdentityContext,
  {
    action,
    email,
    group,
    way,
    workshopId,
  }: AdminOrder & {
    readonly action: Exclude<AdminOrder['action'], 'list' | 'workshops'>;
  },
): Promise<Result<Done>> {
  const name = readLoginName(email);
  switch (action) {
    case 'create': {
      const created = await createAccountFor(identity, name, group === undefined ? [] : [group]);
      if (!created.ok) return created;
      const { accountId, password } = created.value;
      return ok({
        accountId,
        happened: 'has an account now',
        next: tellPassword(identity),
        temporaryPassword: password,
      });
    }
    case 'reset': {
      if (way === 'password') {
        const given = await givePassword(identity, name);
        if (!given.ok) return given;
        const happened = 'has another password and is signed out everywhere';
        const { accountId, password } = given.value;
        return ok({ accountId, happened, next: tellPassword(identity), temporaryPassword: password });
      }
      const required = await requireReset(identity, name);
      if (!required.ok) return required;
      const next = 'Tell them to sign in: they get a code by e-mail and choose a new password.';
      const { id: accountId } = required.value;
      return ok({ accountId, happened: 'has to choose a new password and is signed out everywhere', next });
    }
    case 'grant': {
      const granted = await grantGroup(identity, name, group ?? 'admin');
      if (!granted.ok) return granted;
      const next = 'Who is signed in signs out and in again to see it, or waits an hour.';
      return ok({ accountId: granted.value.id, happened: `is in the group ${group ?? 'admin'}`, next });
    }
    case 'disable':
    case 'enable': {
      const isDisabled = action === 'disable';
      const found = await findMember(identity, name);
      if (!found.ok) return found;
      const { id: accountId } = found.value;
      await setDisabled(identity, accountId, isDisabled);
      return ok({
        accountId,
        happened: isDisabled ? 'is kept out and signed out everywhere' : 'may sign in again',
        next: isDisabled ? 'What they made stays; a studio that runs knows it within a minute.' : 'Tell them so.',
      });
    }
    case 'owner': {
      const found = await findMember(identity, name);
      if (!found.ok) return found;
      const { id: accountId } = found.value;
      const owns = await makeOwner(identity, workshopId, accountId);
      if (!owns.ok) return owns;
      const next =
        'The other owners are written to. Who does not belong there is removed by the owner, after logging in.';
      return ok({ accountId, happened: `is an owner of the workshop ${workshopId}`, next });
    }
    case 'revoke': {
      const revoked = await revokeGroup(identity, name, group ?? 'admin');
      if (!revoked.ok) return revoked;
      const next = 'They are signed out everywhere; a studio that runs knows it within a minute.';
      return ok({ accountId: revoked.value.id, happened: `is no more in the group ${group ?? 'admin'}`, next });
    }
  }
}
