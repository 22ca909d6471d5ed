import { z } from 'zod';
import type { Account } from '../accounts/account.ts';
import { findAccount, findAccountById } from '../accounts/find-account.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { defineOperation, type Operation, username } from '../operations/operation.ts';
import { refusal } from '../refusals.ts';

const named = z.object({ Username: username });

/** An operation of the administrators' API on one account, by its address or its id. */
export function defineAdminOperation<Fields extends z.ZodRawShape>(
  fields: Fields,
  perform: (
    identity: IdentityContext,
    account: Account,
    input: z.infer<z.ZodObject<Fields>>,
    request: RequestFacts,
  ) => Outcome<object>,
): Operation {
  return defineOperation(named.and(z.object(fields)), async (identity, input, request) => {
    const { Username } = input;
    // By id, an account of a provider is meant too.
    const account = await (Username.kind === 'id'
      ? findAccountById(identity, Username.text)
      : findAccount(identity, Username));
    return account === undefined ? refusal('no_such_user') : perform(identity, account, input, request);
  });
}
