import { ok } from '#shared/result.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { setDisabled } from '../../administration/set-disabled.ts';

export const adminEnableUser = defineAdminOperation({}, async (identity, { id }) => {
  await setDisabled(identity, id, false);
  return ok({});
});
