import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { namedById } from '../accounts/login-name.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { callSignIn } from '../testing/sign-in-by-password.ts';
import { signInBySrp } from '../testing/srp-call.ts';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';
import { givePassword } from './administer.ts';

const HERE = { clientAddress: '192.0.2.1' };
const OVER = {
  __type: 'NotAuthorizedException',
  message: 'Temporary password has expired and must be reset by an administrator.',
};

onEachDatabase((fresh) => {
  let pool: TestPool;
  let Username: string;
  let id: string;
  let given: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());

  const administrator = async (operation: string, call: object) => {
    const answered = await adminOperations.get(operation)?.answer(pool.identity, call, HERE);
    await pool.identity.messages.idle();
    return answered;
  };
  const passwordInLetter = () => {
    const letter = pool.outbox.emails().find(({ to }) => to === Username);
    return /^ {4}(\S+)$/m.exec(letter?.text ?? '')?.[1] ?? 'no letter';
  };
  const enter = async (PASSWORD: string) => (await callSignIn(pool, Username, { PASSWORD })).body;
  const toReplace = { ChallengeName: 'NEW_PASSWORD_REQUIRED' };
  beforeEach(async () => {
    await pool.db.deleteFrom('attempts').execute();
    count += 1;
    Username = `ann${count}@example.org`;
    const created = await administrator('AdminCreateUser', { Username });
    id = created?.ok ? (created.value as { User: { Username: string } }).User.Username : '';
    given = passwordInLetter();
  });

  describe('a temporary password', () => {
    test('works for a week, and then ends, however it is proved', async () => {
      pool.pass(7 * DAY_MS - MINUTE_MS);
      expect(await enter(given)).toMatchObject(toReplace);
      pool.pass(2 * MINUTE_MS);
      expect(await enter(given)).toEqual(OVER);
      expect((await signInBySrp(pool, Username, given)).body).toEqual(OVER);
    });

    test('that has ended is told to who knows it, and to nobody else', async () => {
      pool.pass(8 * DAY_MS);
      expect((await enter('Wr0ng-one!'))['message']).toBe('Incorrect username or password.');
    });

    test('works as many days as the pool says', async () => {
      const { config } = pool.identity;
      Object.assign(pool.identity, { config: { ...config, temporaryPasswordLifeMs: DAY_MS } });
      pool.pass(DAY_MS - MINUTE_MS);
      expect(await enter(given)).toMatchObject(toReplace);
      pool.pass(2 * MINUTE_MS);
      expect(await enter(given)).toEqual(OVER);
      Object.assign(pool.identity, { config });
    });

    test('that its owner has replaced leaves a password without an end', async () => {
      const { Session } = await enter(given);
      const ChallengeResponses = { USERNAME: Username, NEW_PASSWORD: 'Brand-n3w!' };
      const call = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeResponses };
      expect((await pool.call('RespondToAuthChallenge', call)).status).toBe(200);
      pool.pass(400 * DAY_MS);
      expect(await enter('Brand-n3w!')).toHaveProperty('AuthenticationResult');
    });
  });

  describe('one that has ended is renewed', () => {
    const renewals = {
      'by another letter': async () => {
        expect(await administrator('AdminCreateUser', { Username, MessageAction: 'RESEND' })).toMatchObject({
          ok: true,
          value: { User: { Username: id, UserStatus: 'FORCE_CHANGE_PASSWORD' } },
        });
        return passwordInLetter();
      },
      'by another letter, with a password that was chosen': async () => {
        const TemporaryPassword = 'Temp0rary!x';
        await administrator('AdminCreateUser', { Username, MessageAction: 'RESEND', TemporaryPassword });
        expect(passwordInLetter()).toBe(TemporaryPassword);
        return TemporaryPassword;
      },
      'by an administrator who sets one': async () => {
        await administrator('AdminSetUserPassword', { Username, Password: 'Temp0rary!x', Permanent: false });
        return 'Temp0rary!x';
      },
      'by the command line': async () => {
        const renewed = await givePassword(pool.identity, namedById(id));
        return renewed.ok ? renewed.value.password : 'none';
      },
    };

    test.each(Object.entries(renewals))('%s, for a week', async (_how, renew) => {
      pool.pass(8 * DAY_MS);
      const renewed = await renew();
      expect(renewed).not.toBe(given);
      expect((await enter(given))['message']).toBe('Incorrect username or password.');
      pool.pass(7 * DAY_MS - MINUTE_MS);
      expect(await enter(renewed)).toMatchObject(toReplace);
      pool.pass(2 * MINUTE_MS);
      expect(await enter(renewed)).toEqual(OVER);
    });
  });

  describe('another letter', () => {
    const resend = (name: string) => administrator('AdminCreateUser', { Username: name, MessageAction: 'RESEND' });

    test('ends what was begun with the password before', async () => {
      const { Session } = await enter(given);
      await resend(Username);
      const ChallengeResponses = { USERNAME: Username, NEW_PASSWORD: 'Brand-n3w!' };
      const call = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeResponses };
      expect((await pool.call('RespondToAuthChallenge', call)).refused).toBe('NotAuthorizedException');
    });

    test('goes to who has a temporary password, and to nobody else', async () => {
      const email = `bea${count}@example.org`;
      await pool.create({ email });
      const letters = pool.outbox.emails().length;
      expect(await resend(email)).toMatchObject({ problem: { type: 'UnsupportedUserStateException' } });
      expect(await resend('nobody@example.org')).toMatchObject({ problem: { type: 'UserNotFoundException' } });
      expect(pool.outbox.emails()).toHaveLength(letters);
      expect(await callSignIn(pool, email)).toMatchObject({ body: { AuthenticationResult: {} } });
    });
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
