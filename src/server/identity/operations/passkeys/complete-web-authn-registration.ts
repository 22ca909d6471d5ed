import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { openChallenge, spendChallenge } from '../../challenges/challenge-state.ts';
import { emailAboutPasskey } from '../../codes/emails.ts';
import { inOneWrite } from '../../codes/send-code.ts';
import { newCredential } from '../../passkeys/credential.ts';
import { allowedOrigin } from '../../passkeys/passkey-site.ts';
import { answeredChallenge } from '../../passkeys/answered-challenge.ts';
import { verifyNewCredential } from '../../passkeys/verify-credential.ts';
import { refusal } from '../../refusals.ts';
import { holdSession } from '../../accounts/hold-account.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, Credential: newCredential });

/** Adds the passkey that a browser made. */
export const completeWebAuthnRegistration = defineOperation(input, async (identity, { AccessToken, Credential }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const site = identity.config.passkeySite;
  const challenge = answeredChallenge(Credential.response.clientDataJSON);
  const sealed = Buffer.from(challenge, 'base64url').toString('base64');
  const opened = openChallenge(identity, 'WEB_AUTHN_REGISTRATION', sealed);
  if (!opened.ok || opened.value.accountId !== account.id) return refusal('no_passkey_challenge');
  if (!(await spendChallenge(identity, opened.value))) return refusal('no_passkey_challenge');
  if (allowedOrigin(site, Credential.response.clientDataJSON) === undefined) return refusal('passkey_origin');
  const passkey = await verifyNewCredential(site, challenge, Credential);
  if (passkey === undefined) return refusal('bad_passkey');
  const nowMs = identity.clock();
  const added = await inOneWrite(identity, async (db) => {
    // A reset takes passkeys away: none is added by a session that it has just ended.
    if (!(await holdSession(db, authorized.value))) return undefined;
    const inserted = await db
      .insertInto('passkeys')
      .values({
        ...passkey,
        accountId: account.id,
        relyingPartyId: site.relyingPartyId,
        transports: JSON.stringify(Credential.response.transports),
        attachment: Credential.authenticatorAttachment ?? null,
        createdAtMs: nowMs,
        usedAtMs: nowMs,
      })
      // An id that is known already belongs to its first owner.
      .onConflict((conflict) => conflict.doNothing())
      .returning('credentialId')
      .executeTakeFirst();
    if (inserted !== undefined && account.isEmailVerified) {
      await identity.messages.email(db, 'letter', emailAboutPasskey(account.email));
    }
    return inserted;
  });
  return added === undefined ? refusal('bad_passkey') : ok({});
});
