import { ok } from '#shared/result.ts';
import { endSessionsOf } from '../accounts/end-sessions.ts';
import { defineOwnOperation } from './own-operation.ts';

export const globalSignOut = defineOwnOperation({ asks: 'session' }, {}, async (identity, { account }) => {
  await endSessionsOf(identity, account.id);
  return ok({});
});
