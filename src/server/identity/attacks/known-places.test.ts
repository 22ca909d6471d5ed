import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#shared/result.ts';
import { createMessageQueue } from '../../messages/message-queue.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { readLoginName } from '../accounts/login-name.ts';
import { givePassword } from '../administration/administer.ts';
import { callSignIn, type TestTokens } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const WRONG = 'Wr0ng-one!';
const NEW = 'Brand-n3w!';
const HOME = '192.0.2.1';
const REFUSED = 'Password attempts exceeded';
/** What is shared by all places, and the two tries that a network has besides. */
const OF_ONE_SITE = 27;

/** One of the 65,536 networks /64 that the holder of one /48 has. */
const oneOfSite = (index: number) => `2001:db8:0:${index.toString(16)}::1`;

// A thief has known the password, and made many places of one site known by it.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
    await enter(TEST_PASSWORD, HOME);
  });

  const times = async (most: number, act: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < most; index += 1) await act(index);
  };
  const enter = (PASSWORD: string, clientAddress: string) =>
    pool.call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD } },
      { clientAddress },
    );
  const forgot = (clientAddress: string, on = pool) =>
    on.call('ForgotPassword', { Username: email }, { clientAddress });
  const makeKnown = (places: number) => times(places, (index) => enter(TEST_PASSWORD, oneOfSite(index)));
  /** Ten at each place. @returns how many were compared */
  const guess = async (places: number) => {
    let compared = 0;
    await times(10 * places, async (index) => {
      const { body } = await enter(WRONG, oneOfSite(Math.floor(index / 10)));
      compared += body['message'] === REFUSED ? 0 : 1;
    });
    return compared;
  };
  const lettersTo = (who: string) => pool.outbox.emails().filter(({ to }) => to === who).length;

  describe('a place is of the password that made it known', () => {
    const ownerResets = async () => {
      await forgot(HOME);
      const call = { Username: email, ConfirmationCode: pool.latestCode(), Password: NEW };
      expect((await pool.call('ConfirmForgotPassword', call, { clientAddress: HOME })).status).toBe(200);
    };
    const ownerChanges = async () => {
      const { AccessToken } = (await callSignIn(pool, email)).body['AuthenticationResult'] as TestTokens;
      const call = { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW };
      expect((await pool.call('ChangePassword', call)).status).toBe(200);
    };
    const administratorGives = async () => {
      expect(await givePassword(pool.identity, readLoginName(email))).toMatchObject({ ok: true });
    };

    test.each([
      ['a reset', ownerResets],
      ['a change', ownerChanges],
      ['an administrator', administratorGives],
    ])('after %s it is a stranger’s', async (_by, renew) => {
      await makeKnown(5);
      await renew();
      // A stranger's letter would be counted of the mailbox.
      const before = lettersTo(email);
      expect(await guess(5)).toBe(OF_ONE_SITE);
      await times(5, (index) => times(5, () => forgot(oneOfSite(index))));
      expect(lettersTo(email) - before).toBeLessThanOrEqual(20);
    });

    test('where the password was reset or changed, or a temporary one replaced, its owner is at home', async () => {
      const floodAndEnter = async (password: string) => {
        await times(60, (index) => enter(WRONG, `2001:db8:${(index + 1).toString(16)}::1`));
        expect((await enter(password, HOME)).body).toHaveProperty('AuthenticationResult');
      };
      await ownerResets();
      await floodAndEnter(NEW);
      const given = await givePassword(pool.identity, readLoginName(email));
      const temporary = given.ok ? given.value.password : '';
      const { Session } = (await enter(temporary, HOME)).body;
      const ChallengeResponses = { USERNAME: email, NEW_PASSWORD: TEST_PASSWORD };
      const call = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeResponses };
      expect((await pool.call('RespondToAuthChallenge', call)).body).toHaveProperty('AuthenticationResult');
      await floodAndEnter(TEST_PASSWORD);
      await ownerChanges();
      await floodAndEnter(NEW);
    });
  });

  describe('all places that the password made known have together', () => {
    test('fifty wrong passwords, two of each network once half of them are used, so that the owner gets in', async () => {
      await makeKnown(6);
      expect(await guess(6)).toBe(OF_ONE_SITE);
      expect((await enter(WRONG, HOME)).body['message']).not.toBe(REFUSED);
      expect((await enter(TEST_PASSWORD, HOME)).body).toHaveProperty('AuthenticationResult');
    });

    test('twenty letters to reset the password; then they are counted as strangers’ are', async () => {
      await makeKnown(12);
      await times(12, (index) => times(5, () => forgot(oneOfSite(index))));
      expect(lettersTo(email)).toBe(12 + 20);
      await forgot(HOME);
      expect(lettersTo(email)).toBe(12 + 20 + 1);
    });

    test('twenty codes to sign in; then they are counted as strangers’ are', async () => {
      const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
      const ask = (clientAddress: string) =>
        pool.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters }, { clientAddress });
      await makeKnown(12);
      await times(12, (index) => times(5, () => ask(oneOfSite(index))));
      // One more is kept for this network, as for any.
      expect(lettersTo(email)).toBe(12 + 10 + 1);
      expect((await ask(HOME)).body['ChallengeName']).toBe('EMAIL_OTP');
    });
  });

  test('a letter asked for at home, without a password, goes after a warning and before what strangers had sent', async () => {
    const told: string[] = [];
    const mail = { send: async ({ subject }: { readonly subject: string }) => ok(void told.push(subject)) };
    const slow = await openTestPool(await fresh(), { mail, awaitsLetters: false });
    const reportBug = (bug: Error) => void slow.bugs.push(bug);
    const { send, ...queue } = createMessageQueue({ ...slow.identity, mail, sms: undefined, reportBug });
    // No letter leaves before all are queued.
    Object.assign(slow.identity, { messages: { ...queue, send: () => undefined } });
    await slow.create({ email });
    await slow.call('SignUp', { Username: 'somebody@example.com', Password: TEST_PASSWORD });
    const { AccessToken } = (await callSignIn(slow, email)).body['AuthenticationResult'] as TestTokens;
    await forgot(HOME, slow);
    await slow.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    send();
    await queue.idle();
    expect(told).toEqual([
      expect.stringContaining('log in'),
      expect.stringContaining('Reset your password'),
      expect.stringContaining('Confirm'),
    ]);
    expect(slow.bugs).toEqual([]);
    await slow.close();
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
