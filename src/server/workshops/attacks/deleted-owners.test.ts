import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#shared/time-units.ts';
import { makeOwner } from '../../identity/administration/restore-owner.ts';
import { adminDeleteUser } from '../../identity/admin-api/operations/admin-delete-user.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

// Somebody who was planted in a workshop waits for its owner to delete their account.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let owner: Person;
  let planted: Person;
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
    planted = await people.person(`planted${count}`);
    shop = await people.workshopOf(owner);
  });

  const remove = (who: Person) =>
    studio.call('DeleteUser', { AccessToken: (who.headers['authorization'] ?? '').slice('Bearer '.length) });
  const rolesIn = async () => {
    const { db } = studio.services;
    const rows = await db
      .selectFrom('workshopMembers')
      .select(['accountId', 'role'])
      .where('workshopId', '=', shop)
      .execute();
    return Object.fromEntries(rows.map(({ accountId, role }) => [accountId, role]));
  };
  const workshop = () =>
    studio.services.db.selectFrom('workshops').select(['id', 'founderId']).where('id', '=', shop).executeTakeFirst();
  const latestTo = async ({ email }: Person) => (await studio.emails()).find(({ to }) => to === email);
  const at = (path = '') => `/api/workshops/${shop}${path}`;

  test.each(['caster', 'bench', 'seller'] as const)('who is %s gets no other role by it', async (role) => {
    await people.join(planted, shop, role);
    expect((await remove(owner)).status).toBe(200);
    expect(await rolesIn()).toEqual({ [planted.id]: role });
    expect(await workshop()).toEqual({ id: shop, founderId: null });
    const bin = await people.send(planted, 'DELETE', at('/bin'));
    expect([bin.status, bin.body['code']]).toEqual([403, 'role_without_right']);
  });

  test('nor where an administrator deletes the account', async () => {
    await people.join(planted, shop, 'bench');
    const request = { UserPoolId: 'local_studio', Username: owner.id };
    const { identity } = studio.services;
    expect((await adminDeleteUser.answer(identity, request, { clientAddress: '192.0.2.1' })).ok).toBe(true);
    expect(await rolesIn()).toEqual({ [planted.id]: 'bench' });
    expect((await latestTo(planted))?.subject).toMatch(/no owner any more/);
  });

  test('the letter about the deletion says what stays, and with whom', async () => {
    await people.join(planted, shop, 'caster');
    await remove(owner);
    const text = (await latestTo(owner))?.text ?? 'none';
    expect(text).toContain('stays with them, with its designs');
    expect(text).toContain(`    ${planted.email}, its caster`);
    expect(text).toContain('It has no owner now');
    expect(text).not.toContain('everything that was kept');
  });

  test('the letter says nothing of the sort where only they were in it, or another owner stays', async () => {
    const partner = await people.person(`partner${count}`);
    await people.join(partner, shop, 'owner');
    await remove(owner);
    const shared = (await latestTo(owner))?.text ?? 'none';
    expect([shared.includes(`${partner.email}, one of its owners`), shared.includes('no owner')]).toEqual([
      true,
      false,
    ]);
    await remove(partner);
    const alone = (await latestTo(partner))?.text ?? 'none';
    expect([alone.includes('stays'), alone.includes('every workshop that only you were in')]).toEqual([false, true]);
    expect(await workshop()).toBeUndefined();
  });

  test('everybody who is left is told, and whoever runs the studio makes one of them the owner', async () => {
    const seller = await people.person(`seller${count}`);
    await people.join(planted, shop, 'caster');
    await people.join(seller, shop, 'seller');
    await remove(owner);
    for (const one of [planted, seller]) {
      const letter = await latestTo(one);
      expect(letter?.subject).toMatch(/no owner any more/);
      expect(letter?.text).toContain('ask whoever runs the studio');
    }
    expect((await makeOwner(studio.services, shop, seller.id)).ok).toBe(true);
    expect((await people.send(seller, 'DELETE', at(`/members/${planted.id}`))).status).toBe(204);
    expect(await rolesIn()).toEqual({ [seller.id]: 'owner' });
  });

  test('a workshop without an owner goes with the last who leaves it', async () => {
    await people.join(planted, shop, 'caster');
    await remove(owner);
    expect((await people.send(planted, 'DELETE', at('/membership'))).status).toBe(204);
    expect(await workshop()).toBeUndefined();
  });
});
