import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { deleteExpired } from '../delete-expired.ts';
import { callBeginSrp, challengeOf, signInBySrp } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const OWNERS = 'The-0wners!';
const SQUATTERS = 'A-squ4tters!';
const HOME = '192.0.2.1';
const ELSEWHERE = '198.51.100.9';
const SQUATTER = '203.0.113.66';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let Username: string;
  let count = 0;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
  });
  afterAll(() => pool.close());
  beforeEach(() => {
    count += 1;
    Username = `ann${count}@example.org`;
    pool.pass(DAY_MS);
  });

  const signUp = (Password: string, clientAddress: string, more: object = {}) =>
    pool.call('SignUp', { Username, Password, ...more }, { clientAddress });
  const resend = (clientAddress = HOME, name = Username) =>
    pool.call('ResendConfirmationCode', { Username: name }, { clientAddress });
  const confirm = (ConfirmationCode: string, clientAddress = HOME, name = Username) =>
    pool.call('ConfirmSignUp', { Username: name, ConfirmationCode }, { clientAddress });
  const enter = (PASSWORD: string, clientAddress = HOME) =>
    pool.call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: Username, PASSWORD } },
      { clientAddress },
    );

  describe('a squatter who signs up somebody’s address', () => {
    test('gains nothing when the owner signs up and enters the code that is sent again', async () => {
      await signUp(SQUATTERS, SQUATTER);
      expect((await signUp(OWNERS, HOME)).status).toBe(200);
      await resend();
      expect((await confirm(pool.latestCode())).status).toBe(200);
      expect((await enter(OWNERS)).status).toBe(200);
      expect((await enter(SQUATTERS, SQUATTER)).refused).toBe('NotAuthorizedException');
    });

    test('gains nothing by signing up again after the owner, or by asking for codes', async () => {
      await signUp(OWNERS, HOME);
      for (let times = 0; times < 4; times += 1) await signUp(`${SQUATTERS}${times}`, SQUATTER);
      await resend(SQUATTER);
      await resend();
      expect((await confirm(pool.latestCode())).status).toBe(200);
      expect((await enter(OWNERS)).status).toBe(200);
    });

    test('cannot push the owner out by signing up often, nor from many places', async () => {
      for (let place = 1; place < 5; place += 1) await signUp(`${SQUATTERS}${place}`, `203.0.113.${place}`);
      await signUp(OWNERS, HOME);
      const code = pool.latestCode();
      for (let times = 0; times < 12; times += 1) await signUp(`${SQUATTERS}+${times}`, `203.0.113.${times % 4}`);
      expect((await confirm(code)).status).toBe(200);
      expect((await enter(OWNERS)).status).toBe(200);
    });

    test('nor for days: the oldest of their own place give way, and nobody else’s', async () => {
      await signUp(OWNERS, HOME);
      for (let day = 0; day < 3; day += 1) {
        for (let times = 0; times < 10; times += 1) {
          if (times === 5) pool.pass(15 * MINUTE_MS);
          await signUp(`${SQUATTERS}${day}${times}`, SQUATTER);
        }
        pool.pass(DAY_MS);
      }
      const waiting = await pool.db
        .selectFrom('signUps')
        .select('seenFrom')
        .where('email', '=', emailAddress(Username))
        .execute();
      const places = Map.groupBy(waiting, ({ seenFrom }) => seenFrom);
      expect([...places.values()].map((here) => here.length).toSorted((a, b) => a - b)).toEqual([1, 20]);
    });

    test('gains nothing when the owner enters the newest code, which the letter warns of', async () => {
      await signUp(OWNERS, HOME);
      const [own, letter] = [pool.latestCode(), pool.outbox.emails()[0]];
      await signUp(SQUATTERS, SQUATTER);
      expect(letter?.text).not.toContain('more than once');
      expect(pool.outbox.emails()[0]?.text).toContain('more than once, perhaps not you');
      const refused = await confirm(pool.latestCode());
      expect(refused.body['message']).toContain('Please sign up again and enter the code that then comes.');
      expect((await confirm(own)).status).toBe(200);
      expect((await enter(OWNERS)).status).toBe(200);
      expect((await enter(SQUATTERS, SQUATTER)).refused).toBe('NotAuthorizedException');
    });

    test('gains nothing behind the owner’s own address, where the client says which sign-up is its own', async () => {
      const key = { ClientMetadata: { signUp: 'a key of the owner’s page' } };
      const { body } = await signUp(OWNERS, HOME, key);
      const own = pool.latestCode();
      await signUp(SQUATTERS, HOME);
      const says = [{ Session: body['Session'] }, key];
      for (const more of says) {
        const call = { Username, ConfirmationCode: pool.latestCode(), ...more };
        expect((await pool.call('ConfirmSignUp', call)).refused).toBe('CodeMismatchException');
      }
      const call = { Username, ConfirmationCode: own, ...says[1] };
      expect((await pool.call('ConfirmSignUp', call, { clientAddress: ELSEWHERE })).status).toBe(200);
      expect((await enter(OWNERS)).status).toBe(200);
    });

    test('pushes the owner’s sign-up out behind their own address by no number of others', async () => {
      const key = { ClientMetadata: { signUp: 'a key of the owner’s page' } };
      await signUp(OWNERS, HOME, key);
      const own = pool.latestCode();
      for (let pause = 0; pause < 4; pause += 1) {
        for (let times = 0; times < 6; times += 1) await signUp(`${SQUATTERS}${pause}${times}`, HOME);
        pool.pass(15 * MINUTE_MS);
      }
      const call = { Username, ConfirmationCode: own, ...key };
      expect((await pool.call('ConfirmSignUp', call)).status).toBe(200);
      expect((await enter(OWNERS)).status).toBe(200);
    });

    test('hinders nobody for long who changed networks: signing up again there helps', async () => {
      await signUp(OWNERS, HOME);
      const own = pool.latestCode();
      await signUp(SQUATTERS, SQUATTER);
      expect((await confirm(own, ELSEWHERE)).refused).toBe('CodeMismatchException');
      await signUp(OWNERS, ELSEWHERE);
      expect((await confirm(pool.latestCode(), ELSEWHERE)).status).toBe(200);
      expect((await enter(OWNERS, ELSEWHERE)).status).toBe(200);
    });

    test('does not make the owner confirm a stranger’s password where the two can’t be told apart', async () => {
      await signUp(SQUATTERS, SQUATTER);
      await signUp(OWNERS, HOME);
      const letters = () => pool.outbox.emails().filter(({ to }) => to === Username);
      const before = letters().length;
      expect((await resend(ELSEWHERE)).status).toBe(200);
      const [letter, ...others] = letters();
      expect(others).toHaveLength(before);
      expect(letter?.text).toContain('sign up again');
      expect(letter?.text).not.toMatch(/\d{6}/);
      // Once the password was entered there, it is theirs.
      expect((await enter(OWNERS)).refused).toBe('UserNotConfirmedException');
      await resend();
      await confirm(pool.latestCode());
      expect((await enter(OWNERS)).status).toBe(200);
    });

    test('is told to confirm first, as the owner is, each by their own password, with SRP too', async () => {
      await signUp(SQUATTERS, SQUATTER);
      await signUp(OWNERS, HOME);
      expect((await signInBySrp(pool, Username, OWNERS)).refused).toBe('UserNotConfirmedException');
      expect((await enter(SQUATTERS, SQUATTER)).refused).toBe('UserNotConfirmedException');
      expect((await enter(SQUATTERS)).refused).toBe('NotAuthorizedException');
    });
  });

  describe('whether a sign-up waits is not told', () => {
    /** All that a sign-in shows before a password was right, of what was typed and of the id that came for it. */
    const shown = async (name: string) => {
      const seen: unknown[] = [];
      for (const typed of [name, challengeOf(await callBeginSrp(pool, name)).USER_ID_FOR_SRP]) {
        const { USER_ID_FOR_SRP, SALT } = challengeOf(await callBeginSrp(pool, typed));
        const chosen = await pool.call('InitiateAuth', {
          AuthFlow: 'USER_AUTH',
          AuthParameters: { USERNAME: typed },
        });
        seen.push(USER_ID_FOR_SRP, SALT, chosen.body['ChallengeParameters'], chosen.body['AvailableChallenges']);
        seen.push((await signInBySrp(pool, typed, TEST_PASSWORD)).body);
      }
      return seen;
    };

    test('by polling sign-ins: before and after they show the same', async () => {
      const before = await shown(Username);
      await signUp(OWNERS, HOME);
      await signUp(SQUATTERS, SQUATTER);
      expect(await shown(Username)).toEqual(before);
    });

    test('nor whether an account has an id: one that nobody has stands for itself, too', async () => {
      const email = `known${count}@example.org`;
      const ids = [await pool.create({ email }), '7b0f4a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b'];
      for (const id of ids) {
        const [name, salt, parameters, ways] = await shown(id.toUpperCase());
        expect([name, typeof salt, parameters, ways]).toEqual([
          id,
          'string',
          { USER_ID_FOR_SRP: id },
          expect.any(Array),
        ]);
      }
      const destinations: unknown[] = [];
      for (const typed of [...ids, email.toUpperCase(), `KNOWN-not${count}@example.org`]) {
        const { body } = await pool.call('ForgotPassword', { Username: typed });
        destinations.push((body['CodeDeliveryDetails'] as { Destination: string }).Destination);
      }
      expect(destinations).toEqual([`${ids[0]?.slice(0, 1)}***@***`, '7***@***', 'k***@e***', 'k***@e***']);
    });
  });

  test('a sign-up at one place and its code at another work together', async () => {
    await signUp(OWNERS, HOME);
    await resend(ELSEWHERE);
    expect((await confirm(pool.latestCode(), ELSEWHERE)).status).toBe(200);
  });

  test('sign-ups that nobody confirmed are swept after a week', async () => {
    await signUp(OWNERS, HOME);
    const rows = () => pool.db.selectFrom('signUps').select('id').where('email', '=', emailAddress(Username)).execute();
    pool.pass(6 * DAY_MS);
    await deleteExpired(pool.identity);
    expect(await rows()).toHaveLength(1);
    await resend();
    expect(pool.latestCode()).toMatch(/\d{6}/);
    pool.pass(DAY_MS);
    await deleteExpired(pool.identity);
    expect(await rows()).toEqual([]);
  });

  describe('confirming tells nobody who has an account', () => {
    test('by its answers: confirmed, waiting and unknown addresses get the same, asked for or not', async () => {
      await pool.create({ email: `known${count}@example.org` });
      await signUp(OWNERS, HOME);
      const story = async (name: string) => {
        const said: unknown[] = [];
        for (let times = 0; times < 8; times += 1) said.push(await confirm('x', SQUATTER, name));
        for (let times = 0; times < 7; times += 1) said.push(await resend(SQUATTER, name));
        for (let times = 0; times < 8; times += 1) said.push(await confirm('x', SQUATTER, name));
        return JSON.stringify(said).replaceAll(/[akn]\*\*\*@/g, '?***@');
      };
      const waiting = await story(Username);
      expect(await story(`known${count}@example.org`)).toBe(waiting);
      expect(await story(`nobody${count}@example.org`)).toBe(waiting);
    });

    test('nor by their number: a hundred in an hour from one address', async () => {
      const answers = new Map<unknown, number>();
      for (let index = 0; index < 120; index += 1) {
        const { body } = await confirm('000000', SQUATTER, `someone${index}@example.org`);
        answers.set(body['message'], (answers.get(body['message']) ?? 0) + 1);
      }
      expect([...answers.values()]).toEqual([100, 20]);
    });
  });

  test('an address that an administrator gave an account meanwhile stays theirs', async () => {
    await signUp(SQUATTERS, SQUATTER);
    const code = pool.latestCode();
    await pool.create({ email: Username });
    expect((await confirm(code, SQUATTER)).refused).toBe('CodeMismatchException');
    expect((await enter(TEST_PASSWORD)).status).toBe(200);
    expect((await enter(SQUATTERS, SQUATTER)).refused).toBe('NotAuthorizedException');
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
