import { ok } from '#shared/result.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { endSessionsOf } from '../../accounts/end-sessions.ts';

export const adminUserGlobalSignOut = defineAdminOperation({}, async (identity, { id }) => {
  await endSessionsOf(identity, id);
  return ok({});
});
