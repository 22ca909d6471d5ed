import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { authorize } from '../tokens/authorize.ts';
import { endSessionsOf } from '../tokens/end-sessions.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken });

export const globalSignOut = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  await endSessionsOf(identity, authorized.value.account.id);
  return ok({});
});
