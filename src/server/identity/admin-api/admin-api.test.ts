import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { told } from '../testing/amplify-client.ts';
import { sdkClient } from '../testing/sdk-client.ts';
import { callSignIn, tokensOfSignIn } from '../testing/sign-in-by-password.ts';
import { adminOperations } from './operations/registry.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';

const KEY = { accessKeyId: 'STUDIOADMIN00001', secretAccessKey: 'a-secret-of-thirty-two-characters' };
const UserPoolId = 'local_studio';

onEachDatabase((fresh) => {
  let pool: TestPool;
  let sdk: CognitoIdentityProviderClient;
  let endpoint: string;
  let count = 0;
  let Username: string;
  let accountId: string;
  beforeAll(async () => {
    pool = await openTestPool(await fresh(), { adminKey: KEY, config: { customAttributes: ['custom:workshop'] } });
    endpoint = await pool.listen();
    sdk = sdkClient(endpoint, KEY);
  });
  beforeEach(async () => {
    count += 1;
    Username = `ann-${count}@example.org`;
    accountId = await pool.create({ email: Username, attributes: { name: 'Ann', 'custom:workshop': 'north' } });
  });
  afterAll(async () => {
    sdk.destroy();
    await pool.close();
  });

  const user = () => ({ UserPoolId, Username });
  const getUser = () => sdk.send(new AdminGetUserCommand(user()));
  const isSignedIn = async (AccessToken: string) => (await pool.call('GetUser', { AccessToken })).status === 200;

  test('shows an account', async () => {
    expect(await getUser()).toMatchObject({
      Username: accountId,
      Enabled: true,
      UserStatus: 'CONFIRMED',
      UserCreateDate: expect.any(Date),
      UserAttributes: expect.arrayContaining([
        { Name: 'email', Value: Username },
        { Name: 'custom:workshop', Value: 'north' },
      ]),
    });
    const byId = await sdk.send(new AdminGetUserCommand({ UserPoolId, Username: accountId }));
    expect(byId.Username).toBe(accountId);
  });

  test('keeps somebody out at once, and lets them in again', async () => {
    const { AccessToken, RefreshToken } = await tokensOfSignIn(pool, Username);
    await sdk.send(new AdminDisableUserCommand(user()));
    expect(await getUser()).toMatchObject({ Enabled: false });
    expect(await isSignedIn(AccessToken)).toBe(false);
    expect((await pool.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400);
    expect((await callSignIn(pool, Username)).body['message']).toBe('User is disabled.');
    expect(pool.endedSessions).not.toHaveLength(0);
    await sdk.send(new AdminEnableUserCommand(user()));
    expect(await tokensOfSignIn(pool, Username)).toHaveProperty('AccessToken');
  });

  test('signs somebody out everywhere', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, Username);
    await sdk.send(new AdminUserGlobalSignOutCommand(user()));
    expect(await isSignedIn(AccessToken)).toBe(false);
  });

  test('lists accounts page by page, and by a filter', async () => {
    for (let more = 0; more < 3; more += 1) await pool.create({ email: `bea-${count}-${more}@example.org` });
    const list = async (PaginationToken?: string) =>
      sdk.send(new ListUsersCommand({ UserPoolId, Limit: 2, Filter: `email ^= "BEA-${count}-"`, PaginationToken }));
    const first = await list();
    const second = await list(first.PaginationToken);
    expect([first.Users?.length, second.Users?.length, second.PaginationToken]).toEqual([2, 1, undefined]);
    const all = await sdk.send(new ListUsersCommand({ UserPoolId }));
    expect(all.Users?.length).toBeGreaterThanOrEqual(4);
    const one = await sdk.send(
      new ListUsersCommand({ UserPoolId, Filter: `sub = "${accountId}"`, AttributesToGet: ['email'] }),
    );
    expect(one.Users).toMatchObject([{ Username: accountId, Attributes: [{ Name: 'email', Value: Username }] }]);
    const none = await sdk.send(new ListUsersCommand({ UserPoolId, Filter: 'email = "a\' or 1=1 --"' }));
    expect(none.Users).toEqual([]);
    const status = new ListUsersCommand({ UserPoolId, Filter: 'cognito:user_status = "CONFIRMED"' });
    expect((await sdk.send(status)).Users?.length).toBeGreaterThanOrEqual(4);
    const wrong = new ListUsersCommand({ UserPoolId, Filter: 'name like "x"' });
    expect(await told(() => sdk.send(wrong))).toMatch(/^InvalidParameterException/);
  });

  test('requires a new password, and writes to its owner', async () => {
    const { AccessToken } = await tokensOfSignIn(pool, Username);
    await sdk.send(new AdminResetUserPasswordCommand(user()));
    expect(pool.outbox.emails()[0]?.to).toBe(Username);
    expect(await isSignedIn(AccessToken)).toBe(false);
    expect((await callSignIn(pool, Username)).refused).toBe('PasswordResetRequiredException');
    const code = { ConfirmationCode: pool.latestCode(), Password: TEST_PASSWORD };
    expect((await pool.call('ConfirmForgotPassword', { Username, ...code })).status).toBe(200);
    expect(await tokensOfSignIn(pool, Username)).toHaveProperty('AccessToken');
  });

  test('requires a new password of as many as it must at once, and each is written to', async () => {
    const many = Array.from({ length: 70 }, (_, index) => `many-${count}-${index}@example.org`);
    for (const email of many) await pool.create({ email });
    for (const one of many) {
      await sdk.send(new AdminResetUserPasswordCommand({ UserPoolId, Username: one }));
      expect(pool.outbox.emails()[0]?.to).toBe(one);
    }
    // One after the other for the same account is bound, as for anybody.
    const again = () => told(() => sdk.send(new AdminResetUserPasswordCommand(user())));
    for (let times = 0; times < 5; times += 1) await again();
    expect(await again()).toMatch(/^LimitExceededException/);
    expect((await callSignIn(pool, Username)).refused).toBe('PasswordResetRequiredException');
  });

  test('sets a password, to be kept or replaced', async () => {
    const set = (Password: string, Permanent: boolean) =>
      told(() => sdk.send(new AdminSetUserPasswordCommand({ ...user(), Password, Permanent })));
    expect(await set('weak', true)).toMatch(/^InvalidPasswordException/);
    await set('Temp0rary!x', false);
    expect((await callSignIn(pool, Username, { PASSWORD: 'Temp0rary!x' })).body['ChallengeName']).toBe(
      'NEW_PASSWORD_REQUIRED',
    );
    await set('Perman3nt!x', true);
    expect((await callSignIn(pool, Username, { PASSWORD: 'Perman3nt!x' })).body).toHaveProperty('AuthenticationResult');
  });

  test('sets a password, and no passkey from before outlives it', async () => {
    const made = { relyingPartyId: 'studio.example', publicKey: '', signCount: 0, transports: '[]', attachment: null };
    const row = { ...made, credentialId: `thief-${count}`, accountId, createdAtMs: 0, usedAtMs: 0 };
    await pool.db.insertInto('passkeys').values(row).execute();
    await sdk.send(new AdminSetUserPasswordCommand({ ...user(), Password: 'Temp0rary!x', Permanent: false }));
    expect(await pool.db.selectFrom('passkeys').selectAll().where('accountId', '=', accountId).execute()).toEqual([]);
  });

  test('of two accounts that get one address at the same moment, one gets it and the other is refused', async () => {
    const others = [`a-${count}@example.org`, `b-${count}@example.org`];
    const two: string[] = [];
    for (const email of others) two.push(await pool.create({ email }));
    for (let round = 0; round < 8; round += 1) {
      const UserAttributes = [{ Name: 'email', Value: `same-${count}-${round}@example.org` }];
      const move = (name: string) =>
        told(() => sdk.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: name, UserAttributes })));
      const answers = await Promise.all(two.map(move));
      expect(answers.filter((answer) => JSON.stringify(answer).startsWith('"AliasExistsException'))).toHaveLength(1);
    }
    expect(pool.bugs).toEqual([]);
  });

  test('creates accounts, with and without a letter', async () => {
    const create = (email: string, more: object) =>
      told(() => sdk.send(new AdminCreateUserCommand({ UserPoolId, Username: email, ...more })));
    const UserAttributes = [
      { Name: 'email', Value: 'new@example.org' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'New' },
    ];
    const made = await create(`new-${count}@example.org`, { UserAttributes });
    expect(made).toMatchObject({ User: { UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true } });
    const [letter] = pool.outbox.emails();
    const PASSWORD = /^ {4}(\S+)$/m.exec(letter?.text ?? '')?.[1] ?? '';
    expect(letter?.to).toBe(`new-${count}@example.org`);
    const asked = await callSignIn(pool, `new-${count}@example.org`, { PASSWORD });
    expect(asked.body['ChallengeName']).toBe('NEW_PASSWORD_REQUIRED');
    const sent = pool.outbox.emails().length;
    const quiet = { MessageAction: 'SUPPRESS', TemporaryPassword: 'Temp0rary!x' };
    expect(await create(`quiet-${count}@example.org`, quiet)).toHaveProperty('User');
    expect(pool.outbox.emails()).toHaveLength(sent);
    expect(await create(Username, {})).toMatch(/^UsernameExistsException/);
    expect(await create('nobody', {})).toMatch(/^InvalidParameterException/);
  });

  test('creates no account whose letter can’t be kept', async () => {
    const broken = await openTestPool(await fresh());
    await broken.db.schema.dropTable('queuedMessages').execute();
    const call = adminOperations
      .get('AdminCreateUser')
      ?.answer(broken.identity, { Username: 'unwritten@example.org' }, { clientAddress: '192.0.2.1' });
    await expect(call).rejects.toThrow(/queued_messages/);
    expect(await broken.db.selectFrom('accounts').select('id').execute()).toEqual([]);
    await broken.close();
  });

  test('changes attributes and groups, and deletes', async () => {
    const update = (Name: string, Value: string) =>
      told(() => sdk.send(new AdminUpdateUserAttributesCommand({ ...user(), UserAttributes: [{ Name, Value }] })));
    await update('custom:workshop', 'south');
    await update('email_verified', 'false');
    expect((await getUser()).UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'custom:workshop', Value: 'south' },
        { Name: 'email_verified', Value: 'false' },
      ]),
    );
    await pool.create({ email: `taken-${count}@example.org` });
    expect(await update('email', `taken-${count}@example.org`)).toMatch(/^AliasExistsException/);
    expect(await update('custom:other', 'x')).toMatch(/^NotAuthorizedException/);

    const group = { ...user(), GroupName: 'admin' };
    await sdk.send(new AdminAddUserToGroupCommand(group));
    const listed = await sdk.send(new AdminListGroupsForUserCommand(user()));
    expect(listed.Groups).toMatchObject([{ GroupName: 'admin' }]);
    await sdk.send(new AdminRemoveUserFromGroupCommand(group));
    expect((await sdk.send(new AdminListGroupsForUserCommand(user()))).Groups).toEqual([]);
    const kings = new AdminAddUserToGroupCommand({ ...group, GroupName: 'kings' });
    expect(await told(() => sdk.send(kings))).toMatch(/^ResourceNotFoundException/);

    await sdk.send(new AdminDeleteUserCommand(user()));
    expect(await told(getUser)).toBe('UserNotFoundException: User does not exist.');
  });

  describe('is closed', () => {
    const disable = () => new AdminDisableUserCommand(user());
    const refused = async (by: CognitoIdentityProviderClient) => {
      const said = await told(() => by.send(disable()));
      by.destroy();
      expect((await getUser()).Enabled).toBe(true);
      return typeof said === 'string' ? said.replace(/:.*$/s, '') : 'answered';
    };

    test.each([
      ['another key', { ...KEY, accessKeyId: 'ANOTHERADMIN0001' }, 'UnrecognizedClientException'],
      ['another secret', { ...KEY, secretAccessKey: 'x'.repeat(33) }, 'InvalidSignatureException'],
    ])('to %s', async (_who, key, name) => {
      expect(await refused(sdkClient(endpoint, key))).toBe(name);
    });

    test('to who signs nothing', async () => {
      const { refused: name } = await pool.call('AdminDisableUser', user());
      expect(name).toBe('MissingAuthenticationTokenException');
    });

    test('in a studio without a key', async () => {
      const closed = await openTestPool();
      const by = sdkClient(await closed.listen(), KEY);
      expect(await told(() => by.send(disable()))).toMatch(/^UnknownOperationException/);
      by.destroy();
      await closed.close();
    });

    test('to a signed call that was changed, repeated for another, or is old', async () => {
      let seen: { readonly headers: Record<string, string>; readonly body: string } | undefined;
      const listener = sdkClient(endpoint, KEY);
      listener.middlewareStack.add(
        (next) => async (args) => {
          const request = args.request as { readonly headers: Record<string, string>; readonly body: Uint8Array };
          seen = { headers: { ...request.headers }, body: new TextDecoder().decode(request.body) };
          return next(args);
        },
        { step: 'finalizeRequest', priority: 'low', name: 'listen' },
      );
      await listener.send(new AdminGetUserCommand(user()));
      listener.destroy();
      if (seen === undefined) throw new Error('The SDK sent nothing.');
      const { headers, body } = seen;
      const send = async (more: Record<string, string>, text = body) => {
        const answer = await fetch(`${endpoint}/`, { method: 'POST', headers: { ...headers, ...more }, body: text });
        return answer.status;
      };
      expect(await send({})).toBe(200);
      expect(await send({ 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' })).toBe(400);
      expect(await send({}, body.replace('ann', 'eve'))).toBe(400);
      expect(await send({ 'x-amz-date': '20200101T000000Z' })).toBe(400);
      expect(
        await send({ authorization: headers['authorization']?.replace(/x-amz-target/, 'x-amz-other') ?? '' }),
      ).toBe(400);
      expect(await send({ authorization: 'AWS4-HMAC-SHA256 rubbish' })).toBe(400);
      const later = 6 * 60_000;
      pool.pass(later);
      expect(await send({})).toBe(400);
      pool.pass(-later);
    });

    test('for another pool', async () => {
      const other = new AdminGetUserCommand({ UserPoolId: 'eu-west-1_Other', Username });
      expect(await told(() => sdk.send(other))).toMatch(/^ResourceNotFoundException/);
    });
  });

  test('the pool reported no bug', () => {
    expect(pool.bugs).toEqual([]);
  });
});
