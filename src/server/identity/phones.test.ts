import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import type { Database } from '../db/open-database.ts';
import { smsIntoOutbox } from '../sms/outbox.ts';
import { smsByWebhook } from '../sms/webhook.ts';
import { createOutbox } from '../mail/outbox.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { startSmsService } from '../testing/sms-service.ts';
import { verifyUserAttribute } from './operations/verify-user-attribute.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from './testing/test-pool.ts';

const PHONE = '+12025550120';
const OTHER_PHONE = '+12025550121';

/** Creates an account and signs in. */
async function signInAs(pool: TestPool, email: string, isEmailVerified = true, phone = '') {
  const attributes: Record<string, string> = phone === '' ? {} : { phone_number: phone };
  await pool.create({ email, isEmailVerified, attributes });
  const AuthParameters = { USERNAME: email, PASSWORD: TEST_PASSWORD };
  const signIn = async () => {
    const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    return body['AuthenticationResult'] as { AccessToken: string; IdToken: string };
  };
  const { AccessToken } = await signIn();
  return {
    AccessToken,
    idClaims: async () => decodeJwt((await signIn()).IdToken),
    async attributes() {
      const { body } = await pool.call('GetUser', { AccessToken });
      const list = body['UserAttributes'] as { Name: string; Value: string }[];
      return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
    },
    update: (Name: string, Value: string) =>
      pool.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] }),
    askForCode: (AttributeName = 'phone_number') =>
      pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName }),
    verify: (Code: string) => pool.call('VerifyUserAttribute', { AccessToken, AttributeName: 'phone_number', Code }),
    remove: () => pool.call('DeleteUserAttributes', { AccessToken, UserAttributeNames: ['phone_number'] }),
  };
}

