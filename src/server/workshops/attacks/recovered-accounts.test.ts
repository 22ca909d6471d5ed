import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import { namedById } from '../../identity/accounts/login-name.ts';
import { adminSetUserPassword } from '../../identity/admin-api/operations/admin-set-user-password.ts';
import { adminUserGlobalSignOut } from '../../identity/admin-api/operations/admin-user-global-sign-out.ts';
import { givePassword, requireReset } from '../../identity/administration/administer.ts';
import { setDisabled } from '../../identity/administration/set-disabled.ts';
import { TEST_PASSWORD } from '../../identity/testing/test-pool.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

const NEW = 'Brand-n3w!';
const HERE = { clientAddress: '192.0.2.1' };

// A thief was in an owner's session, and has invited a mailbox of their own. Then the owner takes the account back.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let owner: Person;
  let partner: Person;
  let thief: Person;
  let shop: string;
  let count = 0;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    studio.pass(DAY_MS);
    owner = await people.person(`owner${count}`);
    partner = await people.person(`partner${count}`);
    thief = await people.person(`thief${count}`);
    shop = await people.workshopOf(owner);
    await people.join(partner, shop, 'owner');
  });

  const invite = (as: Person, email: string, role: string) =>
    people.send(as, 'POST', `/api/workshops/${shop}/invitations`, { email, role });
  const tokenOf = ({ headers }: Person) => (headers['authorization'] ?? '').slice('Bearer '.length);
  const latestLetterTo = async ({ email }: Person, about: RegExp) =>
    (await studio.emails()).find(({ to, subject }) => to === email && about.test(subject));
  const accept = async (who: Person) => {
    const token = /#invitation=([\w-]+)/.exec((await latestLetterTo(who, /invited to a workshop/))?.text ?? '')?.[1];
    return people.send(who, 'POST', '/api/workshop-invitations/accept', { token });
  };
  const reset = async () => {
    await studio.call('ForgotPassword', { Username: owner.email });
    const code = /\d{6}/.exec((await latestLetterTo(owner, /./))?.text ?? '')?.[0];
    const wanted = { Username: owner.email, ConfirmationCode: code, Password: NEW };
    return (await studio.call('ConfirmForgotPassword', wanted)).status === 200;
  };
  const asAdmin = (operation: typeof adminSetUserPassword, more = {}) =>
    operation
      .answer(studio.services.identity, { UserPoolId: 'local_studio', Username: owner.id, ...more }, HERE)
      .then(({ ok }) => ok);

  const changed = { PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW };
  const recoveries: Readonly<Record<string, () => Promise<boolean>>> = {
    'reset the password': reset,
    'changed the password': async () =>
      (await studio.call('ChangePassword', { AccessToken: tokenOf(owner), ...changed })).status === 200,
    'signed out everywhere': async () =>
      (await studio.call('GlobalSignOut', { AccessToken: tokenOf(owner) })).status === 200,
    'ended the other sessions': async () => (await people.send(owner, 'DELETE', '/api/sessions')).status === 204,
    'got a password from an administrator': async () =>
      (await givePassword(studio.services.identity, namedById(owner.id))).ok,
    'had to reset it by an administrator': async () =>
      (await requireReset(studio.services.identity, namedById(owner.id))).ok,
    'got one by AdminSetUserPassword': () => asAdmin(adminSetUserPassword, { Password: NEW, Permanent: true }),
    'was signed out by AdminUserGlobalSignOut': () => asAdmin(adminUserGlobalSignOut),
    'was kept out and let in again': async () => {
      await setDisabled(studio.services.identity, owner.id, true);
      await setDisabled(studio.services.identity, owner.id, false);
      return true;
    },
  };

  test.each(Object.keys(recoveries))('an invitation lets nobody in once its owner %s', async (how) => {
    expect((await invite(owner, thief.email, 'owner')).status).toBe(201);
    const other = await people.person(`other${count}`);
    expect((await invite(partner, other.email, 'bench')).status).toBe(201);
    expect(await recoveries[how]?.()).toBe(true);
    expect([(await accept(thief)).status, (await accept(thief)).body['code']]).toEqual([404, 'invitation_over']);
    // What another owner has sent is theirs.
    expect((await accept(other)).status).toBe(200);
  });

  test.each(Object.keys(recoveries))('who has accepted one is named in a letter once its owner %s', async (how) => {
    const ABOUT = /joined your workshop by your invitations/;
    const other = await people.person(`other${count}`);
    expect((await invite(owner, thief.email, 'caster')).status).toBe(201);
    expect((await accept(thief)).status).toBe(200);
    expect((await invite(partner, other.email, 'bench')).status).toBe(201);
    expect((await accept(other)).status).toBe(200);
    expect(await latestLetterTo(owner, ABOUT)).toBeUndefined();
    expect(await recoveries[how]?.()).toBe(true);
    const text = (await latestLetterTo(owner, ABOUT))?.text ?? 'none';
    expect([text.includes(`${thief.email}, as its caster`), text.includes(other.email)]).toEqual([true, false]);
    expect(await latestLetterTo(partner, ABOUT)).toBeUndefined();
  });

  test('who joined more than a session’s life ago, or is out again, is named by none', async () => {
    expect((await invite(owner, thief.email, 'bench')).status).toBe(201);
    expect((await accept(thief)).status).toBe(200);
    expect((await people.send(owner, 'DELETE', `/api/workshops/${shop}/members/${thief.id}`)).status).toBe(204);
    const old = await people.person(`old${count}`);
    expect((await invite(owner, old.email, 'bench')).status).toBe(201);
    expect((await accept(old)).status).toBe(200);
    studio.pass(31 * DAY_MS);
    expect(await recoveries['got a password from an administrator']?.()).toBe(true);
    expect(await latestLetterTo(owner, /by your invitations/)).toBeUndefined();
  });

  test('who accepts at that very moment has joined before, or not at all', async () => {
    expect((await invite(owner, thief.email, 'seller')).status).toBe(201);
    const [ended, joined] = await Promise.all([recoveries['signed out everywhere']?.(), accept(thief)]);
    const listed = await people.send(partner, 'GET', `/api/workshops/${shop}/invitations`);
    expect([ended, [200, 404].includes(joined.status), listed.body['invitations']]).toEqual([true, true, []]);
  });

  describe('all owners are written to', () => {
    const ABOUT = /owner was invited/;

    test('when somebody is invited as one, by whom, and not as whom', async () => {
      expect((await invite(owner, thief.email, 'owner')).status).toBe(201);
      for (const one of [owner, partner]) {
        const text = (await latestLetterTo(one, ABOUT))?.text ?? 'none';
        expect([text.includes(owner.email), text.includes(thief.email)]).toEqual([true, false]);
        expect(text).toMatch(/take the invitation back/);
      }
      expect(await latestLetterTo(thief, ABOUT)).toBeUndefined();
    });

    test('not when somebody is invited as something else', async () => {
      expect((await invite(owner, thief.email, 'seller')).status).toBe(201);
      expect(await latestLetterTo(partner, ABOUT)).toBeUndefined();
    });

    test('in a day three times at once, then in one letter when the day is over', async () => {
      for (let more = 0; more < 5; more += 1) await invite(owner, `more${count}-${more}@example.org`, 'owner');
      const letters = async () =>
        (await studio.emails()).filter(({ to, subject }) => to === partner.email && ABOUT.test(subject));
      expect(await letters()).toHaveLength(3);
      studio.pass(DAY_MS);
      studio.services.messages.send();
      expect((await letters())[0]?.text).toMatch(/More than three/);
    });
  });
});
