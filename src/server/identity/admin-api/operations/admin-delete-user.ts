import { ok } from '#shared/result.ts';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { defineAdminOperation } from '../admin-operation.ts';

export const adminDeleteUser = defineAdminOperation({}, async (identity, account) => {
  await deleteAccount(identity, account);
  return ok({});
});
