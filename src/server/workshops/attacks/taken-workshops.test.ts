import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import type { TokenVerifier } from '../../identity/tokens/verifier.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { foundWorkshop } from '../memberships.ts';
import { makeOwner, workshopsWithPeople } from '../../identity/administration/restore-owner.ts';

const SUBJECT = /owners of your workshop changed/;
const REFUSED = { status: 403, body: { code: 'old_sign_in', remedy: expect.stringMatching(/Log in again/) } };

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let owner: Person;
  let thief: Person;
  let seller: Person;
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
    thief = await people.person(`thief${count}`);
    seller = await people.person(`seller${count}`);
    shop = await people.workshopOf(owner);
    await people.join(seller, shop, 'seller');
  });

  const at = (path = '') => `/api/workshops/${shop}${path}`;
  const send = (who: Person, method: string, path: string, body?: unknown) => people.send(who, method, path, body);
  const inviteAs = (who: Person, email: string, role: string) => send(who, 'POST', at('/invitations'), { email, role });
  const signedInAgain = async (who: Person): Promise<Person> => ({ ...who, headers: await studio.signIn(who.email) });
  const acceptLatest = async (who: Person) => {
    const letter = (await studio.emails()).find(({ to, text }) => to === who.email && text.includes('#invitation='));
    const token = /#invitation=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    return send(who, 'POST', '/api/workshop-invitations/accept', { token });
  };
  const warningsTo = async ({ email }: Person) =>
    (await studio.emails()).filter(({ to, subject }) => to === email && SUBJECT.test(subject));

  describe('a stolen or weak session', () => {
    /** What would take the workshop: each is refused, and changes nothing. */
    const takes = async (held: Person) => [
      await inviteAs(held, thief.email, 'owner'),
      await send(held, 'PATCH', at(`/members/${seller.id}`), { role: 'owner' }),
      await send(held, 'PATCH', at(`/members/${seller.id}`), { role: 'caster' }),
      await send(held, 'DELETE', at(`/members/${seller.id}`)),
      await send(held, 'DELETE', at('/membership')),
    ];

    test('from before the second factor was turned on invites nobody and changes nobody', async () => {
      await studio.services.db.updateTable('accounts').set({ emailMfaEnabled: 1 }).where('id', '=', owner.id).execute();
      const answers = [...(await takes(owner)), await inviteAs(owner, thief.email, 'seller')];
      for (const answer of answers) expect(answer).toMatchObject(REFUSED);
      expect((await send(owner, 'GET', at('/members'))).body['members']).toHaveLength(2);
      expect((await send(owner, 'GET', at('/invitations'))).body['invitations']).toEqual([]);
    });

    test('of more than ten minutes makes no owner, invites nobody, and removes and demotes nobody', async () => {
      studio.pass(10 * MINUTE_MS + 1000);
      for (const answer of await takes(owner)) expect(answer).toMatchObject(REFUSED);
      for (const role of ['seller', 'bench', 'caster'])
        expect(await inviteAs(owner, thief.email, role)).toMatchObject(REFUSED);
      expect((await send(owner, 'GET', at('/invitations'))).body['invitations']).toEqual([]);
      const again = await signedInAgain(owner);
      expect((await send(again, 'PATCH', at(`/members/${seller.id}`), { role: 'caster' })).status).toBe(204);
    });

    test('that ends at that moment changes nothing', async () => {
      const AccessToken = (owner.headers['authorization'] ?? '').slice('Bearer '.length);
      const [, removed] = await Promise.all([
        studio.call('GlobalSignOut', { AccessToken }),
        send(owner, 'DELETE', at(`/members/${seller.id}`)),
      ]);
      expect([204, 401]).toContain(removed.status);
      expect((await send(owner, 'DELETE', at(`/members/${seller.id}`))).status).toBe(401);
    });
  });

  describe('the owners are written to', () => {
    test('when one is added by an invitation, and when another is removed or demoted', async () => {
      expect((await inviteAs(owner, thief.email, 'owner')).status).toBe(201);
      expect((await acceptLatest(thief)).status).toBe(200);
      const [added] = await warningsTo(owner);
      expect(added?.text).toContain(`${thief.email} is one of its owners now`);
      expect((await send(thief, 'PATCH', at(`/members/${owner.id}`), { role: 'seller' })).status).toBe(204);
      expect((await warningsTo(owner))[0]?.text).toContain(`${owner.email} is none of its owners any more`);
      expect((await send(thief, 'PATCH', at(`/members/${owner.id}`), { role: 'owner' })).status).toBe(204);
      expect((await send(thief, 'DELETE', at(`/members/${owner.id}`))).status).toBe(204);
      expect((await send(owner, 'GET', at())).status).toBe(404);
      // Three at once, then one for all that follows that day.
      expect(await warningsTo(owner)).toHaveLength(3);
      studio.pass(DAY_MS);
      studio.services.messages.send();
      expect((await warningsTo(owner))[0]?.text).toMatch(/more than three times/);
      expect(await warningsTo(owner)).toHaveLength(4);
      expect((await warningsTo(thief)).length).toBeGreaterThan(0);
    });

    test('when one deletes their account, and nobody else is', async () => {
      await people.join(thief, shop, 'owner');
      const AccessToken = (owner.headers['authorization'] ?? '').slice('Bearer '.length);
      expect((await studio.call('DeleteUser', { AccessToken })).status).toBe(200);
      expect((await warningsTo(thief))[0]?.text).toContain(`${owner.email} is none of its owners any more`);
      expect([await warningsTo(owner), await warningsTo(seller)]).toEqual([[], []]);
    });

    test('when somebody joins, as whatever', async () => {
      const partner = await people.person(`partner${count}`);
      await people.join(partner, shop, 'owner');
      await inviteAs(owner, thief.email, 'caster');
      await acceptLatest(thief);
      for (const one of [owner, partner]) {
        const [letter] = (await studio.emails()).filter(
          ({ to, subject }) => to === one.email && /joined your/.test(subject),
        );
        expect(letter?.text).toContain(`${thief.email} has joined a workshop of yours`);
        expect(letter?.text).toContain('as its caster');
      }
      expect((await studio.emails()).some(({ to, subject }) => to === seller.email && /joined/.test(subject))).toBe(
        false,
      );
    });

    test('of no change of owners when others come, go or get another role', async () => {
      await inviteAs(owner, thief.email, 'bench');
      await acceptLatest(thief);
      await send(owner, 'PATCH', at(`/members/${thief.id}`), { role: 'seller' });
      await send(owner, 'DELETE', at(`/members/${thief.id}`));
      expect(await warningsTo(owner)).toEqual([]);
    });
  });

  describe('whoever runs the studio', () => {
    test('gives the workshop back to who was put out of it, and the owners are told', async () => {
      await people.join(thief, shop, 'owner');
      await send(thief, 'DELETE', at(`/members/${owner.id}`));
      expect((await send(owner, 'GET', at())).status).toBe(404);
      const listed = await workshopsWithPeople(studio.services.db);
      expect(listed.find(({ id }) => id === shop)?.people).toContainEqual({
        accountId: thief.id,
        email: thief.email,
        role: 'owner',
      });
      expect((await makeOwner(studio.services, shop, owner.id)).ok).toBe(true);
      studio.services.messages.send();
      expect((await warningsTo(thief))[0]?.text).toContain(`${owner.email} is one of its owners now`);
      expect((await send(owner, 'DELETE', at(`/members/${thief.id}`))).status).toBe(204);
      expect((await send(owner, 'GET', at('/members'))).body['members']).toHaveLength(2);
    });

    test('makes no owner of an account, or in a workshop, that is gone', async () => {
      const nobody = '00000000-0000-4000-8000-000000000000';
      expect((await makeOwner(studio.services, nobody, owner.id)).ok).toBe(false);
      expect((await makeOwner(studio.services, shop, nobody)).ok).toBe(false);
    });
  });

  test('a user of a pool elsewhere is asked for a fresh sign-in by the time in the token', async () => {
    let signedInAtMs = 0;
    const caller = { id: 'someone-elsewhere', groups: [] };
    const scopes = ['aws.cognito.signin.user.admin'];
    const verifier: TokenVerifier = {
      verify: async () => ({ ok: true, value: { caller, sessionId: '', scopes, signedInAtMs, expiresAtMs: Infinity } }),
    };
    const env = { USER_POOL_ID: 'eu-west-1_AbCdEf123', USER_POOL_CLIENT_ID: 'client' };
    const elsewhere = await openTestStudio(await fresh(), { verifier, env });
    const { db, clock } = elsewhere.services;
    await foundWorkshop({ db, clock }, caller.id);
    const { id } = await db.selectFrom('workshops').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('workshopMembers')
      .values({ workshopId: id, accountId: 'another', role: 'owner', invitedAs: '', joinedAtMs: 0 })
      .execute();
    const leave = () =>
      elsewhere.ask(`/api/workshops/${id}/membership`, { method: 'DELETE', headers: { authorization: 'Bearer x' } });
    signedInAtMs = clock() - 11 * MINUTE_MS;
    expect((await leave()).status).toBe(403);
    signedInAtMs = clock() - MINUTE_MS;
    expect((await leave()).status).toBe(204);
    await elsewhere.close();
  });
});
