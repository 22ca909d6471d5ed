import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { Mail } from '../../mail/mail.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio } from '../../testing/test-studio.ts';
import { studioPool } from '../pool-config.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const KNOWN = 'ann@example.org';
const UNKNOWN = 'bob@example.org';

onEachDatabase((fresh) => {
  describe('whether somebody has an account is not told', () => {
    test('by the time of an answer: it never waits for a mail server', async () => {
      const happened: string[] = [];
      const mail: Mail = {
        async send() {
          await setTimeout(200);
          happened.push('sent');
          return ok(undefined);
        },
      };
      const pool = await openTestPool(await fresh(), { mail, awaitsLetters: false });
      await pool.create({ email: KNOWN });
      for (const Username of [KNOWN, UNKNOWN]) {
        expect((await pool.call('ForgotPassword', { Username })).status).toBe(200);
        happened.push('answered');
      }
      await expect.poll(() => happened).toEqual(['answered', 'answered', 'sent']);
      await pool.close();
    });

    test('by a mail server that refuses; the letter is tried again', async () => {
      const letters: string[] = [];
      let isUp = false;
      const mail: Mail = {
        async send({ to }) {
          if (!isUp) return fail({ code: 'mail_not_sent', message: 'Not sent.', remedy: 'Try again.' });
          letters.push(to);
          return ok(undefined);
        },
      };
      const pool = await openTestPool(await fresh(), { mail });
      await pool.create({ email: KNOWN });
      const told = async (Username: string) => {
        const { status, body } = await pool.call('ForgotPassword', { Username });
        return [status, JSON.stringify(body).replace(/[ab]\*\*\*/, '?***')];
      };
      expect(await told(KNOWN)).toEqual(await told(UNKNOWN));
      isUp = true;
      pool.pass(MINUTE_MS);
      pool.identity.messages.send();
      await pool.identity.messages.idle();
      expect(letters).toEqual([KNOWN]);
      await pool.close();
    });

    test('by the state of an account', async () => {
      const pool = await openTestPool(await fresh());
      await pool.create({ email: 'new@example.org', status: 'FORCE_CHANGE_PASSWORD' });
      await pool.create({ email: 'not@example.org', isEmailVerified: false });
      const told = async (Username: string) => (await pool.call('ForgotPassword', { Username })).body;
      const alike = await told('nob@example.org');
      expect(await told('new@example.org')).toEqual(alike);
      expect(await told('not@example.org')).toEqual(alike);
      expect(pool.outbox.emails().map(({ to, text }) => [to, /\d{6}/.test(text)])).toEqual([
        ['new@example.org', false],
      ]);
      await pool.close();
    });
  });

  describe('mail bombing ends at a cap', () => {
    let pool: TestPool;
    const caps = {
      emails: { perRecipientPerDay: 4, perAccountPerDay: 6, perDay: 16 },
      texts: { perRecipientPerDay: 2, perAccountPerDay: 3, perDay: 4 },
      perClientPerHour: 8,
    };
    const texts: string[] = [];
    beforeAll(async () => {
      const sms = {
        async send({ to }: { readonly to: string }) {
          texts.push(to);
          return ok(undefined);
        },
      };
      pool = await openTestPool(await fresh(), { config: { ...studioPool, messageCaps: caps }, sms });
      for (let index = 0; index < 20; index += 1) await pool.create({ email: `n${index}@example.org` });
      await pool.create({ email: KNOWN });
    });
    afterAll(() => pool.close());
    beforeEach(() => pool.pass(DAY_MS));

    const forgot = async (Username: string, clientAddress: string) =>
      (await pool.call('ForgotPassword', { Username }, { clientAddress })).refused;
    const lettersTo = (who: string) => pool.outbox.emails().filter(({ to }) => to === who).length;
    const tokenOf = async (USERNAME: string) => {
      const AuthParameters = { USERNAME, PASSWORD: TEST_PASSWORD };
      const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
      return (body['AuthenticationResult'] as { AccessToken: string }).AccessToken;
    };
    const sent = async (times: number, ask: (index: number) => Promise<string | undefined>) => {
      let count = 0;
      for (let index = 0; index < times; index += 1) if ((await ask(index)) === undefined) count += 1;
      return count;
    };

    test('of one mailbox, whoever asks, with an account and without', async () => {
      const known = 'n0@example.org';
      for (const who of [known, UNKNOWN]) {
        // All are answered: the code of the first letters is the one that counts.
        expect(await sent(9, (index) => forgot(who, `203.0.113.${index}`))).toBe(9);
        expect(lettersTo(who)).toBe(who === known ? 4 : 0);
      }
      const call = { Username: known, ConfirmationCode: pool.latestCode(), Password: 'Brand-n3w!' };
      const reset = await pool.call('ConfirmForgotPassword', call, { clientAddress: '198.51.100.1' });
      expect(reset.status).toBe(200);
      // The owner is told of it.
      expect(lettersTo(known)).toBe(5);
      // Another code, and so one letter more, is not for strangers to withhold.
      expect(await sent(5, (index) => forgot(known, `203.0.113.${index}`))).toBe(5);
      expect(lettersTo(known)).toBe(6);
    });

    test('of one mailbox by sign-ups; a newcomer signs up all the same', async () => {
      const email = 'newcomer@example.org';
      const signUp = async (clientAddress: string) =>
        (await pool.call('SignUp', { Username: email, Password: TEST_PASSWORD }, { clientAddress })).refused;
      const resend = async (clientAddress: string) =>
        (await pool.call('ResendConfirmationCode', { Username: email }, { clientAddress })).refused;
      // Requests that nobody is written for count as nobody's letters.
      expect(await sent(8, (index) => resend(`203.0.113.${index}`))).toBe(8);
      expect(await sent(4, (index) => signUp(`198.51.100.${index % 2}`))).toBe(4);
      // From a new place there is one letter more, for two places a day here; what comes after is led on to them.
      expect(await sent(2, () => signUp('192.0.2.7'))).toBe(2);
      const confirm = { Username: email, ConfirmationCode: pool.latestCode() };
      expect(lettersTo(email)).toBe(5);
      expect(await sent(5, (index) => signUp(`203.0.113.${index}`))).toBe(5);
      expect(await sent(3, (index) => resend(`198.51.100.${index % 2}`))).toBe(3);
      expect(lettersTo(email)).toBe(6);
      expect((await pool.call('ConfirmSignUp', confirm, { clientAddress: '192.0.2.7' })).status).toBe(200);
    });

    test('of one account, whatever addresses it names', async () => {
      const AccessToken = await tokenOf('n1@example.org');
      const rename = (index: number) => [{ Name: 'email', Value: `victim${index}@example.com` }];
      const moved = await sent(9, async (index) => {
        const call = { AccessToken, UserAttributes: rename(index) };
        return (await pool.call('UpdateUserAttributes', call, { clientAddress: `203.0.113.${index}` })).refused;
      });
      expect(moved).toBe(6);
    });

    test('of one client in an hour', async () => {
      expect(await sent(12, (index) => forgot(`n${index}@example.org`, '203.0.113.7'))).toBe(8);
      pool.pass(HOUR_MS);
      expect(await forgot('n12@example.org', '203.0.113.7')).toBeUndefined();
    });

    test('of the whole studio, which then tells nothing of who has an account either', async () => {
      expect(await sent(20, (index) => forgot(`n${index}@example.org`, `203.0.113.${index}`))).toBe(12);
      expect(await forgot(UNKNOWN, '203.0.113.99')).toBe('LimitExceededException');
      expect(await forgot(KNOWN, '203.0.113.99')).toBe('LimitExceededException');
    });

    test('but not of the owner, where the account signed in lately', async () => {
      await tokenOf(KNOWN);
      await sent(9, (index) => forgot(KNOWN, `203.0.113.${index}`));
      expect(await forgot(KNOWN, '192.0.2.1')).toBeUndefined();
    });

    test('by text message too', async () => {
      texts.length = 0;
      const ask = async (email: string, phones: readonly string[]) => {
        const AccessToken = await tokenOf(email);
        for (const [index, Value] of phones.entries()) {
          const call = { AccessToken, UserAttributes: [{ Name: 'phone_number', Value }] };
          await pool.call('UpdateUserAttributes', call, { clientAddress: `203.0.113.${index}` });
        }
      };
      const [one, other] = ['+12025550120', '+12025550121'];
      await ask('n2@example.org', [one, other, one, other, one, other]);
      expect(texts).toEqual([one, other, one]);
      await ask('n3@example.org', [one, '+12025550122', '+12025550123']);
      expect(texts).toHaveLength(4);
    });
  });

  test('a newsletter’s flood leaves half of the day’s letters to codes', async () => {
    const studio = await openTestStudio(await fresh(), { env: { EMAILS_PER_DAY: '10' } });
    for (let index = 0; index < 20; index += 1) {
      await studio.post('/api/newsletter', { email: `n${index}@example.org` }, `203.0.113.${index}`);
    }
    expect((await studio.emails()).length).toBeLessThanOrEqual(5);
    await studio.create({ email: KNOWN });
    const before = (await studio.emails()).length;
    expect((await studio.call('ForgotPassword', { Username: KNOWN })).status).toBe(200);
    expect(await studio.emails()).toHaveLength(before + 1);
    await studio.close();
  });
});
