import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { refusal } from '../refusals.ts';
import { authorize, isRecent } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken });

export const deleteUser = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  // A stolen token alone must not take an account away from its owner.
  if (!isRecent(identity, authorized.value)) return refusal('old_sign_in_for_deletion');
  await deleteAccount(identity, authorized.value.account);
  return ok({});
});
