import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { changeAttributes, readAttributes } from '../accounts/attributes.ts';
import { setAttributes } from '../accounts/set-attributes.ts';
import { refusal } from '../refusals.ts';
import { defineOwnOperation } from './own-operation.ts';

const names = z.array(z.string().min(1).max(32)).min(1).max(30);

export const deleteUserAttributes = defineOwnOperation(
  { asks: 'held' },
  { UserAttributeNames: names },
  async (identity, { hold }, { UserAttributeNames }) => {
    const known = readAttributes(
      UserAttributeNames.map((Name) => ({ Name, Value: '' })),
      identity.config,
    );
    if (!known.ok || UserAttributeNames.includes('email')) return refusal('attribute_not_yours');
    return identity.db.transaction().execute(async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { account } = held.value;
      await setAttributes(identity, db, account.id, changeAttributes(account, known.value));
      return ok({});
    });
  },
);