onEachDatabase((fresh) => {
  describe('where text messages go into the outbox', () => {
    const outbox = createOutbox(() => Date.now());
    const code = () => /^\d{6}/.exec(outbox.emails()[0]?.text ?? '')?.[0] ?? 'no message';
    let pool: TestPool;
    beforeAll(async () => {
      pool = await openTestPool(await fresh(), { sms: smsIntoOutbox(outbox) });
    });
    afterAll(() => pool.close());
    beforeEach(() => pool.db.deleteFrom('attempts').execute());

    test('a new number is sent a code at once, and is confirmed with it', async () => {
      const ann = await signInAs(pool, 'ann@example.org');
      const { body } = await ann.update('phone_number', PHONE);
      const delivery = { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: '+*******0120' };
      expect(body).toEqual({ CodeDeliveryDetailsList: [delivery] });
      expect(outbox.emails()[0]).toMatchObject({ to: PHONE, subject: 'Text message' });
      expect(await ann.attributes()).toMatchObject({ phone_number: PHONE, phone_number_verified: 'false' });
      expect((await ann.idClaims())['phone_number_verified']).toBe(false);
      expect((await ann.verify('000000')).refused).toBe('CodeMismatchException');
      expect((await ann.verify(code())).status).toBe(200);
      expect(await ann.attributes()).toMatchObject({ phone_number: PHONE, phone_number_verified: 'true' });
      expect((await ann.idClaims())['phone_number_verified']).toBe(true);
      expect((await ann.verify(code())).refused).toBe('CodeMismatchException');
    });

    test('a changed number is unconfirmed; the same number again needs no code', async () => {
      const bea = await signInAs(pool, 'bea@example.org');
      await bea.update('phone_number', PHONE);
      await bea.verify(code());
      expect((await bea.update('phone_number', PHONE)).body).toEqual({ CodeDeliveryDetailsList: [] });
      await bea.update('name', 'Bea');
      expect(await bea.attributes()).toMatchObject({ phone_number_verified: 'true', name: 'Bea' });
      await bea.update('phone_number', OTHER_PHONE);
      expect(await bea.attributes()).toMatchObject({ phone_number: OTHER_PHONE, phone_number_verified: 'false' });
      await bea.remove();
      expect(Object.keys(await bea.attributes())).not.toContain('phone_number_verified');
      await bea.update('phone_number', PHONE);
      expect(await bea.attributes()).toMatchObject({ phone_number_verified: 'false' });
    });

    test('a code for one number confirms no other', async () => {
      const cleo = await signInAs(pool, 'cleo@example.org');
      await cleo.update('phone_number', PHONE);
      const first = code();
      await pool.db
        .updateTable('accounts')
        .set({ attributes: JSON.stringify({ phone_number: OTHER_PHONE }) })
        .where('email', '=', emailAddress('cleo@example.org'))
        .execute();
      expect((await cleo.verify(first)).refused).toBe('ExpiredCodeException');
      expect(await cleo.attributes()).toMatchObject({ phone_number: OTHER_PHONE, phone_number_verified: 'false' });
    });

    test('what another window sets while a number is confirmed is kept', async () => {
      for (let round = 0; round < 5; round += 1) {
        await pool.db.deleteFrom('attempts').execute();
        const gus = await signInAs(pool, `gus${round}@example.org`);
        await gus.update('phone_number', PHONE);
        const names = [1, 2, 3].map((index) => gus.update('name', `Gus ${index}`));
        const [verified] = await Promise.all([gus.verify(code()), ...names]);
        expect(verified.status).toBe(200);
        expect(await gus.attributes()).toMatchObject({
          phone_number_verified: 'true',
          name: expect.stringMatching(/^Gus \d$/),
        });
      }
    });

    test('a session that ends meanwhile confirms nothing', async () => {
      const hal = await signInAs(pool, 'hal@example.org');
      await hal.update('phone_number', PHONE);
      const entered = code();
      // At the moment between the code and what it confirms, another window signs out everywhere.
      const { db } = pool;
      const interrupted = new Proxy(db, {
        get: (kept, name: keyof Database) => {
          if (name !== 'transaction') return typeof kept[name] === 'function' ? kept[name].bind(kept) : kept[name];
          const execute = async (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
            await kept.deleteFrom('sessions').execute();
            return kept.transaction().execute(work);
          };
          return () => ({ execute });
        },
      });
      const call = { AccessToken: hal.AccessToken, AttributeName: 'phone_number', Code: entered };
      const answer = await verifyUserAttribute.answer({ ...pool.identity, db: interrupted }, call, {
        clientAddress: '192.0.2.1',
      });
      expect(answer).toMatchObject({ problem: { code: 'revoked_access_token' } });
      const row = await db
        .selectFrom('accounts')
        .select('attributes')
        .where('email', '=', emailAddress('hal@example.org'))
        .execute();
      expect(row).toEqual([{ attributes: JSON.stringify({ phone_number: PHONE }) }]);
    });

    test('users can’t mark a number as confirmed, nor request a code without a number', async () => {
      const dora = await signInAs(pool, 'dora@example.org');
      expect((await dora.update('phone_number_verified', 'true')).refused).toBe('NotAuthorizedException');
      expect((await dora.askForCode()).refused).toBe('InvalidParameterException');
      expect((await dora.askForCode('name')).refused).toBe('InvalidParameterException');
    });

    test('ten messages a day are sent to an account', async () => {
      const eve = await signInAs(pool, 'eve@example.org', true, PHONE);
      const before = outbox.emails().filter(({ to }) => to === PHONE).length;
      const answers = [];
      for (let times = 0; times < 14; times += 1) {
        answers.push((await eve.askForCode()).refused);
        // Stays below the limit per quarter of an hour.
        if (times % 4 === 3) pool.pass(16 * 60_000);
      }
      expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => undefined));
      expect(answers.slice(10)).toEqual(Array.from({ length: 4 }, () => 'LimitExceededException'));
      expect(outbox.emails().filter(({ to }) => to === PHONE).length - before).toBe(10);
    });

    test('a user without a confirmed address is offered the number, too', async () => {
      const fay = await signInAs(pool, 'fay@example.org', false, PHONE);
      expect(await fay.attributes()).toMatchObject({ email: 'fay@example.org', phone_number: PHONE });
    });
  });

  describe('where text messages can’t be sent', () => {
    let pool: TestPool;
    beforeAll(async () => {
      pool = await openTestPool(await fresh());
    });
    afterAll(() => pool.close());

    test('a number is kept, and no code is sent to it', async () => {
      const ann = await signInAs(pool, 'ann@example.org');
      expect((await ann.update('phone_number', PHONE)).body).toEqual({ CodeDeliveryDetailsList: [] });
      expect(await ann.attributes()).toMatchObject({ phone_number: PHONE, phone_number_verified: 'false' });
      expect((await ann.askForCode()).refused).toBe('InvalidParameterException');
      expect((await ann.verify('123456')).refused).toBe('CodeMismatchException');
    });

    test('a user without a confirmed address is offered the e-mail address alone', async () => {
      const fay = await signInAs(pool, 'fay@example.org', false, PHONE);
      const offered = await fay.attributes();
      expect(offered).toMatchObject({ email: 'fay@example.org', email_verified: 'false' });
      expect(Object.keys(offered)).not.toContain('phone_number');
      expect((await fay.idClaims())['phone_number']).toBe(PHONE);
    });
  });
});

test('a refusal of the service is reported, and the answer says nothing of it', async () => {
  const service = await startSmsService();
  const reports: Error[] = [];
  const sms = smsByWebhook({ url: service.url, secret: 's3cret' }, (error) => reports.push(error));
  const pool = await openTestPool(undefined, { sms });
  const ann = await signInAs(pool, 'ann@example.org', true, PHONE);
  expect((await ann.askForCode()).body).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'SMS' } });
  const received = service.received[0]?.body as { text: string } | undefined;
  expect((await ann.verify(/^\d{6}/.exec(received?.text ?? '')?.[0] ?? '')).status).toBe(200);
  expect((await ann.update('phone_number', '+12025550129')).status).toBe(200);
  expect(reports).toHaveLength(1);
  await pool.close();
  await service.stop();
});
