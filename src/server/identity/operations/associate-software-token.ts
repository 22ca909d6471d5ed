import { ok } from '#shared/result.ts';
import { challengeTo, sealChallenge, spendChallenge } from '../challenges/challenge-state.ts';
import { refusal } from '../refusals.ts';
import { newTotpSecret } from '../totp/one-time-password.ts';
import { sealPendingSecret } from '../totp/pending-secret.ts';
import { defineSetUpOperation } from './set-up-operation.ts';

/**
 * Issues a secret for one-time passwords. It takes effect once its first password is entered. A stolen token must not
 * put the thief's app in place of the owner's, nor where the owner has none.
 */
export const associateSoftwareToken = defineSetUpOperation({ asks: 'fresh' }, {}, async (identity, by) => {
  if (identity.config.oneTimePasswords === 'OFF') return refusal('one_time_passwords_off');
  const { challenge } = by;
  const secret = newTotpSecret(identity);
  return identity.db.transaction().execute(async (db) => {
    const held = await by.hold(db);
    if (!held.ok) return held;
    const { id } = held.value;
    if (challenge !== undefined && !(await spendChallenge({ db }, challenge))) return refusal('session_over');
    await db
      .updateTable('accounts')
      .set({ sealedPendingTotpSecret: sealPendingSecret(identity, { ...by, account: held.value }, secret) })
      .where('id', '=', id)
      .execute();
    if (challenge === undefined) return ok({ SecretCode: secret });
    const session = sealChallenge(identity, 'MFA_SETUP', challengeTo(held.value), challenge);
    return ok({ SecretCode: secret, Session: session });
  });
});
