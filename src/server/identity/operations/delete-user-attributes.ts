import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { changeAttributes, readAttributes } from '../accounts/attributes.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const names = z.array(z.string().min(1).max(32)).min(1).max(30);
const input = z.object({ AccessToken: accessToken, UserAttributeNames: names });

export const deleteUserAttributes = defineOperation(input, async (identity, { AccessToken, UserAttributeNames }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const known = readAttributes(UserAttributeNames.map((Name) => ({ Name, Value: '' })));
  if (!known.ok || UserAttributeNames.includes('email')) return refusal('attribute_not_yours');
  const kept = changeAttributes(account, known.value);
  await identity.db
    .updateTable('accounts')
    .set({ attributes: JSON.stringify(kept), updatedAtMs: identity.clock() })
    .where('id', '=', account.id)
    .execute();
  return ok({});
});
