import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { PRIME } from './srp/group.ts';
import { bestModPow } from './srp/mod-pow.ts';
import { callAnswerSrp, callBeginSrp, challengeOf, signInBySrp, clientSrpResponses } from './testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from './testing/test-pool.ts';

const WRONG = 'Wr0ng-one!';
const NEW = 'Brand-n3w!';
const WRONG_PASSWORD = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

// Attacks, and what comes of them. PostgreSQL really runs transactions at the same time.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let powers = 0;
  beforeAll(async () => {
    const modPow = bestModPow();
    pool = await openTestPool(await fresh(), {
      modPow: (base, exponent) => {
        powers += 1;
        return modPow(base, exponent);
      },
    });
    await pool.create({ email: 'ann@example.org' });
  });
  afterEach(() => pool.pass(DAY_MS));
  afterAll(() => pool.close());

  const byPassword = (USERNAME: string, password = TEST_PASSWORD, clientAddress?: string) =>
    pool.call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: password } },
      clientAddress === undefined ? {} : { clientAddress },
    );
  type Tokens = Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>;
  const tokensOf = async (username: string) => (await byPassword(username)).body['AuthenticationResult'] as Tokens;
  const refusedToken = async (AccessToken: string) => (await pool.call('GetUser', { AccessToken })).refused;

  describe('the password exchange', () => {
    test('succeeds for an honest client', async () => {
      expect((await signInBySrp(pool, 'ann@example.org', TEST_PASSWORD)).body).toHaveProperty('AuthenticationResult');
    });

    test.each([
      ['0', '0'],
      ['the prime', PRIME.toString(16)],
      ['twice the prime', (2n * PRIME).toString(16)],
      ['no number', 'xyz'],
      ['a megabyte', 'f'.repeat(60_000)],
    ])('A of %s is refused', async (_name, clientPublicHex) => {
      expect((await callBeginSrp(pool, 'ann@example.org', clientPublicHex)).refused).toBe('InvalidParameterException');
    });

    test('an answer works once', async () => {
      const begun = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
      const responses = clientSrpResponses(pool, begun, TEST_PASSWORD);
      const both = await Promise.all([callAnswerSrp(pool, responses), callAnswerSrp(pool, responses)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await callAnswerSrp(pool, responses)).body).toEqual(WRONG_PASSWORD);
    });

    test('a challenge is spent by a wrong answer too, and expires after three minutes', async () => {
      const begun = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
      await callAnswerSrp(pool, clientSrpResponses(pool, begun, WRONG));
      expect((await callAnswerSrp(pool, clientSrpResponses(pool, begun, TEST_PASSWORD))).body).toEqual(WRONG_PASSWORD);
      const late = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
      pool.pass(180_001);
      expect((await callAnswerSrp(pool, clientSrpResponses(pool, late, TEST_PASSWORD))).body).toEqual(WRONG_PASSWORD);
    });

    test('a challenge works for no other account, and a forged one for none', async () => {
      const eve = await pool.create({ email: 'eve@example.org' });
      const begun = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
      const responses = clientSrpResponses(pool, begun, TEST_PASSWORD);
      expect((await callAnswerSrp(pool, { ...responses, USERNAME: eve })).body).toEqual(WRONG_PASSWORD);
      const forged = Buffer.from(JSON.stringify({ accountId: eve })).toString('base64');
      const made = { ...responses, PASSWORD_CLAIM_SECRET_BLOCK: forged };
      expect((await callAnswerSrp(pool, made)).body).toEqual(WRONG_PASSWORD);
    });

    test('a change of password invalidates earlier challenges', async () => {
      await pool.create({ email: 'bea@example.org' });
      const begun = challengeOf(await callBeginSrp(pool, 'bea@example.org'));
      const { AccessToken } = await tokensOf('bea@example.org');
      await pool.call('ChangePassword', { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW });
      expect((await callAnswerSrp(pool, clientSrpResponses(pool, begun, TEST_PASSWORD))).body).toEqual(WRONG_PASSWORD);
    });
  });

  describe('somebody without an account', () => {
    test('is answered like somebody with one: same words, same shapes, the same each time', async () => {
      const [known, unknown, again] = [
        challengeOf(await callBeginSrp(pool, 'ann@example.org')),
        challengeOf(await callBeginSrp(pool, 'nobody@example.org')),
        challengeOf(await callBeginSrp(pool, 'Nobody@example.org ')),
      ];
      expect(Object.keys(unknown)).toEqual(Object.keys(known));
      const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
      for (const { USERNAME } of [known, unknown]) expect(USERNAME).toMatch(uuid);
      expect([again.USERNAME, again.SALT]).toEqual([unknown.USERNAME, unknown.SALT]);
      expect(again.SRP_B).not.toBe(unknown.SRP_B);
      // A leading zero is sometimes left out, for both alike.
      expect(Math.abs(unknown.SECRET_BLOCK.length - known.SECRET_BLOCK.length)).toBeLessThan(16);
      const answer = await signInBySrp(pool, 'nobody@example.org', TEST_PASSWORD);
      expect([answer.status, answer.body]).toEqual([400, WRONG_PASSWORD]);
      expect((await signInBySrp(pool, 'ann@example.org', WRONG)).body).toEqual(WRONG_PASSWORD);
    });

    test.each([
      ['by SRP', (name: string) => signInBySrp(pool, name, WRONG)],
      ['by password', (name: string) => byPassword(name, WRONG)],
    ])('costs as much work %s', async (_way, attempt) => {
      const workFor = async (name: string) => {
        const before = powers;
        await attempt(name);
        return powers - before;
      };
      expect(await workFor('nobody@example.org')).toBe(await workFor('ann@example.org'));
    });

    test('is locked out after as many attempts', async () => {
      const messagesFor = async (name: string) => {
        const messages: unknown[] = [];
        for (let times = 0; times < 12; times += 1) messages.push((await byPassword(name, WRONG)).body['message']);
        return messages;
      };
      expect(await messagesFor('nobody@example.org')).toEqual(await messagesFor('ann@example.org'));
    });

    test('asks for codes and enters them like somebody with one', async () => {
      const story = async (Username: string) => {
        const said: unknown[] = [];
        const enter = async (ConfirmationCode: string) =>
          said.push(await pool.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEW }));
        await enter('000000');
        said.push(await pool.call('ForgotPassword', { Username }));
        for (let times = 0; times < 7; times += 1) await enter('x');
        for (let times = 0; times < 5; times += 1) said.push(await pool.call('ForgotPassword', { Username }));
        return JSON.stringify(said).replaceAll(/[an]\*\*\*@/g, '?***@');
      };
      expect(await story('nobody@example.org')).toBe(await story('ann@example.org'));
    });
  });

  describe('a guesser', () => {
    test('of passwords is locked out, with an error that clients do not repeat; the right one waits too', async () => {
      for (let times = 0; times < 10; times += 1) await byPassword('ann@example.org', WRONG);
      const locked = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' };
      expect((await byPassword('ann@example.org')).body).toEqual(locked);
      expect((await signInBySrp(pool, 'ann@example.org', TEST_PASSWORD)).body).toEqual(locked);
      pool.pass(15 * 60_000);
      expect((await byPassword('ann@example.org')).status).toBe(200);
    });

    test('gains no tries by asking a hundred times at once', async () => {
      const tries = await Promise.all(Array.from({ length: 30 }, () => byPassword('ann@example.org', WRONG)));
      const looked = tries.filter(({ body }) => body['message'] === WRONG_PASSWORD.message);
      expect(looked).toHaveLength(10);
    });

    test('of many accounts from one address is stopped; others are not, nor a workshop that knows its passwords', async () => {
      const from = '203.0.113.9';
      for (let times = 0; times < 100; times += 1) await byPassword(`victim-${times}@example.org`, WRONG, from);
      expect((await byPassword('ann@example.org', TEST_PASSWORD, from)).body['message']).toBe(
        'Password attempts exceeded',
      );
      expect((await byPassword('ann@example.org', TEST_PASSWORD, '203.0.113.10')).status).toBe(200);
      for (let times = 0; times < 110; times += 1) {
        expect((await byPassword('ann@example.org', TEST_PASSWORD, '2001:db8::1')).status).toBe(200);
      }
    });

    test('of the code of a sign-up has two tries, three who says that it is theirs; then another is sent', async () => {
      const Username = 'cleo@example.org';
      const { body } = await pool.call('SignUp', { Username, Password: TEST_PASSWORD });
      const enter = (ConfirmationCode: string, more: object = {}) =>
        pool.call('ConfirmSignUp', { Username, ConfirmationCode, ...more });
      const first = pool.latestCode();
      const refused: unknown[] = [];
      for (let times = 0; times < 4; times += 1) refused.push((await enter('x')).refused);
      const spent = 'TooManyFailedAttemptsException';
      expect(refused).toEqual(['CodeMismatchException', 'CodeMismatchException', spent, spent]);
      expect((await enter('x', { Session: body['Session'] })).refused).toBe('CodeMismatchException');
      expect((await enter(first, { Session: body['Session'] })).refused).toBe(spent);
      await pool.call('ResendConfirmationCode', { Username });
      expect(pool.latestCode()).not.toBe(first);
      expect((await enter(pool.latestCode())).status).toBe(200);
    });

    test('of one-time passwords is stopped, and none works twice', async () => {
      const id = await pool.create({ email: 'dora@example.org' });
      const { AccessToken } = await tokensOf('dora@example.org');
      const { body } = await pool.call('AssociateSoftwareToken', { AccessToken });
      const totp = new TOTP({ secret: Secret.fromBase32(String(body['SecretCode'])) });
      const now = () => totp.generate({ timestamp: pool.identity.clock() });
      await pool.call('VerifySoftwareToken', { AccessToken, UserCode: now() });
      await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
      const answer = async (code: string) => {
        const { Session } = (await byPassword('dora@example.org')).body;
        const ChallengeResponses = { USERNAME: id, SOFTWARE_TOKEN_MFA_CODE: code };
        return pool.call('RespondToAuthChallenge', {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session,
          ChallengeResponses,
        });
      };
      expect((await answer(now())).refused).toBe('CodeMismatchException');
      pool.pass(60_000);
      const code = now();
      expect((await answer(code)).status).toBe(200);
      expect((await answer(code)).refused).toBe('CodeMismatchException');
      for (let times = 0; times < 9; times += 1) await answer('000000');
      expect((await answer(now())).body['message']).toMatch(/^Too many wrong codes were entered\./);
    });
  });

  describe('a token', () => {
    test('changed, unsigned, signed by others or for others is refused', async () => {
      const { AccessToken, IdToken, RefreshToken } = await tokensOf('ann@example.org');
      const [head = '', claims = '', signature = ''] = AccessToken.split('.');
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const all = decodeJwt(AccessToken);
      const other = await openTestPool();
      const publicPem = JSON.stringify(pool.identity.keyring.publicKeys().keys[0]);
      const byPublicKey = createHmac('sha256', publicPem)
        .update(`${part({ alg: 'HS256' })}.${claims}`)
        .digest('base64url');
      const forged = {
        'another subject': `${head}.${part({ ...all, sub: 'eve' })}.${signature}`,
        'alg none': `${part({ alg: 'none' })}.${claims}.`,
        'the public key as a secret': `${part({ alg: 'HS256' })}.${claims}.${byPublicKey}`,
        'another pool’s key': await new SignJWT(all)
          .setProtectedHeader({ alg: 'RS256', kid: other.identity.keyring.signingKey().kid })
          .sign(other.identity.keyring.signingKey().privateKey),
        'our key’s name, another pool’s key': await new SignJWT(all)
          .setProtectedHeader({ alg: 'RS256', kid: pool.identity.keyring.signingKey().kid })
          .sign(other.identity.keyring.signingKey().privateKey),
        'another issuer': await new SignJWT({ ...all, iss: 'https://elsewhere.example' })
          .setProtectedHeader({ alg: 'RS256', kid: pool.identity.keyring.signingKey().kid })
          .sign(pool.identity.keyring.signingKey().privateKey),
        'an identity token': IdToken,
        'a refresh token': RefreshToken,
      };
      for (const [name, token] of Object.entries(forged))
        expect([name, await refusedToken(token)]).toEqual([name, 'NotAuthorizedException']);
      expect(await refusedToken(AccessToken)).toBeUndefined();
      await other.close();
    });

    test('expires after an hour', async () => {
      const { AccessToken } = await tokensOf('ann@example.org');
      pool.pass(3_600_001);
      expect((await pool.call('GetUser', { AccessToken })).body['message']).toBe('Access Token has expired');
    });

    test('of a narrower scope reads no account', async () => {
      const { AccessToken } = await tokensOf('ann@example.org');
      const { kid, privateKey } = pool.identity.keyring.signingKey();
      const narrow = new SignJWT({ ...decodeJwt(AccessToken), scope: 'openid email' });
      expect(await refusedToken(await narrow.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey))).toBe(
        'NotAuthorizedException',
      );
    });

    test('for refreshing, presented again later, ends its whole session', async () => {
      const { AccessToken, RefreshToken } = await tokensOf('ann@example.org');
      const renew = (token: string) => pool.call('GetTokensFromRefreshToken', { RefreshToken: token });
      const fresh = (await renew(RefreshToken)).body['AuthenticationResult'] as Tokens;
      const latest = (await renew(fresh.RefreshToken)).body['AuthenticationResult'] as Tokens;
      pool.pass(31_000);
      expect((await renew(RefreshToken)).refused).toBe('RefreshTokenReuseException');
      expect((await renew(latest.RefreshToken)).refused).toBe('NotAuthorizedException');
      for (const token of [AccessToken, fresh.AccessToken])
        expect(await refusedToken(token)).toBe('NotAuthorizedException');
      expect(pool.endedSessions).toContain(decodeJwt(AccessToken)['origin_jti']);
    });

    test('can be refreshed by twenty windows at once, which all get the same one and go on', async () => {
      const { RefreshToken } = await tokensOf('ann@example.org');
      const renew = (token: string) => pool.call('GetTokensFromRefreshToken', { RefreshToken: token });
      const renewed = await Promise.all(Array.from({ length: 20 }, () => renew(RefreshToken)));
      expect(renewed.map(({ status }) => status)).toEqual(renewed.map(() => 200));
      const fresh = renewed.map(({ body }) => (body['AuthenticationResult'] as Tokens).RefreshToken);
      expect(new Set(fresh).size).toBe(1);
      pool.pass(31_000);
      for (const token of fresh) expect((await renew(token)).status).toBe(200);
    });
  });

  describe('a sign-up', () => {
    test('of one address, twenty times at once, is one sign-up and becomes one account', async () => {
      const tries = Array.from({ length: 20 }, (_, index) =>
        pool.call('SignUp', { Username: index % 2 ? 'TWIN@example.org' : 'twin@example.org', Password: TEST_PASSWORD }),
      );
      const refused = (await Promise.all(tries)).map((answer) => answer.refused);
      expect(refused.filter((name) => name === undefined)).toHaveLength(5);
      expect(new Set(refused)).toEqual(new Set([undefined, 'LimitExceededException']));
      const call = { Username: 'twin@example.org', ConfirmationCode: pool.latestCode() };
      const confirmed = await Promise.all(Array.from({ length: 4 }, () => pool.call('ConfirmSignUp', call)));
      expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await pool.call('SignUp', { Username: 'twin@example.org', Password: NEW })).refused).toBe(
        'UsernameExistsException',
      );
    });

    test.each([
      'ann@example.org\r\nBcc: eve@example.org',
      'ann@example.org\nSubject: hello',
      'ann@example.org,eve@example.org',
      'Ann <ann@example.org>',
      '"ann eve"@example.org',
      'ann@example',
      'ann@@example.org',
      'ann\u0000@example.org',
      `${'a'.repeat(250)}@example.org`,
      '',
    ])('with %j for an address is refused, and writes to nobody', async (Username) => {
      const before = pool.outbox.emails().length;
      expect((await pool.call('SignUp', { Username, Password: TEST_PASSWORD })).refused).toBe(
        'InvalidParameterException',
      );
      expect(pool.outbox.emails()).toHaveLength(before);
    });

    test.each(['sub', 'email_verified', 'phone_number_verified', 'cognito:groups', 'custom:admin', 'identities'])(
      'sets no %s',
      async (Name) => {
        const UserAttributes = [{ Name, Value: 'true' }];
        const answer = await pool.call('SignUp', {
          Username: 'fay@example.org',
          Password: TEST_PASSWORD,
          UserAttributes,
        });
        expect(answer.refused).toBe('NotAuthorizedException');
      },
    );

    test('thirty in an hour from one address, then no more', async () => {
      const sign = (number: number) =>
        pool.call(
          'SignUp',
          { Username: `n${number}@example.org`, Password: TEST_PASSWORD },
          { clientAddress: '198.51.100.7' },
        );
      for (let number = 0; number < 30; number += 1) expect((await sign(number)).status).toBe(200);
      expect((await sign(30)).refused).toBe('LimitExceededException');
    });

    test('is closed where codes would reach nobody', async () => {
      const closed = await openTestPool(undefined, { config: { allowsSignUp: false } });
      const answer = await closed.call('SignUp', { Username: 'ann@example.org', Password: TEST_PASSWORD });
      expect(answer.body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'SignUp is not permitted for this user pool',
      });
      await closed.close();
    });
  });

  describe('the door', () => {
    test.each([
      [
        'a megabyte',
        { text: JSON.stringify({ ClientId: 'studio', Username: 'x'.repeat(1_000_000) }) },
        'InvalidParameterException',
      ],
      ['no JSON', { text: '{' }, 'SerializationException'],
      ['a list', { text: '[]' }, 'SerializationException'],
      ['null', { text: 'null' }, 'SerializationException'],
      ['another client', { text: '{"ClientId":"other"}' }, 'ResourceNotFoundException'],
      ['no client', { text: '{"Username":"ann@example.org"}' }, 'InvalidParameterException'],
    ])('refuses %s', async (_name, more, type) => {
      const answer = await pool.call('ForgotPassword', {}, more);
      expect([answer.status, answer.refused]).toEqual([400, type]);
    });

    test.each(['AdminCreateUser', 'constructor', '__proto__', 'toString', ''])('knows no %s', async (operation) => {
      expect((await pool.call(operation, {})).refused).toBe('UnknownOperationException');
    });

    test('accepts an object in place of a text nowhere', async () => {
      const answer = await pool.call('ForgotPassword', { Username: { $ne: null } });
      expect(answer.refused).toBe('InvalidParameterException');
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
