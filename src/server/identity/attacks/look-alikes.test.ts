import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { studioPool } from '../pool-config.ts';
import { usualMessageCaps } from '../../messages/message-caps.ts';
import { callSignIn } from '../testing/sign-in-by-password.ts';
import { callBeginSrp, challengeOf } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const MOST = 3;

/** One mailbox: mail servers bring its domain to ASCII, whatever letters it is written with. */
const spellings = (mailbox: string) =>
  ['bomb', 'ｂomb', 'ⓑomb', '𝐛omb', 'BOMB'].map((name) => `${mailbox}@${name}.example`);

onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    const messageCaps = { ...usualMessageCaps, emails: { ...usualMessageCaps.emails, perRecipientPerDay: MOST } };
    pool = await openTestPool(await fresh(), { config: { ...studioPool, messageCaps } });
  });
  afterAll(() => pool.close());

  test('mail bombing one mailbox by other spellings of its domain ends at its cap', async () => {
    for (const round of [0, 1]) {
      for (const [index, Username] of spellings('vic').entries()) {
        const from = { clientAddress: `203.0.${index}.1` };
        await pool.call('SignUp', { Username, Password: `${TEST_PASSWORD}${round}` }, from);
      }
    }
    const letters = pool.outbox.emails();
    expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(['vic@bomb.example']));
    // Beyond the cap there are those for new places (message-caps.ts).
    expect(letters).toHaveLength(MOST + Math.ceil(MOST / 2));
    pool.pass(DAY_MS);
  });

  test('so does mail bombing it by what may follow a plus, and by dots where they mean nothing', async () => {
    for (const [mailbox, domain] of [
      ['gwen+%', 'bomb.example'],
      ['g.w+%', 'gmail.com'],
    ] as const) {
      const before = pool.outbox.emails().length;
      for (let index = 0; index < 12; index += 1) {
        const Username = `${mailbox.replace('%', String(index))}@${index % 2 && domain === 'gmail.com' ? 'googlemail.com' : domain}`;
        await pool.call('SignUp', { Username, Password: TEST_PASSWORD }, { clientAddress: `203.0.${index % 5}.1` });
      }
      expect(pool.outbox.emails().length - before).toBe(MOST + Math.ceil(MOST / 2));
    }
    pool.pass(DAY_MS);
  });

  test('other spellings of an address have no account of their own', async () => {
    await pool.create({ email: 'ann@bomb.example' });
    for (const Username of spellings('ann')) {
      const answer = await pool.call('SignUp', { Username, Password: TEST_PASSWORD });
      expect([Username, answer.refused]).toEqual([Username, 'UsernameExistsException']);
    }
    const disguised = await pool.call('SignUp', { Username: 'ａnn@bomb.example', Password: TEST_PASSWORD });
    expect(disguised.refused).toBe('InvalidParameterException');
  });

  test('other spellings of an address tell nothing: with an account and without they stand for one', async () => {
    for (const mailbox of ['ann', 'nobody']) {
      const ids = new Set<string>();
      for (const name of spellings(mailbox)) ids.add(challengeOf(await callBeginSrp(pool, name)).USER_ID_FOR_SRP);
      expect([mailbox, ids.size]).toEqual([mailbox, 1]);
    }
  });

  test('a capital whose small letter is composed makes no second account, and either spelling signs in', async () => {
    const [typed, composed] = ['J\u030Can@bomb.example', '\u01F0an@bomb.example'];
    await pool.create({ email: typed });
    for (const Username of [typed, composed, typed.toLowerCase()]) {
      const answer = await pool.call('SignUp', { Username, Password: TEST_PASSWORD });
      expect([Username, answer.refused]).toEqual([Username, 'UsernameExistsException']);
      expect((await callSignIn(pool, Username)).body).toHaveProperty('AuthenticationResult');
    }
  });

  test('a letter that has two small forms makes no second account, and either spelling signs in', async () => {
    await pool.create({ email: 'αννας@bomb.example' });
    for (const Username of ['ΑΝΝΑΣ@bomb.example', 'αννασ@bomb.example', 'αννας@bomb.example']) {
      const answer = await pool.call('SignUp', { Username, Password: TEST_PASSWORD });
      expect([Username, answer.refused]).toEqual([Username, 'UsernameExistsException']);
      expect((await callSignIn(pool, Username)).body).toHaveProperty('AuthenticationResult');
    }
  });

  test('an international domain works, in either form', async () => {
    const Username = 'jörg@müller.example';
    await pool.call('SignUp', { Username, Password: TEST_PASSWORD }, { clientAddress: '192.0.2.9' });
    const call = { Username, ConfirmationCode: pool.latestCode() };
    expect((await pool.call('ConfirmSignUp', call, { clientAddress: '192.0.2.9' })).status).toBe(200);
    for (const USERNAME of [Username, 'Jörg@xn--mller-kva.example']) {
      const AuthParameters = { USERNAME, PASSWORD: TEST_PASSWORD };
      expect((await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).status).toBe(200);
    }
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
