import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { changeAttributes, readAttributes } from '../accounts/attributes.ts';
import { holdSession } from '../accounts/hold-account.ts';
import { attributesOfRow, setAttributes } from '../accounts/set-attributes.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const names = z.array(z.string().min(1).max(32)).min(1).max(30);
const input = z.object({ AccessToken: accessToken, UserAttributeNames: names });

export const deleteUserAttributes = defineOperation(input, async (identity, { AccessToken, UserAttributeNames }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const known = readAttributes(
    UserAttributeNames.map((Name) => ({ Name, Value: '' })),
    identity.config,
  );
  if (!known.ok || UserAttributeNames.includes('email')) return refusal('attribute_not_yours');
  return identity.db.transaction().execute(async (db) => {
    if (!(await holdSession(db, authorized.value))) return refusal('revoked_access_token');
    const attributes = await attributesOfRow(db, account.id);
    await setAttributes(identity, db, account.id, changeAttributes({ attributes }, known.value));
    return ok({});
  });
});
