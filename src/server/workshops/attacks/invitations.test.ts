import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import { setDisabled } from '../../identity/administration/set-disabled.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { limitsOfCaps, WHOLE_STUDIO } from '../../messages/message-caps.ts';
import { invitationLimits } from '../count-invitation.ts';

const HOME = '192.0.2.1';
const ELSEWHERE = '203.0.113.9';

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let count = 0;
  let ann: Person;
  let shop: string;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    studio.pass(DAY_MS);
    ann = await person('ann');
    shop = await people.workshopOf(ann);
  });

  const person = (name: string) => people.person(`${name}${count}`);
  const invite = async (by: Person, workshopId: string, email: string, role = 'bench', from = HOME) => {
    const body = JSON.stringify({ email, role });
    const headers = { ...by.headers, 'content-type': 'application/json' };
    return (await studio.ask(`/api/workshops/${workshopId}/invitations`, { method: 'POST', headers, body }, from))
      .status;
  };
  const letterTo = async (email: string) => (await studio.emails()).find(({ to }) => to === email)?.text ?? '';
  const tokenTo = async (email: string) => /#invitation=([\w-]+)/.exec(await letterTo(email))?.[1] ?? 'none';
  const withToken = (who: Person, what: 'accept' | 'show', token: string) =>
    people.send(who, 'POST', `/api/workshop-invitations/${what}`, { token });
  const sum = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;

  describe('mail bombing', () => {
    test('of one mailbox ends for all of its spellings together, and for every workshop', async () => {
      const statuses: number[] = [];
      for (let sent = 0; sent < 8; sent += 1)
        statuses.push(
          await invite(
            ann,
            shop,
            sent % 2 === 0 ? `vic.tim${count}@gmail.com` : `v.ictim${count}+${sent}@googlemail.com`,
          ),
        );
      const eve = await person('eve');
      const other = await people.workshopOf(eve);
      for (let sent = 0; sent < 8; sent += 1)
        statuses.push(await invite(eve, other, `victim${count}+${sent}@gmail.com`));
      // Three for anybody, and one that is kept for a network.
      expect(sum(statuses)).toBe(4);
    });

    test('of the whole studio leaves the newsletter its letters, and the newsletter invitations theirs', async () => {
      for (const floodOf of ['invitations', 'newsletter'] as const) {
        const small = await openTestStudio(await fresh(), { env: { EMAILS_PER_DAY: '40' } });
        const theirs = peopleOf(small);
        const eve = await theirs.person('eve');
        const path = `/api/workshops/${await theirs.workshopOf(eve)}/invitations`;
        const sent = {
          invitations: async (to: string) => {
            await theirs.send(eve, 'POST', path, { email: to, role: 'bench' });
          },
          newsletter: async (to: string) => {
            await small.post('/api/newsletter', { email: to });
          },
        };
        for (let more = 0; more < 22; more += 1) await sent[floodOf](`flood${more}@example.com`);
        for (const what of ['invitations', 'newsletter'] as const) await sent[what](`${what}@example.com`);
        const other = floodOf === 'newsletter' ? 'invitations' : 'newsletter';
        const letters = await small.emails();
        expect([floodOf, letters.filter(({ to }) => to.startsWith('flood')).length]).toEqual([
          floodOf,
          floodOf === 'invitations' ? 5 : 10,
        ]);
        expect(letters.some(({ to }) => to === `${other}@example.com`)).toBe(true);
        await small.close();
      }
    });

    test('of many mailboxes ends for one account, whichever workshops it is in', async () => {
      let sent = 0;
      for (let shops = 0; shops < 3; shops += 1) {
        const another = await people.furtherWorkshop(ann);
        for (let each = 0; each < 20; each += 1)
          if ((await invite(ann, another, `p${count}-${shops}-${each}@example.com`)) === 201) sent += 1;
      }
      expect(sent).toBe(30);
    });
  });

  describe('a stranger who invites first', () => {
    test('ends for an address, whoever asks; who may not invite uses up nothing of it', async () => {
      const [{ name, most, windowMs }, from] = [invitationLimits.ofAddress, `198.51.100.${count % 250}`];
      const used = { key: `${name}:${from}`, count: most - 1, windowEndsAtMs: studio.services.clock() + windowMs };
      await studio.services.db.insertInto('attempts').values(used).execute();
      const eve = await person('eve');
      expect(await invite(eve, shop, `a${count}@example.com`, 'bench', from)).toBe(404);
      expect(await invite(ann, shop, `b${count}@example.com`, 'bench', from)).toBe(201);
      expect(await invite(ann, shop, `c${count}@example.com`, 'bench', from)).toBe(429);
      expect(await invite(ann, shop, `c${count}@example.com`)).toBe(201);
    });

    test('displaces no invitation of somebody’s own shop', async () => {
      const stranger = await person('stranger');
      const theirs = await people.workshopOf(stranger);
      const email = `newhire${count}@example.net`;
      for (let sent = 0; sent < 6; sent += 1) await invite(stranger, theirs, email, 'caster', ELSEWHERE);
      expect(await invite(ann, shop, email)).toBe(201);
    });

    test('with several accounts at several networks displaces none either', async () => {
      const email = `newhire${count}@example.net`;
      const accounts = [await person('one'), await person('two')];
      const workshops = [await people.workshopOf(accounts[0] ?? ann), await people.workshopOf(accounts[1] ?? ann)];
      for (let sent = 0; sent < 16; sent += 1) {
        const by = accounts[sent % 2] ?? ann;
        await invite(by, workshops[sent % 2] ?? shop, email, 'caster', `198.51.${100 + (sent % 8)}.7`);
      }
      expect(await invite(ann, shop, email)).toBe(201);
    });

    test('uses up nothing of what is kept for those who have sent few', async () => {
      const { name } = limitsOfCaps(studio.services.settings.messageCaps, 'emails').invitationsInAll;
      const { most } = limitsOfCaps(studio.services.settings.messageCaps, 'emails').invitationsInAll;
      const used = Math.floor(most * 0.75);
      const key = `${name}:${WHOLE_STUDIO}`;
      const windowEndsAtMs = studio.services.clock() + DAY_MS;
      await studio.services.db.deleteFrom('attempts').where('key', '=', key).execute();
      await studio.services.db.insertInto('attempts').values({ key, count: used, windowEndsAtMs }).execute();
      const eve = await person('eve');
      const theirs = await people.workshopOf(eve);
      const statuses = [];
      for (let sent = 0; sent < 4; sent += 1)
        statuses.push(
          await invite(eve, theirs, `flood${count}-${sent}@example.com`, 'bench', `198.51.${100 + sent}.7`),
        );
      expect(statuses).toEqual([201, 201, 429, 429]);
      const neighbour = await person('neighbour');
      const shared = await people.workshopOf(neighbour);
      const behind = [];
      for (let sent = 0; sent < 3; sent += 1)
        behind.push(
          await invite(
            sent < 2 ? neighbour : eve,
            sent < 2 ? shared : theirs,
            `more${count}-${sent}@example.com`,
            'bench',
            ELSEWHERE,
          ),
        );
      expect(behind).toEqual([201, 201, 429]);
      expect(await invite(ann, shop, `own${count}@example.com`)).toBe(201);
    });

    test('is named by their confirmed address, in the letter and before it is accepted', async () => {
      const [newcomer, other] = [await person('newcomer'), await person('other')];
      await invite(ann, shop, newcomer.email);
      expect(await letterTo(newcomer.email)).toContain(`${ann.email} owns a workshop`);
      const token = await tokenTo(newcomer.email);
      expect(await withToken(newcomer, 'show', token)).toMatchObject({
        status: 200,
        body: { invitedBy: ann.email, role: 'bench', expiresAt: expect.any(String) },
      });
      expect((await withToken(other, 'show', token)).body['code']).toBe('invitation_of_another_address');
      expect((await withToken(newcomer, 'accept', token)).status).toBe(200);
      expect((await withToken(newcomer, 'show', token)).status).toBe(404);
    });

    test('without a confirmed address is not named by the other', async () => {
      const newcomer = await person('newcomer');
      await studio.services.db.updateTable('accounts').set({ emailVerified: 0 }).where('id', '=', ann.id).execute();
      await invite(ann, shop, newcomer.email);
      const letter = await letterTo(newcomer.email);
      expect([letter.includes('address is not confirmed'), letter.includes(ann.email)]).toEqual([true, false]);
      const shown = await withToken(newcomer, 'show', await tokenTo(newcomer.email));
      expect([shown.status, shown.body['invitedBy']]).toEqual([200, undefined]);
    });

    test('gets nothing that a newcomer makes: theirs is a workshop of their own, before the others', async () => {
      const newcomer = await person('newcomer');
      await invite(ann, shop, newcomer.email);
      await withToken(newcomer, 'accept', await tokenTo(newcomer.email));
      const { workshops } = (await people.send(newcomer, 'GET', '/api/workshops')).body as {
        readonly workshops: readonly { readonly id: string; readonly role: string }[];
      };
      expect(workshops.map(({ role }) => role)).toEqual(['owner', 'bench']);
      expect(workshops[1]?.id).toBe(shop);
    });
  });

  test('an owner who is kept out comes back by no invitation that they sent', async () => {
    const [rogue, mailbox] = [await person('rogue'), await person('mailbox')];
    await people.join(rogue, shop, 'owner');
    await invite(rogue, shop, mailbox.email, 'owner');
    const token = await tokenTo(mailbox.email);
    await setDisabled(studio.services.identity, rogue.id, true);
    expect((await withToken(mailbox, 'accept', token)).status).toBe(404);
    await setDisabled(studio.services.identity, rogue.id, false);
    expect((await withToken(mailbox, 'accept', token)).status).toBe(404);
  });

  test('an account that is deleted while it accepts stays in no workshop', async () => {
    const { db } = studio.services;
    for (let round = 0; round < 8; round += 1) {
      const gone = await people.person(`gone${count}-${round}`);
      await invite(ann, shop, gone.email, 'owner');
      const token = await tokenTo(gone.email);
      const AccessToken = (gone.headers['authorization'] ?? '').slice('Bearer '.length);
      await Promise.all([withToken(gone, 'accept', token), studio.call('DeleteUser', { AccessToken })]);
      const left = await db.selectFrom('workshopMembers').select('role').where('accountId', '=', gone.id).execute();
      expect([round, left]).toEqual([round, []]);
    }
  });

  test('a neighbour without an account uses up nobody’s acceptances', async () => {
    const newcomer = await person('newcomer');
    await invite(ann, shop, newcomer.email);
    const token = await tokenTo(newcomer.email);
    for (let times = 0; times < 61; times += 1)
      await studio.post('/api/workshop-invitations/accept', { token: 'x' }, HOME);
    expect((await withToken(newcomer, 'accept', token)).status).toBe(200);
  });

  test('one account tries no more than sixty links in an hour', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await withToken(ann, 'show', 'x')).status);
    expect([statuses.at(59), statuses.at(60)]).toEqual([404, 429]);
  });
});
