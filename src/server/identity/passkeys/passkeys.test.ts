import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { type AuthenticatorRequest, softwareAuthenticator } from '../testing/software-authenticator.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const SITE = 'studio.example';
const ORIGIN = `https://${SITE}`;

onEachDatabase((fresh) => {
  let pool: TestPool;
  let count = 0;
  let email: string;
  let AccessToken: string;
  let passkey: ReturnType<typeof softwareAuthenticator>;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), {
      config: { passkeySite: { relyingPartyId: SITE, origins: [ORIGIN] } },
    });
  });
  beforeEach(async () => {
    pool.pass(20 * MINUTE_MS);
    count += 1;
    email = `ann-${count}@example.org`;
    await pool.create({ email });
    ({ AccessToken } = await tokensOfSignIn(pool, email));
    passkey = softwareAuthenticator();
  });
  afterAll(() => pool.close());

  interface CreationOptions {
    readonly challenge: string;
    readonly rp: { readonly id: string };
    readonly excludeCredentials: readonly { readonly id: string }[];
  }
  const start = async (token = AccessToken) => {
    const { body } = await pool.call('StartWebAuthnRegistration', { AccessToken: token });
    return body['CredentialCreationOptions'] as CreationOptions;
  };
  const complete = (Credential: object, token = AccessToken) =>
    pool.call('CompleteWebAuthnRegistration', { AccessToken: token, Credential });
  const requestOf = ({ challenge, rp }: CreationOptions, more: Partial<AuthenticatorRequest> = {}) => ({
    challenge,
    rpId: rp.id,
    origin: ORIGIN,
    ...more,
  });
  const add = async () => complete(passkey.create(requestOf(await start())));

  const begin = async (USERNAME = email) => {
    const AuthParameters = { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
    const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
    const { CREDENTIAL_REQUEST_OPTIONS } = body['ChallengeParameters'] as Record<string, string>;
    const options = JSON.parse(CREDENTIAL_REQUEST_OPTIONS ?? '') as Omit<AuthenticatorRequest, 'origin'>;
    return { name: body['ChallengeName'], Session: body['Session'], options };
  };
  const answer = (Session: unknown, credential: object, USERNAME = email) =>
    pool.call('RespondToAuthChallenge', {
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
    });
  const signInWith = async (more: Partial<AuthenticatorRequest> = {}, username = email) => {
    const { Session, options } = await begin(username);
    return answer(Session, passkey.get({ ...options, origin: ORIGIN, ...more }), username);
  };

  test('a passkey is added, listed, signs in, and is deleted', async () => {
    expect((await add()).status).toBe(200);
    const listed = await pool.call('ListWebAuthnCredentials', { AccessToken, MaxResults: 20 });
    expect(listed.body['Credentials']).toEqual([
      {
        CredentialId: passkey.credentialId,
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: SITE,
        AuthenticatorAttachment: 'platform',
        AuthenticatorTransports: ['internal'],
        CreatedAt: expect.any(Number),
      },
    ]);
    const factors = await pool.call('GetUserAuthFactors', { AccessToken });
    expect(factors.body['ConfiguredUserAuthFactors']).toEqual(['PASSWORD', 'EMAIL_OTP', 'WEB_AUTHN']);
    expect((await start()).excludeCredentials).toMatchObject([{ id: passkey.credentialId }]);
    expect((await signInWith()).body).toHaveProperty('AuthenticationResult');
    await pool.call('DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.credentialId });
    expect(await signInWith()).toMatchObject({ refused: 'NotAuthorizedException' });
    const again = await pool.call('DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.credentialId });
    expect(again.refused).toBe('ResourceNotFoundException');
  });

  test('whoever came in by one that its owner deletes is out, and adds none of their own', async () => {
    await add();
    const { AccessToken: thief } = (await signInWith()).body['AuthenticationResult'] as { AccessToken: string };
    expect(
      (await pool.call('DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.credentialId })).status,
    ).toBe(200);
    expect((await pool.call('StartWebAuthnRegistration', { AccessToken: thief })).refused).toBe(
      'NotAuthorizedException',
    );
    const away = { AccessToken: thief, UserAttributes: [{ Name: 'email', Value: `thief${count}@example.org` }] };
    expect((await pool.call('UpdateUserAttributes', away)).refused).toBe('NotAuthorizedException');
    expect(await start()).toBeDefined();
  });

  test('its owner is written to, and a forgotten password takes it away', async () => {
    await add();
    expect(pool.outbox.emails()[0]).toMatchObject({ to: email, subject: expect.stringContaining('passkey') });
    await pool.call('ForgotPassword', { Username: email });
    const reset = { Username: email, ConfirmationCode: pool.latestCode(), Password: TEST_PASSWORD };
    expect((await pool.call('ConfirmForgotPassword', reset)).status).toBe(200);
    expect((await signInWith()).refused).toBe('NotAuthorizedException');
  });

  test('does not choose what replaces a temporary password', async () => {
    await add();
    await pool.db
      .updateTable('accounts')
      .set({ status: 'FORCE_CHANGE_PASSWORD' })
      .where('email', '=', emailAddress(email))
      .execute();
    expect((await signInWith()).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Please log in with the password that you were given.',
    });
  });

  test('a passkey is both factors', async () => {
    await add();
    await pool.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    expect((await signInWith()).body).toHaveProperty('AuthenticationResult');
  });

  test('who has none, and who has no account, are asked alike', async () => {
    const [mine, nobodys] = [await begin(), await begin('nobody@example.org')];
    expect(mine.name).toBe('WEB_AUTHN');
    expect(Object.keys(nobodys.options)).toEqual(Object.keys(mine.options));
    expect({ ...nobodys.options, challenge: '' }).toEqual({ ...mine.options, challenge: '' });
    expect(String(nobodys.Session).length).toBeLessThan(1024);
    const refused = [await signInWith(), await signInWith({}, 'nobody@example.org')];
    expect(refused[1]?.body).toEqual(refused[0]?.body);
  });

  describe('a sign-in is refused', () => {
    beforeEach(async () => {
      await add();
    });

    test.each([
      ['on another site', { rpId: 'evil.example' }],
      ['from a page of another site', { origin: 'https://evil.example' }],
      ['from a page below it that is not ours', { origin: 'https://x.studio.example' }],
      ['with another challenge', { challenge: 'AAAA' }],
      ['without the user’s verification', { isUserVerified: false }],
    ])('%s', async (_what, more) => {
      expect((await signInWith(more)).refused).toBe('NotAuthorizedException');
    });

    test('the second time', async () => {
      const { Session, options } = await begin();
      const credential = passkey.get({ ...options, origin: ORIGIN });
      expect((await answer(Session, credential)).status).toBe(200);
      expect((await answer(Session, credential)).refused).toBe('NotAuthorizedException');
    });

    test('to another account', async () => {
      await pool.create({ email: `eve-${count}@example.org` });
      expect((await signInWith({}, `eve-${count}@example.org`)).refused).toBe('NotAuthorizedException');
    });

    test('by a copy, whose count is behind', async () => {
      await signInWith();
      await signInWith();
      passkey.rewind(1);
      expect((await signInWith()).refused).toBe('NotAuthorizedException');
    });

    test('by a copy that signs at the same moment: of the two, one counts', async () => {
      const both = [await begin(), await begin()];
      const signed = both.map(({ Session, options }) => {
        // Both go on from the same count.
        passkey.rewind(10 * count);
        return { Session, credential: passkey.get({ ...options, origin: ORIGIN }) };
      });
      const answers = await Promise.all(signed.map(({ Session, credential }) => answer(Session, credential)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ refused }) => refused === 'NotAuthorizedException')).toHaveLength(1);
    });

    test('with another key of the same name', async () => {
      const { Session, options } = await begin();
      const forged = { ...softwareAuthenticator().get({ ...options, origin: ORIGIN }), id: passkey.credentialId };
      expect((await answer(Session, { ...forged, rawId: passkey.credentialId })).refused).toBe(
        'NotAuthorizedException',
      );
    });

    test('to an account that is disabled', async () => {
      await pool.db.updateTable('accounts').set({ disabled: 1 }).where('email', '=', emailAddress(email)).execute();
      expect((await signInWith()).body['message']).toBe('User is disabled.');
    });
  });

  describe('adding one is refused', () => {
    test('with a token that is not fresh from a sign-in', async () => {
      pool.pass(11 * MINUTE_MS);
      const answered = await pool.call('StartWebAuthnRegistration', { AccessToken });
      expect(answered.refused).toBe('NotAuthorizedException');
    });

    test.each([
      ['WebAuthnOriginNotAllowedException', { origin: 'https://evil.example' }],
      ['WebAuthnCredentialNotSupportedException', { rpId: 'evil.example' }],
      ['WebAuthnCredentialNotSupportedException', { isUserVerified: false }],
      ['WebAuthnChallengeNotFoundException', { challenge: 'AAAA' }],
    ])('as %s', async (name, more) => {
      expect((await complete(passkey.create(requestOf(await start(), more)))).refused).toBe(name);
    });

    test('that was begun in another session, or before the password was changed', async () => {
      const credential = passkey.create(requestOf(await start()));
      const other = await tokensOfSignIn(pool, email);
      expect((await complete(credential, other.AccessToken)).refused).toBe('WebAuthnChallengeNotFoundException');
      const call = { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: 'Ch4nged-1!' };
      expect((await pool.call('ChangePassword', call)).status).toBe(200);
      expect((await complete(credential)).refused).toBe('WebAuthnChallengeNotFoundException');
    });

    test('twice, late, or for another account', async () => {
      const credential = passkey.create(requestOf(await start()));
      await pool.create({ email: `eve-${count}@example.org` });
      const eve = await tokensOfSignIn(pool, `eve-${count}@example.org`);
      expect((await complete(credential, eve.AccessToken)).refused).toBe('WebAuthnChallengeNotFoundException');
      expect((await complete(credential)).status).toBe(200);
      expect((await complete(credential)).refused).toBe('WebAuthnChallengeNotFoundException');
      expect((await complete(passkey.create(requestOf(await start())))).refused).toBe(
        'WebAuthnCredentialNotSupportedException',
      );
      const late = softwareAuthenticator().create(requestOf(await start()));
      pool.pass(3 * MINUTE_MS);
      expect((await complete(late)).refused).toBe('WebAuthnChallengeNotFoundException');
    });

    test('where the pool has none', async () => {
      const without = await openTestPool(await fresh(), { config: { firstFactors: ['PASSWORD'] } });
      await without.create({ email });
      const tokens = await tokensOfSignIn(without, email);
      const answered = await without.call('StartWebAuthnRegistration', tokens);
      expect(answered.refused).toBe('WebAuthnNotEnabledException');
      await without.close();
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
