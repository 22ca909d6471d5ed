import { z } from 'zod';
import { outstandingDestination } from '../codes/outstanding-code.ts';
import { inOneWrite, writeCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { defineOwnOperation } from './own-operation.ts';

/**
 * Sends a code to an address or a number that the account has already; or once more to the address that it is moving to,
 * as Cognito does, so that a session from long ago makes no code worthless that is on its way there.
 */
export const getUserAttributeVerificationCode = defineOwnOperation(
  { asks: 'held' },
  { AttributeName: z.string().min(1).max(32) },
  async (identity, { hold }, { AttributeName }, request) =>
    // The row is held, so that no code goes to a mailbox that the account leaves at this moment.
    inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { id, email, attributes } = held.value.account;
      if (AttributeName === 'phone_number' && identity.sms !== undefined) {
        const phone = attributes['phone_number'];
        if (phone === undefined) return refusal('bad_input', 'There is no phone number.');
        return writeCode(identity, db, request, id, { purpose: 'verify-phone', destination: phone });
      }
      if (AttributeName !== 'email') return refusal('bad_input', `${AttributeName} can't be verified here.`);
      const owner = { accountId: id, purpose: 'verify-email' as const };
      const destination = (await outstandingDestination(identity, db, owner)) ?? email;
      if (destination === '') return refusal('bad_input', 'There is no e-mail address.');
      return writeCode(identity, db, request, id, { purpose: 'verify-email', destination });
    }),
);
