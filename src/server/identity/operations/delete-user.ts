import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { authorize } from '../tokens/authorize.ts';
import { endSessionsOf } from '../tokens/end-sessions.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken });

export const deleteUser = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { id } = authorized.value.account;
  await endSessionsOf(identity, id);
  await identity.db.transaction().execute(async (db) => {
    // No foreign key deletes it, since users of another pool have trials, too.
    await db.deleteFrom('trials').where('userId', '=', id).execute();
    await db.deleteFrom('accounts').where('id', '=', id).execute();
  });
  return ok({});
});
