import { ok } from '#shared/result.ts';
import { defineAdminOperation } from '../../admin-api/admin-operation.ts';
import { endSessionsOf } from '../../tokens/end-sessions.ts';

export const adminUserGlobalSignOut = defineAdminOperation({}, async (identity, { id }) => {
  await endSessionsOf(identity, id);
  return ok({});
});
