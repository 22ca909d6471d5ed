import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { createMessageQueue } from '../../messages/message-queue.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { callSignIn, type TestTokens } from '../testing/sign-in-by-password.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const AT_ONCE = 3;

// What warns the owner of an account is no means of drowning a mailbox, nor of holding up other people's letters.
onEachDatabase((fresh) => {
  let pool: TestPool;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(async () => {
    count += 1;
    email = `ann${count}@example.org`;
    await pool.create({ email });
  });

  const tokens = async () => (await callSignIn(pool, email)).body['AuthenticationResult'] as TestTokens;
  const lettersTo = (who: string) => pool.outbox.emails().filter(({ to }) => to === who).length;
  /** Turns codes by e-mail on and off again: each time how one signs in is another. */
  const change = async (AccessToken: string, times: number) => {
    for (let index = 0; index < times; index += 1) {
      const EmailMfaSettings = { Enabled: index % 2 === 0 };
      expect((await pool.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings })).status).toBe(200);
    }
  };

  test('of one kind there are three a day at once; what is changed more often is told in one letter when it is over', async () => {
    const { AccessToken } = await tokens();
    await change(AccessToken, 40);
    expect(lettersTo(email)).toBe(AT_ONCE);
    pool.pass(DAY_MS);
    pool.identity.messages.send();
    await pool.identity.messages.idle();
    expect(lettersTo(email)).toBe(AT_ONCE + 1);
  });

  /** What the last letter to the account is about. */
  const subject = () => pool.outbox.emails().find(({ to }) => to === email)?.subject ?? 'no letter';
  const NEW = 'Brand-n3w!';

  test('a password that was changed is told to the owner, whose other windows were signed out', async () => {
    const { AccessToken } = await tokens();
    const call = { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW };
    expect((await pool.call('ChangePassword', { ...call, PreviousPassword: 'Wr0ng-one!' })).status).toBe(400);
    expect(lettersTo(email)).toBe(0);
    expect((await pool.call('ChangePassword', call)).status).toBe(200);
    expect(subject()).toMatch(/password was changed/);
  });

  test('so is one that was reset, to who reads the mailbox', async () => {
    await pool.call('ForgotPassword', { Username: email });
    const call = { Username: email, ConfirmationCode: pool.latestCode(), Password: NEW };
    expect((await pool.call('ConfirmForgotPassword', call)).status).toBe(200);
    expect(subject()).toMatch(/password was reset/);
    expect(lettersTo(email)).toBe(2);
  });

  test('an account that was deleted is told of, at the address that it had', async () => {
    const { AccessToken } = await tokens();
    expect((await pool.call('DeleteUser', { AccessToken })).status).toBe(200);
    expect(subject()).toMatch(/account was deleted/);
  });

  test('changing the password again and again drowns no mailbox', async () => {
    const { AccessToken } = await tokens();
    const passwords = [TEST_PASSWORD, ...Array.from({ length: 6 }, (_, index) => `${NEW}${index}`)];
    for (const [index, PreviousPassword] of passwords.slice(0, -1).entries()) {
      const call = { AccessToken, PreviousPassword, ProposedPassword: passwords[index + 1] };
      expect((await pool.call('ChangePassword', call)).status).toBe(200);
    }
    expect(lettersTo(email)).toBe(AT_ONCE);
  });

  test('a device that is remembered already is told about once', async () => {
    const signedIn = (await callSignIn(pool, email)).body['AuthenticationResult'] as TestTokens & {
      readonly NewDeviceMetadata: { readonly DeviceKey: string };
    };
    const call = { AccessToken: signedIn.AccessToken, DeviceKey: signedIn.NewDeviceMetadata.DeviceKey };
    const DeviceSecretVerifierConfig = { PasswordVerifier: 'BwcH', Salt: 'AQID' };
    await pool.call('ConfirmDevice', { ...call, DeviceName: 'x', DeviceSecretVerifierConfig });
    for (let times = 0; times < 5; times += 1) {
      const answer = await pool.call('UpdateDeviceStatus', { ...call, DeviceRememberedStatus: 'remembered' });
      expect(answer.status).toBe(200);
    }
    expect(lettersTo(email)).toBe(1);
    for (let times = 0; times < 20; times += 1) {
      await pool.call('UpdateDeviceStatus', { ...call, DeviceRememberedStatus: 'not_remembered' });
      await pool.call('UpdateDeviceStatus', { ...call, DeviceRememberedStatus: 'remembered' });
    }
    expect(lettersTo(email)).toBe(AT_ONCE);
  });

  test('the warning of another account, and a code after its password, come before what strangers had sent', async () => {
    const told: string[] = [];
    const mail = { send: async ({ to }: { readonly to: string }) => ok(void told.push(to)) };
    const slow = await openTestPool(await fresh(), { mail, awaitsLetters: false });
    // No letter leaves before all are queued.
    const { send, ...queue } = createMessageQueue({
      ...slow.identity,
      mail,
      sms: undefined,
      reportBug: (bug) => slow.bugs.push(bug),
    });
    Object.assign(slow.identity, { messages: { ...queue, send: () => undefined } });
    for (let index = 0; index < 40; index += 1) {
      const call = { Username: `flood${index}@example.com`, Password: 'Passw0rd!x' };
      await slow.call('SignUp', call, { clientAddress: `2001:db8:${index + 1}::1` });
    }
    await slow.create({ email });
    const { AccessToken } = (await callSignIn(slow, email)).body['AuthenticationResult'] as TestTokens;
    await slow.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    expect((await callSignIn(slow, email)).body['ChallengeName']).toBe('EMAIL_OTP');
    send();
    await queue.idle();
    expect(told.slice(0, 2)).toEqual([email, email]);
    expect(told).toHaveLength(42);
    await slow.close();
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
