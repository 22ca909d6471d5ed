import { ok } from '#shared/result.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { setDisabled } from '../../administration/set-disabled.ts';

/** Keeps somebody out, and ends every session of theirs. */
export const adminDisableUser = defineAdminOperation({}, async (identity, { id }) => {
  await setDisabled(identity, id, true);
  return ok({});
});
