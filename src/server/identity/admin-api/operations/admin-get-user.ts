import { ok } from '#shared/result.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { presentUser } from '../present-user.ts';
import { mfaOf } from '../../challenges/second-factors.ts';

export const adminGetUser = defineAdminOperation({}, async (identity, account) => {
  const row = await identity.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const { attributes, ...user } = presentUser(identity, row);
  return ok({ ...user, UserAttributes: attributes, ...mfaOf(identity.config, account) });
});
