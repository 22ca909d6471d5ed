import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import type { WorkshopRole } from '../../db/workshop-tables.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { invitationLimits } from '../../workshops/count-invitation.ts';
import { foundWorkshop } from '../../workshops/memberships.ts';

interface Listed {
  readonly members: readonly { readonly accountId: string; readonly role: string; readonly email?: string }[];
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let ann: Person;
  let shop: string;
  let count = 0;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    // Another day, so that one test's letters don't count against the limits of the next.
    studio.pass(DAY_MS);
    ann = await person('ann');
    shop = await people.workshopOf(ann);
  });

  const person = (name: string): Promise<Person> => people.person(`${name}${count}`);
  const send = (who: Person, method: string, path: string, body?: unknown) => people.send(who, method, path, body);
  const own = async (who: Person) =>
    (await send(who, 'GET', '/api/workshops')).body['workshops'] as { id: string; name: string; role: string }[];
  const namesOf = async (who: Person) => (await own(who)).map(({ name }) => name);
  const ownId = async (who: Person) => (await own(who)).find(({ role }) => role === 'owner')?.id ?? 'none';
  const at = (path = '') => `/api/workshops/${shop}${path}`;
  const inviteTo = (email: string, role: WorkshopRole = 'seller', by = ann) =>
    send(by, 'POST', at('/invitations'), { email, role });
  const letterTo = async (email: string) => (await studio.emails()).find(({ to }) => to === email)?.text ?? '';
  const tokenTo = async (email: string) => /#invitation=([\w-]+)/.exec(await letterTo(email))?.[1] ?? 'none';
  const accept = (who: Person, token: string) => send(who, 'POST', '/api/workshop-invitations/accept', { token });
  /** Somebody who has joined Ann's workshop. */
  const joined = async (name: string, role: WorkshopRole): Promise<Person> => {
    const who = await person(name);
    await inviteTo(who.email, role);
    expect((await accept(who, await tokenTo(who.email))).status).toBe(200);
    return who;
  };
  const membersAs = async (who: Person) => ((await send(who, 'GET', at('/members'))).body as unknown as Listed).members;
  const rolesIn = async (who = ann) =>
    Object.fromEntries((await membersAs(who)).map(({ accountId, role }) => [accountId, role]));

  test('the first call gives an account a workshop of its own, and later ones the same', async () => {
    const bea = await person('bea');
    const all = await Promise.all(Array.from({ length: 8 }, () => own(bea)));
    expect(new Set(all.map((list) => JSON.stringify(list))).size).toBe(1);
    expect(all[0]).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'My workshop', role: 'owner' }]);
  });

  test('a workshop is renamed, in tidied words', async () => {
    expect((await send(ann, 'PATCH', at(), { name: '  Ann \u202E& Dau\u200Bghters ' })).body['name']).toBe(
      'Ann & Daughters',
    );
    expect((await send(ann, 'GET', at())).body).toMatchObject({ name: 'Ann & Daughters', role: 'owner' });
  });

  test.each([[{}], [{ name: ' ' }], [{ name: 'a'.repeat(81) }], [{ name: 'a\u0000b' }], [{ name: 7 }], [[]]])(
    'the name in %j is refused in words of ours',
    async (body) => {
      const { status, body: problem } = await send(ann, 'PATCH', at(), body);
      expect([status, problem['code']]).toEqual([400, 'invalid_input']);
      expect(String(problem['message'])).not.toMatch(/expected|zod/i);
      expect((await send(ann, 'GET', at())).body['name']).toBe('My workshop');
    },
  );

  test('who is in several works in their own until they choose another, and their own again when they choose it', async () => {
    const bea = await person('bea');
    const [own] = await namesOf(bea);
    await people.join(bea, shop, 'seller');
    await send(ann, 'PATCH', at(), { name: 'Ann’s' });
    expect(await namesOf(bea)).toEqual([own, 'Ann’s']);
    expect((await send(bea, 'POST', at('/choose'))).status).toBe(204);
    expect(await namesOf(bea)).toEqual(['Ann’s', own]);
    studio.pass(1000);
    expect((await send(bea, 'POST', `/api/workshops/${await ownId(bea)}/choose`)).status).toBe(204);
    expect(await namesOf(bea)).toEqual([own, 'Ann’s']);
  });

  describe('an invitation', () => {
    test('is a letter whose link lets in, once, who has the address', async () => {
      const { status, body } = await inviteTo(`BEA${count}@Example.org`, 'bench');
      expect([status, body['email'], body['role']]).toEqual([201, `bea${count}@example.org`, 'bench']);
      const letter = await letterTo(`bea${count}@example.org`);
      expect(letter).toContain('/profile-page#invitation=');
      const bea = await person('bea');
      const token = await tokenTo(bea.email);
      expect(await accept(bea, token)).toMatchObject({ status: 200, body: { workshopId: shop, role: 'bench' } });
      expect((await accept(bea, token)).status).toBe(404);
      expect((await membersAs(bea)).map(({ email, role }) => [email, role])).toEqual([
        [ann.email, 'owner'],
        [bea.email, 'bench'],
      ]);
      expect((await own(bea)).map(({ id }) => id)).toContain(shop);
    });

    test('lets in nobody with another address, and stays for who has it', async () => {
      const [bea, eve] = [await person('bea'), await person('eve')];
      await inviteTo(bea.email);
      const token = await tokenTo(bea.email);
      const refused = await accept(eve, token);
      expect([refused.status, refused.body['code']]).toEqual([403, 'invitation_of_another_address']);
      expect((await send(eve, 'GET', at())).status).toBe(404);
      expect((await accept(bea, token)).status).toBe(200);
    });

    test('lets in nobody whose address is not confirmed', async () => {
      const email = `una${count}@example.org`;
      const id = await studio.create({ email, isEmailVerified: false });
      const una = { id, email, headers: await studio.signIn(email) };
      await inviteTo(email);
      expect((await accept(una, await tokenTo(email))).status).toBe(403);
    });

    test('opens nothing when it was taken back, replaced, or is too old', async () => {
      const bea = await person('bea');
      const { body } = await inviteTo(bea.email, 'owner');
      const first = await tokenTo(bea.email);
      await inviteTo(bea.email, 'caster');
      expect((await accept(bea, first)).status).toBe(404);
      const second = await tokenTo(bea.email);
      expect((await send(ann, 'DELETE', at(`/invitations/${String(body['id'])}`))).status).toBe(204);
      expect((await send(ann, 'DELETE', at(`/invitations/${String(body['id'])}`))).status).toBe(404);
      expect((await accept(bea, second)).status).toBe(404);
      await inviteTo(bea.email);
      const third = await tokenTo(bea.email);
      studio.pass(7 * DAY_MS);
      const later = { ...bea, headers: await studio.signIn(bea.email) };
      expect((await accept(later, third)).status).toBe(404);
      await studio.runMaintenance();
      const { db } = studio.services;
      expect(await db.selectFrom('workshopInvitations').selectAll().where('workshopId', '=', shop).execute()).toEqual(
        [],
      );
    });

    test('goes with the owner who sent it, when that one is removed or demoted', async () => {
      const [bea, cat] = [await joined('bea', 'owner'), await joined('cat', 'owner')];
      const [mailbox, other] = [await person('bea-again'), await person('cat-again')];
      await inviteTo(mailbox.email, 'owner', bea);
      await inviteTo(other.email, 'owner', cat);
      const tokens = [await tokenTo(mailbox.email), await tokenTo(other.email)] as const;
      expect((await send(ann, 'DELETE', at(`/members/${bea.id}`))).status).toBe(204);
      expect((await send(ann, 'PATCH', at(`/members/${cat.id}`), { role: 'seller' })).status).toBe(204);
      expect([(await accept(mailbox, tokens[0])).status, (await accept(other, tokens[1])).status]).toEqual([404, 404]);
    });

    test('keeps no token in the database, and repeats no word of the inviter', async () => {
      await send(ann, 'PATCH', at(), { name: 'Cheap pills at evil.example' });
      await inviteTo(`bea${count}@example.org`);
      const rows = await studio.services.db.selectFrom('workshopInvitations').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(await tokenTo(`bea${count}@example.org`));
      expect(await letterTo(`bea${count}@example.org`)).not.toMatch(/pills|evil/);
    });

    test('is accepted once by several calls at the same moment', async () => {
      const bea = await person('bea');
      await inviteTo(bea.email);
      const token = await tokenTo(bea.email);
      const answers = await Promise.all(Array.from({ length: 6 }, () => accept(bea, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await membersAs(ann)).toHaveLength(2);
    });

    test('of somebody who is in the workshop is refused', async () => {
      const bea = await joined('bea', 'seller');
      for (const email of [bea.email, ann.email]) {
        const { status, body } = await inviteTo(email);
        expect([status, body['code']]).toEqual([409, 'already_member']);
      }
    });

    test('fills no mailbox, and a workshop is no machine for letters', async () => {
      const { ofWorkshop, toRecipient } = invitationLimits;
      for (let sent = 0; sent < toRecipient.most; sent += 1) await inviteTo('bea@example.com');
      const refused = await inviteTo('bea@example.com');
      expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_letters']);
      const statuses: number[] = [];
      for (let sent = 0; sent <= ofWorkshop.most - toRecipient.most; sent += 1)
        statuses.push((await inviteTo(`p${sent}@example.com`)).status);
      expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429]);
    });

    test.each([
      [{ role: 'seller' }],
      [{ email: 'ann', role: 'seller' }],
      [{ email: 'a@example.org\r\nBcc: eve@example.org', role: 'seller' }],
      [{ email: 'a@example.org', role: 'admin' }],
      [{ email: 'a@example.org', role: '__proto__' }],
      [{ email: 'a@example.org' }],
    ])('%j is refused', async (body) => {
      const before = (await studio.emails()).length;
      expect((await send(ann, 'POST', at('/invitations'), body)).status).toBe(400);
      expect(await studio.emails()).toHaveLength(before);
    });
  });

  describe('a member', () => {
    test('gets another role, which counts at once', async () => {
      const bea = await joined('bea', 'seller');
      expect((await send(bea, 'PATCH', at(), { name: 'Mine' })).status).toBe(403);
      expect((await send(ann, 'PATCH', at(`/members/${bea.id}`), { role: 'owner' })).status).toBe(204);
      expect((await send(bea, 'PATCH', at(), { name: 'Ours' })).status).toBe(200);
    });

    test('who is removed finds nothing there any more, and has a workshop of their own', async () => {
      const bea = await joined('bea', 'seller');
      const before = await own(bea);
      expect((await send(ann, 'DELETE', at(`/members/${bea.id}`))).status).toBe(204);
      expect((await send(bea, 'GET', at())).status).toBe(404);
      expect(await rolesIn()).toEqual({ [ann.id]: 'owner' });
      const [mine, ...others] = await own(bea);
      expect([mine?.role, others, before.map(({ id }) => id)]).toEqual(['owner', [], [mine?.id, shop]]);
    });

    test('who is removed while they still send a body changes nothing by it', async () => {
      const bea = await joined('bea', 'owner');
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const writer = body.writable.getWriter();
      const headers = { ...bea.headers, 'content-type': 'application/json' };
      const slow = { method: 'PATCH', headers, body: body.readable, duplex: 'half' as const };
      const answer = studio.ask(at(), slow);
      await writer.write(new TextEncoder().encode('{"name":'));
      expect((await send(ann, 'DELETE', at(`/members/${bea.id}`))).status).toBe(204);
      await writer.write(new TextEncoder().encode('"Mine"}'));
      await writer.close();
      expect((await answer).status).toBe(404);
      expect((await send(ann, 'GET', at())).body['name']).toBe('My workshop');
    });

    test('leaves by themselves', async () => {
      const bea = await joined('bea', 'caster');
      expect((await send(bea, 'DELETE', at('/membership'))).status).toBe(204);
      expect((await send(bea, 'GET', at())).status).toBe(404);
    });

    test('who founded the workshop gets another one after leaving it', async () => {
      const bea = await joined('bea', 'owner');
      expect((await send(ann, 'DELETE', at('/membership'))).status).toBe(204);
      const [next] = await own(ann);
      expect([next?.role, next?.id === shop]).toEqual(['owner', false]);
      expect(await rolesIn(bea)).toEqual({ [bea.id]: 'owner' });
    });

    test('who is not in the workshop is changed and removed by nobody', async () => {
      const bea = await person('bea');
      const changed = await send(ann, 'PATCH', at(`/members/${bea.id}`), { role: 'owner' });
      expect([changed.status, changed.body['code']]).toEqual([404, 'not_found']);
      expect((await send(ann, 'DELETE', at(`/members/${bea.id}`))).status).toBe(404);
      expect((await send(ann, 'DELETE', at('/members/%00'))).status).toBe(404);
      expect(await rolesIn()).toEqual({ [ann.id]: 'owner' });
    });
  });

  describe('the last owner', () => {
    test('is neither demoted nor removed, and does not leave', async () => {
      await joined('bea', 'seller');
      const tries = [
        await send(ann, 'PATCH', at(`/members/${ann.id}`), { role: 'caster' }),
        await send(ann, 'DELETE', at(`/members/${ann.id}`)),
        await send(ann, 'DELETE', at('/membership')),
      ];
      expect(tries.map(({ status, body }) => [status, body['code']])).toEqual(Array(3).fill([409, 'last_owner']));
      expect((await send(ann, 'PATCH', at(`/members/${ann.id}`), { role: 'owner' })).status).toBe(204);
    });

    test('stays when all of them go at the same moment', async () => {
      const owners = [ann, await joined('bea', 'owner'), await joined('cat', 'owner'), await joined('dan', 'owner')];
      const left = await Promise.all(owners.map((owner) => send(owner, 'DELETE', at('/membership'))));
      expect(left.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409]);
    });

    test('stays when two owners demote one another at the same moment', async () => {
      const bea = await joined('bea', 'owner');
      await Promise.all([
        send(ann, 'PATCH', at(`/members/${bea.id}`), { role: 'caster' }),
        send(bea, 'PATCH', at(`/members/${ann.id}`), { role: 'caster' }),
      ]);
      expect(Object.values(await rolesIn()).toSorted()).toEqual(['caster', 'owner']);
    });
  });

  describe('an account that is deleted', () => {
    const remove = (who: Person) =>
      studio.call('DeleteUser', { AccessToken: (who.headers['authorization'] ?? '').slice('Bearer '.length) });
    const workshop = () =>
      studio.services.db.selectFrom('workshops').select(['id', 'founderId']).where('id', '=', shop).executeTakeFirst();

    test('takes a workshop along in which it was alone', async () => {
      await inviteTo('zoe@example.com');
      expect((await remove(ann)).status).toBe(200);
      expect(await workshop()).toBeUndefined();
      const { db } = studio.services;
      expect(await db.selectFrom('workshopInvitations').selectAll().where('workshopId', '=', shop).execute()).toEqual(
        [],
      );
    });

    test('gets no workshop by a call at that moment', async () => {
      const bea = await person('bea');
      const [, listed] = await Promise.all([remove(bea), send(bea, 'GET', '/api/workshops')]);
      expect([200, 401]).toContain(listed.status);
      expect((await send(bea, 'GET', '/api/workshops')).status).toBe(401);
      const { db } = studio.services;
      expect(await db.selectFrom('workshops').select('id').where('founderId', '=', bea.id).execute()).toEqual([]);
    });
  });

  test('a guest’s token of a narrower scope is refused, as a kiosk’s', async () => {
    const verifier = { verify: async () => ({ ok: true as const, value: guest }) };
    const guest = {
      caller: { id: ann.id, groups: [] },
      sessionId: '',
      scopes: ['propose'],
      signedInAtMs: 0,
      expiresAtMs: Infinity,
    };
    const kiosk = await openTestStudio(await fresh(), { verifier });
    await foundWorkshop({ db: kiosk.services.db, clock: Date.now }, ann.id);
    const answer = await kiosk.ask('/api/workshops', { headers: { authorization: 'Bearer x' } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'narrow_token']);
    await kiosk.close();
  });
});
