import { ok } from '#shared/result.ts';
import { openChallenge, spendChallenge } from '../../challenges/challenge-state.ts';
import { emailAboutPasskey } from '../../codes/emails.ts';
import { inOneWrite } from '../../codes/send-code.ts';
import { warnOwner } from '../../codes/warn-owner.ts';
import { newCredential } from '../../passkeys/credential.ts';
import { allowedOrigin } from '../../passkeys/passkey-site.ts';
import { answeredChallenge } from '../../passkeys/answered-challenge.ts';
import { verifyNewCredential } from '../../passkeys/verify-credential.ts';
import { refusal } from '../../refusals.ts';
import { defineOwnOperation } from '../own-operation.ts';

/** Adds the passkey that a browser made, and writes to its owner. */
export const completeWebAuthnRegistration = defineOwnOperation(
  // A fresh sign-in began it, some minutes ago at most.
  { asks: 'proved', refused: 'old_sign_in_for_passkey' },
  { Credential: newCredential },
  async (identity, { account: { id, password }, session, hold }, { Credential }) => {
    const site = identity.config.passkeySite;
    const challenge = answeredChallenge(Credential.response.clientDataJSON);
    const sealed = Buffer.from(challenge, 'base64url').toString('base64');
    const opened = openChallenge(identity, 'WEB_AUTHN_REGISTRATION', sealed);
    if (!opened.ok) return refusal('no_passkey_challenge');
    const { accountId, saltHex, sessionId } = opened.value;
    // It is of the session and the password that began it: it waits for no other session, after a reset even.
    const isTheirs = accountId === id && saltHex === password.saltHex && sessionId === session.id;
    if (!isTheirs) return refusal('no_passkey_challenge');
    if (!(await spendChallenge(identity, opened.value))) return refusal('no_passkey_challenge');
    if (allowedOrigin(site, Credential.response.clientDataJSON) === undefined) return refusal('passkey_origin');
    const passkey = await verifyNewCredential(site, challenge, Credential);
    if (passkey === undefined) return refusal('bad_passkey');
    const nowMs = identity.clock();
    return inOneWrite(identity, async (db) => {
      // A reset takes passkeys away: none is added by a session that it has just ended.
      const held = await hold(db);
      if (!held.ok) return held;
      const added = await db
        .insertInto('passkeys')
        .values({
          ...passkey,
          accountId: id,
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
      if (added === undefined) return refusal('bad_passkey');
      await warnOwner(identity, db, held.value.account, 'passkey', emailAboutPasskey);
      return ok({});
    });
  },
);
