import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

interface Listed {
  readonly orders: readonly Readonly<Record<string, unknown>>[];
  readonly next?: string;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let boss: { readonly authorization: string };
  let ann: Person;
  let billed: number;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    await studio.create({ email: 'boss@example.org', groups: ['admin'] });
    const people = peopleOf(studio);
    ann = await people.person('ann');
    const bea = await people.person('bea');
    let shop = '';
    const desk = orderDesk(people, () => shop);
    shop = await people.furtherWorkshop(ann);
    const struck = await desk.gone(ann, await desk.placed(ann), 'quoted', 'approved', 'print', 'cast', 'polish');
    const weighed = desk.orderOf(await desk.change(ann, struck, 'PUT', '/weight', { netMetalGrams: 4.9 }));
    billed = weighed.counterSide?.bill.amount ?? 0;
    await desk.gone(ann, weighed, 'hallmark', 'delivered');
    await desk.gone(ann, await desk.placed(ann), 'quoted', 'on_hold');
    shop = await people.furtherWorkshop(bea);
    await desk.placed(bea);
    boss = await studio.signIn('boss@example.org');
  });
  afterAll(() => studio.close());

  const look = async <T>(path: string): Promise<T> => {
    const answer = await studio.ask(`/api/admin/${path}`, { headers: boss });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    return (await answer.json()) as T;
  };

  describe('the orders of all workshops', () => {
    test('come in pages, the last change first, each once', async () => {
      const stages: unknown[] = [];
      let next: string | undefined = '';
      while (next !== undefined) {
        const page: Listed = await look(`orders?limit=1${next === '' ? '' : `&after=${next}`}`);
        stages.push(...page.orders.map(({ stage }) => stage));
        next = page.next;
      }
      expect(stages).toEqual(['enquiry', 'on_hold', 'delivered']);
    });

    test('say whose workshop it is, how far it is and what it comes to, and nothing of the client', async () => {
      const { orders } = await look<Listed>('orders?stage=delivered');
      expect(orders).toHaveLength(1);
      expect(orders[0]).toMatchObject({ number: 1, title: 'Aurelia', price: { amount: billed, currency: 'USD' } });
      expect(orders[0]?.['workshopName']).toEqual(expect.any(String));
      expect(JSON.stringify(orders)).not.toContain('Anita');
    });

    test('are found by their stage', async () => {
      const standing = async (stage: string) => (await look<Listed>(`orders?stage=${stage}`)).orders.length;
      expect([await standing('open'), await standing('on_hold'), await standing('cad')]).toEqual([2, 1, 0]);
    });

    test.each(['stage=lost', 'limit=0', 'after=yesterday'])('%s is no page', async (query) => {
      expect((await studio.ask(`/api/admin/orders?${query}`, { headers: boss })).status).toBe(400);
    });
  });

  test('the figures are counted in the records', async () => {
    const figures = await look<Record<string, unknown>>('figures');
    expect(figures).toMatchObject({
      people: 2,
      designs: 3,
      waitlist: 0,
      messages: 0,
      newsletter: 0,
      delivered: [{ currency: 'USD', amount: billed }],
    });
    const counted = (of: unknown) =>
      Object.fromEntries((of as { stage: string; count: number }[]).map(({ stage, count }) => [stage, count]));
    expect(counted(figures['standing'])).toEqual({ enquiry: 1, on_hold: 1, delivered: 1 });
    expect(counted(figures['reached'])).toMatchObject({ enquiry: 3, quoted: 2, approved: 1, on_hold: 1, delivered: 1 });
  });

  test.each(['orders', 'figures'])('nobody but an administrator finds them: %s', async (path) => {
    const answers = [
      await studio.ask(`/api/admin/${path}`),
      await studio.ask(`/api/admin/${path}`, { headers: ann.headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404]);
  });
});
