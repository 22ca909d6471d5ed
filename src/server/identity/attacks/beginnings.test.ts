import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { confirmForgotPassword } from '../operations/confirm-forgot-password.ts';
import { confirmSignUp } from '../operations/confirm-sign-up.ts';
import { forgotPassword } from '../operations/forgot-password.ts';
import { initiateAuth } from '../operations/initiate-auth.ts';
import type { Operation } from '../operations/operation.ts';
import { resendConfirmationCode } from '../operations/resend-confirmation-code.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { callSignIn } from '../testing/sign-in-by-password.ts';
import { callBeginSrp, challengeOf, signInBySrp } from '../testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const ANN = 'ann@example.org';
const WAITING = 'cleo@example.org';
const NOBODY = 'nobody@example.org';
const SHOP = '192.0.2.1';

// The first step of a sign-in proves nothing: whoever asks for it must learn nothing by it, and can't ask for ever.
onEachDatabase((fresh) => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(await fresh());
    await pool.create({ email: ANN });
    await pool.call('SignUp', { Username: WAITING, Password: 'Passw0rd!x' });
  });
  afterAll(() => pool.close());
  beforeEach(() => pool.db.deleteFrom('attempts').execute());

  const flows = {
    USER_SRP_AUTH: { SRP_A: '1234567890abcdef' },
    USER_PASSWORD_AUTH: { PASSWORD: 'Wr0ng-one!' },
    USER_AUTH: {},
    'USER_AUTH EMAIL_OTP': { PREFERRED_CHALLENGE: 'EMAIL_OTP' },
    'USER_AUTH WEB_AUTHN': { PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  } as const;
  const callOf = (flow: keyof typeof flows, USERNAME: string) => ({
    AuthFlow: flow.split(' ')[0],
    AuthParameters: { USERNAME, ...flows[flow] },
  });

  /** What a call asks of the database, by what it does and of which table, and of the secret. */
  const workOf = async (operation: Operation, call: object) => {
    const statements: string[] = [];
    const note: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const table = JSON.stringify(node).match(/"identifier":\{[^}]*"name":"(\w+)"/)?.[1] ?? '';
        statements.push(`${node.kind} ${table}`);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const sealing = (what: 'open' | 'seal' | 'mac') =>
      ((...of: Parameters<SecretBox[typeof what]>) => {
        statements.push(`${what} ${of[0]}`);
        return (pool.identity.box[what] as (...of: readonly unknown[]) => unknown)(...of);
      }) as never;
    const box = { open: sealing('open'), seal: sealing('seal'), mac: sealing('mac') };
    const identity = { ...pool.identity, db: pool.db.withPlugin(note), box };
    await operation.answer(identity, { ClientId: identity.config.clientId, ...call }, { clientAddress: SHOP });
    return statements;
  };
  const statementsOf = async (operation: Operation, call: object) =>
    (await workOf(operation, call)).filter((one) => !/^(?:open|seal|mac) /.test(one));

  test.each(Object.keys(flows) as (keyof typeof flows)[])(
    'asks the database the same of whoever is named: %s',
    async (flow) => {
      const asked = (name: string) => statementsOf(initiateAuth, callOf(flow, name));
      const ofNobody = await asked(NOBODY);
      expect(ofNobody.length).toBeGreaterThan(1);
      expect(await asked(ANN)).toEqual(ofNobody);
      expect(await asked(WAITING)).toEqual(ofNobody);
    },
  );

  test.each([
    ['confirms a sign-up', confirmSignUp],
    ['asks for its code again', resendConfirmationCode],
  ])('asks the database the same of whoever %s, whether one waits or not', async (_what, operation) => {
    const asked = (Username: string) => statementsOf(operation, { Username, ConfirmationCode: '000000' });
    const ofNobody = await asked(NOBODY);
    expect(await asked(ANN)).toEqual(ofNobody);
    expect(await asked(WAITING)).toEqual(ofNobody);
    const idOf = async (name: string) => challengeOf(await callBeginSrp(pool, name)).USER_ID_FOR_SRP;
    expect(await asked(await idOf(WAITING))).toEqual(await asked(await idOf(NOBODY)));
  });

  test('asks the database the same of whoever forgot a password', async () => {
    const asked = (Username: string) => statementsOf(forgotPassword, { Username });
    const ofNobody = await asked(NOBODY);
    expect(await asked(ANN)).toEqual(ofNobody);
    expect(await asked(WAITING)).toEqual(ofNobody);
    // Again, when there is a code.
    expect(await asked(ANN)).toEqual(await asked(NOBODY));
  });

  test('does the same work for whoever enters a code to reset a password, with an account and without', async () => {
    const entered = (Username: string) =>
      workOf(confirmForgotPassword, { Username, ConfirmationCode: '000000', Password: 'Brand-n3w!' });
    const compared = async () => {
      const ofNobody = await entered(NOBODY);
      for (const name of [ANN, WAITING]) expect(await entered(name)).toEqual(ofNobody);
      // By the id that was shown, too.
      const idOf = async (name: string) => challengeOf(await callBeginSrp(pool, name)).USER_ID_FOR_SRP;
      expect(await entered(await idOf(ANN))).toEqual(await entered(await idOf(NOBODY)));
    };
    await compared();
    for (const Username of [NOBODY, ANN, WAITING]) await pool.call('ForgotPassword', { Username });
    await compared();
  });

  test('ends for a flood from one address, not for others, nor for who signed in there before', async () => {
    await callSignIn(pool, ANN);
    const begin = async (name: string, clientAddress = SHOP) =>
      (await pool.call('InitiateAuth', callOf('USER_SRP_AUTH', name), { clientAddress })).body['message'];
    const windowEndsAtMs = pool.identity.clock() + 60_000;
    await begin(NOBODY);
    await pool.db
      .updateTable('attempts')
      .set({ count: 598, windowEndsAtMs })
      .where('key', 'like', 'beginnings-from:%')
      .execute();
    const said = [await begin(NOBODY), await begin(NOBODY), await begin(NOBODY), await begin('bob@example.org')];
    expect(said).toEqual([undefined, undefined, 'Password attempts exceeded', 'Password attempts exceeded']);
    expect(await begin(NOBODY, '198.51.100.7')).toBeUndefined();
    expect(await begin(ANN)).toBeUndefined();
  });

  test('is not counted of who then gets in', async () => {
    await callSignIn(pool, ANN);
    expect((await callBeginSrp(pool, ANN)).status).toBe(200);
    const ofAccount = pool.db.updateTable('attempts').set({ count: 99 }).where('key', 'like', 'beginnings:%');
    await ofAccount.execute();
    for (let times = 0; times < 3; times += 1) {
      expect((await signInBySrp(pool, ANN, TEST_PASSWORD)).body).toHaveProperty('AuthenticationResult');
    }
    await callBeginSrp(pool, ANN);
    await ofAccount.execute();
    expect([(await callBeginSrp(pool, ANN)).status, (await callBeginSrp(pool, ANN)).status]).toEqual([200, 400]);
  });

  test('the pool reported no bug', () => expect(pool.bugs).toEqual([]));
});
