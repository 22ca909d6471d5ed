import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import { roundMoney } from '#shared/money.ts';
import { haloRing, plainBand } from '#spec/testing/sample-specs.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { type AnsweredOrder, orderDesk } from '../../testing/order-desk.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let desk: ReturnType<typeof orderDesk>;
  let ann: Person;
  const by = {} as Record<'seller' | 'bench' | 'caster', Person>;
  let shop: string;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    desk = orderDesk(people, () => shop);
    ann = await people.person('ann');
    for (const role of ['seller', 'bench', 'caster'] as const) by[role] = await people.person(role);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(ann);
    for (const role of ['seller', 'bench', 'caster'] as const) await people.join(by[role], shop, role);
    // Writes are counted by the hour.
    studio.pass(HOUR_MS);
    for (const one of [ann, by.seller, by.bench, by.caster])
      Object.assign(one, { headers: await studio.signIn(one.email) });
  });

  const list = async (query = '', who = ann) => {
    const answer = await people.send(who, 'GET', desk.at(`/orders${query}`));
    expect([query, answer.status]).toEqual([query, 200]);
    return answer.body as unknown as { readonly orders: readonly AnsweredOrder[]; readonly next?: string };
  };
  const logOf = async (id: string, who = ann) => {
    const { body } = await people.send(who, 'GET', desk.at(`/orders/${id}/log`));
    return (body as { readonly lines: readonly Readonly<Record<string, unknown>>[] }).lines;
  };
  const moneyOf = ({ counterSide }: AnsweredOrder) => {
    if (counterSide === undefined) throw new Error('They don’t sell.');
    return counterSide;
  };
  const codeOf = ({ status, body }: { readonly status: number; readonly body: Readonly<Record<string, unknown>> }) => [
    status,
    body['code'],
  ];

  test('an order is placed for a state of a design, numbered in its workshop, and says what it costs', async () => {
    const order = await desk.placed(ann);
    expect(order).toMatchObject({
      number: 1,
      stage: 'enquiry',
      title: 'Aurelia',
      alloy: 'au750_r',
      mainGem: 'ruby',
      deadline: '2026-12-20',
      clientName: 'Anita Rao',
      isFrozen: false,
      next: ['quoted', 'on_hold', 'cancelled'],
      spec: { title: 'Aurelia' },
      work: { netMetalGrams: 4.5, isWeighed: false },
      counterSide: { bill: { amount: desk.estimate.amount }, balance: desk.estimate.amount, payments: [] },
    });
    expect((await desk.placed(by.seller)).number).toBe(2);
    expect(desk.orderOf(await desk.read(ann, order.id))).toEqual(order);
    shop = await people.furtherWorkshop(ann);
    expect((await desk.placed(ann)).number).toBe(1);
    expect((await desk.read(ann, order.id)).status).toBe(404);
  });

  test('sent again with its key it is the same order, also at the same moment; with another body it is refused', async () => {
    const wanted = { ...(await desk.design(ann)), estimate: desk.estimate, details: desk.details };
    const key = randomUUID();
    const both = await Promise.all([desk.place(ann, wanted, key), desk.place(ann, wanted, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body['id'])).size).toBe(1);
    const other = { ...wanted, details: { client: { name: 'Another' } } };
    expect(codeOf(await desk.place(ann, other, key))).toEqual([422, 'idempotency_key_reused']);
    expect((await list()).orders).toHaveLength(1);
  });

  describe('an order is refused', () => {
    test('for what is no state of a design of the workshop', async () => {
      const { designId, revisionId } = await desk.design(ann);
      const rest = { estimate: desk.estimate, details: desk.details };
      const elsewhere = await desk.design(ann);
      expect(codeOf(await desk.place(ann, { ...rest, designId, revisionId: elsewhere.revisionId }))).toEqual([
        404,
        'not_found',
      ]);
      expect(codeOf(await desk.place(ann, { ...rest, designId: randomUUID(), revisionId }))).toEqual([
        404,
        'not_found',
      ]);
      const before = shop;
      shop = await people.furtherWorkshop(ann);
      expect(codeOf(await desk.place(ann, { ...rest, designId, revisionId }))).toEqual([404, 'not_found']);
      shop = before;
      await people.send(ann, 'DELETE', desk.at(`/designs/${designId}`));
      expect(codeOf(await desk.place(ann, { ...rest, designId, revisionId }))).toEqual([404, 'not_found']);
    });

    test('with an estimate that does not add up', async () => {
      const wanted = { ...(await desk.design(ann)), details: desk.details };
      for (const bad of [
        { amount: 1 },
        { finishedMetalGrams: 1e-300 },
        { finishedMetalGrams: 99_999 },
        { totalCarats: 50 },
      ])
        expect(codeOf(await desk.place(ann, { ...wanted, estimate: { ...desk.estimate, ...bad } }))).toEqual([
          409,
          'estimate_does_not_add_up',
        ]);
    });

    test.each([
      ['without a client', { details: { client: { name: '  ' } } }],
      ['for a client whom nobody sees', { details: { client: { name: '\u200B' } } }],
      ['with a day that is none', { details: { client: { name: 'A' }, deadline: '31.12.2026' } }],
      ['with a field that nobody knows', { details: { client: { name: 'A' }, discount: 5 } }],
      [
        'with old gold of too much fineness',
        { details: { client: { name: 'A' }, oldGold: { grams: 1, fineness: 1001, ratePerFineGram: 1 } } },
      ],
      [
        'with old gold of no weight',
        { details: { client: { name: 'A' }, oldGold: { grams: 0, fineness: 916, ratePerFineGram: 1 } } },
      ],
      ['with a deposit below nothing', { details: { client: { name: 'A' }, depositAsked: -1 } }],
      ['with an estimate of no lines', { estimate: { lines: [] } }],
      ['with an id that is none', { designId: 'x' }],
    ])('%s', async (_what, bad) => {
      const wanted = { ...(await desk.design(ann)), estimate: desk.estimate, details: desk.details, ...bad };
      const answer = await desk.place(ann, wanted);
      expect(codeOf(answer)).toEqual([400, 'invalid_input']);
      expect(answer.body['message']).not.toMatch(/Invalid|expected|too_/);
    });

    test('without a key, or with metal that is booked at no weight', async () => {
      const wanted = { ...(await desk.design(ann)), estimate: desk.estimate, details: desk.details };
      expect((await people.send(ann, 'POST', desk.at('/orders'), wanted)).status).toBe(400);
      const details = { ...desk.details, ratePolicy: 'booked' };
      expect(codeOf(await desk.place(ann, { ...wanted, details }))).toEqual([409, 'nothing_booked']);
    });
  });

  test('labels of an estimate are printed as they are read', async () => {
    const lines = desk.estimate.lines.map((line, at) =>
      at === 0 ? { ...line, label: '\u202EGold\u0007\n 18k' } : line,
    );
    const order = await desk.placed(ann, { estimate: { ...desk.estimate, lines } });
    expect(moneyOf(order).bill.lines[0]).toMatchObject({ label: 'Gold  18k' });
  });

  test('a change says which version it was made to, and of two the second is told', async () => {
    const order = await desk.placed(ann);
    const body = { details: { ...desk.details, engraving: 'For Anita' } };
    const path = desk.at(`/orders/${order.id}`);
    expect(codeOf(await people.send(ann, 'PATCH', path, body))).toEqual([428, 'precondition_required']);
    const changed = await desk.change(by.seller, order, 'PATCH', '', body);
    expect([changed.status, changed.headers.get('etag'), changed.body['work']]).toMatchObject([
      200,
      '"2"',
      { engraving: 'For Anita' },
    ]);
    expect(codeOf(await desk.change(ann, order, 'PATCH', '', body))).toEqual([412, 'order_changed']);
    // The same again is no change, and no line of the log.
    const same = await desk.change(ann, desk.orderOf(changed), 'PATCH', '', body);
    expect([same.status, same.headers.get('etag')]).toEqual([200, '"2"']);
    expect((await logOf(order.id)).map(({ kind, note }) => [kind, note])).toEqual([
      ['changed', 'Changed: engraving'],
      ['placed', ''],
    ]);
  });

  test('from enquiry to delivery each step is taken by who may, and logged with who, when, from, to and note', async () => {
    let order = await desk.placed(by.seller);
    const step = async (who: Person, to: string, note = '') => {
      const answer = await desk.go(who, order, to, note);
      expect([to, answer.status]).toEqual([to, 200]);
      order = desk.orderOf(answer);
    };
    await step(by.seller, 'quoted');
    await step(by.seller, 'approved', 'Anita, by phone');
    expect(order.isFrozen).toBe(true);
    await step(by.bench, 'cad');
    await step(by.bench, 'print');
    await step(by.caster, 'cast');
    await step(by.caster, 'set');
    await step(by.bench, 'on_hold', 'Waits for the stone');
    await step(by.bench, 'set');
    await step(by.bench, 'polish');
    await step(by.bench, 'hallmark');
    expect(codeOf(await desk.go(by.seller, order, 'delivered'))).toEqual([409, 'weight_missing']);
    order = desk.orderOf(await desk.change(by.bench, order, 'PUT', '/weight', { netMetalGrams: 4.61 }));
    const struck = { assayOffice: 'Mumbai', number: 'AB12CD', fineness: '750', day: '2026-12-18' };
    order = desk.orderOf(await desk.change(by.bench, order, 'PUT', '/hallmark', struck));
    await step(by.seller, 'delivered');
    expect([order.next, order.work]).toMatchObject([[], { hallmark: struck, netMetalGrams: 4.61, isWeighed: true }]);
    const log = await logOf(order.id);
    expect(log.toReversed().map(({ kind, from, to, note, accountId }) => [kind, from, to, note, accountId])).toEqual([
      ['placed', 'enquiry', 'enquiry', '', by.seller.id],
      ['moved', 'enquiry', 'quoted', '', by.seller.id],
      ['moved', 'quoted', 'approved', 'Anita, by phone', by.seller.id],
      ['moved', 'approved', 'cad', '', by.bench.id],
      ['moved', 'cad', 'print', '', by.bench.id],
      ['moved', 'print', 'cast', '', by.caster.id],
      ['moved', 'cast', 'set', '', by.caster.id],
      ['moved', 'set', 'on_hold', 'Waits for the stone', by.bench.id],
      ['moved', 'on_hold', 'set', '', by.bench.id],
      ['moved', 'set', 'polish', '', by.bench.id],
      ['moved', 'polish', 'hallmark', '', by.bench.id],
      ['weighed', 'hallmark', 'hallmark', expect.stringContaining('4.61'), by.bench.id],
      ['hallmarked', 'hallmark', 'hallmark', 'Hallmark: 750, Mumbai, AB12CD', by.bench.id],
      ['moved', 'hallmark', 'delivered', '', by.seller.id],
    ]);
    expect(log.map(({ position }) => position)).toEqual(Array.from({ length: 14 }, (_, index) => 14 - index));
  });

  test('any other step is refused and nothing of it is written', async () => {
    const order = await desk.placed(ann);
    expect(codeOf(await desk.go(ann, order, 'cast'))).toEqual([409, 'no_such_step']);
    expect(codeOf(await desk.go(by.bench, order, 'quoted'))).toEqual([403, 'role_without_step']);
    expect(codeOf(await desk.go(by.caster, order, 'on_hold'))).toEqual([403, 'role_without_step']);
    expect(codeOf(await desk.go(ann, order, 'melted'))).toEqual([400, 'invalid_input']);
    const approved = await desk.gone(by.seller, order, 'quoted', 'approved');
    expect(codeOf(await desk.go(by.seller, approved, 'cancelled'))).toEqual([403, 'role_without_step']);
    const cancelled = await desk.gone(ann, approved, 'cancelled');
    expect(codeOf(await desk.go(ann, cancelled, 'enquiry'))).toEqual([409, 'no_such_step']);
    expect(await logOf(order.id)).toHaveLength(4);
  });

  test('approval freezes the piece: later states of the design change nothing, and none is ordered instead', async () => {
    const { designId, revisionId } = await desk.design(ann);
    const answer = await desk.place(ann, { designId, revisionId, estimate: desk.estimate, details: desk.details });
    let order = desk.orderOf(answer);
    const later = { ...desk.state({ ...haloRing, title: 'Aurelia the second' }), parentId: revisionId };
    expect((await people.send(ann, 'POST', desk.at(`/designs/${designId}/revisions`), later)).status).toBe(201);
    expect(desk.orderOf(await desk.read(ann, order.id))).toEqual(order);
    const wanted = { revisionId: later.id, estimate: desk.estimate };
    order = desk.orderOf(await desk.change(ann, order, 'PATCH', '', wanted));
    expect([order.title, order.revisionId]).toEqual(['Aurelia the second', later.id]);
    order = await desk.gone(ann, order, 'quoted', 'approved');
    expect(codeOf(await desk.change(ann, order, 'PATCH', '', { ...wanted, revisionId }))).toEqual([
      409,
      'order_frozen',
    ]);
    const engraved = { details: { ...desk.details, engraving: 'Late' } };
    expect(codeOf(await desk.change(ann, order, 'PATCH', '', engraved))).toEqual([409, 'order_frozen']);
    const last = { ...desk.state({ ...plainBand, title: 'Something else' }), parentId: later.id };
    await people.send(ann, 'POST', desk.at(`/designs/${designId}/revisions`), last);
    await people.send(ann, 'DELETE', desk.at(`/designs/${designId}`));
    await people.send(ann, 'DELETE', desk.at('/bin'));
    const { spec, title } = (await desk.read(ann, order.id)).body as { readonly spec: object; readonly title: string };
    expect([title, spec]).toMatchObject(['Aurelia the second', { title: 'Aurelia the second' }]);
  });

  describe('money', () => {
    const approved = async (more: object = {}) => {
      const order = await desk.placed(ann, { details: { ...desk.details, ...more } });
      return desk.gone(ann, order, 'quoted', 'approved');
    };

    test('is billed by the weight of the finished piece, old gold and payments come off', async () => {
      let order = await approved({ oldGold: { grams: 10, fineness: 916, ratePerFineGram: 130 } });
      order = desk.orderOf(await desk.change(ann, order, 'POST', '/payments', { amount: 200, day: '2026-11-24' }));
      expect(order.counterSide?.balance).toBe(roundMoney(desk.estimate.amount - 1190.8 - 200));
      order = desk.orderOf(await desk.change(ann, order, 'PUT', '/weight', { netMetalGrams: 4.9 }));
      const { bill, balance, estimate } = moneyOf(order);
      for (const line of bill.lines) expect(line.amount).toBe(roundMoney(line.quantity * line.rate));
      expect(bill.amount).toBeGreaterThan(estimate.amount);
      expect(balance).toBe(roundMoney(bill.amount - 1190.8 - 200));
      order = desk.orderOf(await desk.change(ann, order, 'POST', '/payments', { amount: -50, day: '2026-11-25' }));
      expect(order.counterSide?.balance).toBe(roundMoney(balance + 50));
    });

    test('at the rate of the day on the scale, where that was agreed', async () => {
      const order = await approved({ ratePolicy: 'open' });
      const netMetalGrams = 4.5;
      expect(codeOf(await desk.change(ann, order, 'PUT', '/weight', { netMetalGrams }))).toEqual([409, 'rate_missing']);
      // Who weighs may be somebody who is shown no terms.
      expect(desk.orderOf(await desk.read(by.bench, order.id)).work).toMatchObject({ asksRate: true });
      const weighed = await desk.change(ann, order, 'PUT', '/weight', { netMetalGrams, ratePerGram: 200 });
      expect(desk.orderOf(weighed).counterSide?.bill.lines[0]).toMatchObject({
        quantity: 4.444,
        rate: 200,
        amount: 888.8,
      });
    });

    test('what can’t be right is refused', async () => {
      const early = await desk.placed(ann);
      expect(codeOf(await desk.change(ann, early, 'PUT', '/weight', { netMetalGrams: 4.5 }))).toEqual([
        409,
        'not_made_yet',
      ]);
      const order = await approved();
      for (const netMetalGrams of [450, 0.51])
        expect(codeOf(await desk.change(ann, order, 'PUT', '/weight', { netMetalGrams }))).toEqual([
          409,
          'unlikely_weight',
        ]);
      for (const netMetalGrams of [0, -1, '4', null])
        expect((await desk.change(ann, order, 'PUT', '/weight', { netMetalGrams })).status).toBe(400);
      for (const amount of [0, 1e12, '5', 0.001, 1e-9, -0.005, 12.345])
        expect((await desk.change(ann, order, 'POST', '/payments', { amount, day: '2026-11-24' })).status).toBe(400);
      expect((await desk.change(ann, order, 'PUT', '/hallmark', { fineness: '' })).status).toBe(400);
    });
  });

  describe('old gold', () => {
    const gold = { grams: 10, fineness: 916, ratePerFineGram: 90 };
    const enter = (who: Person, order: AnsweredOrder, oldGold: unknown) =>
      desk.change(who, order, 'PATCH', '', { details: { ...order.counterSide?.details, oldGold } });

    test('is said in the log, as it was and as it is, to who sells', async () => {
      let order = desk.orderOf(await enter(by.seller, await desk.placed(ann), gold));
      order = desk.orderOf(await enter(by.seller, order, { ...gold, grams: 1 }));
      expect(moneyOf(order).balance).toBe(roundMoney(desk.estimate.amount - 82.44));
      const notes = async (who: Person) => (await logOf(order.id, who)).map(({ note }) => note);
      expect(await notes(ann)).toEqual([
        'Changed: old gold\nOld gold: 1.00\u202fg of 916 at $90.00; before: 10.00\u202fg of 916 at $90.00',
        'Changed: old gold\nOld gold: 10.00\u202fg of 916 at $90.00; before: none',
        '',
      ]);
      expect(await notes(by.bench)).toEqual(['Changed: old gold', 'Changed: old gold', '']);
    });

    test('changes by an owner alone once the client has approved', async () => {
      const placed = desk.orderOf(await enter(by.seller, await desk.placed(ann), gold));
      let order = await desk.gone(by.seller, placed, 'quoted', 'approved');
      for (const other of [{ ...gold, grams: 1 }, undefined])
        expect(codeOf(await enter(by.seller, order, other))).toEqual([409, 'old_gold_agreed']);
      order = desk.orderOf(await enter(ann, order, { ...gold, grams: 9.8 }));
      expect(moneyOf(order).details['oldGold']).toEqual({ ...gold, grams: 9.8 });
      const bare = await desk.gone(by.seller, await desk.placed(ann), 'quoted', 'approved');
      expect(codeOf(await enter(by.seller, bare, gold))).toEqual([409, 'old_gold_agreed']);
    });

    test('is worth no more than any money is', async () => {
      const all = { grams: 100_000, fineness: 1000, ratePerFineGram: 100_000_000 };
      expect(codeOf(await enter(ann, await desk.placed(ann), all))).toEqual([400, 'invalid_input']);
    });
  });

  test('who does not sell reads the notes of the bench, and none of the counter’s', async () => {
    let order = await desk.placed(ann);
    const step = async (who: Person, to: string, note: string) => {
      order = desk.orderOf(await desk.go(who, order, to, note));
    };
    await step(by.seller, 'on_hold', 'Rao asks her husband');
    await step(by.seller, 'enquiry', 'Rao is back');
    await step(by.seller, 'quoted', 'Rao, 2,794 by phone');
    await step(by.seller, 'approved', 'Rao agreed to 2,794');
    await step(by.seller, 'cad', 'Make the shoulders slimmer');
    await step(by.bench, 'on_hold', 'Waits for the stone');
    await step(by.bench, 'cad', 'It is here');
    await step(ann, 'cancelled', 'Rao has paid back 50');
    const notes = async (who: Person) => (await logOf(order.id, who)).map(({ note }) => note).filter((note) => note);
    expect(await notes(by.caster)).toEqual(['It is here', 'Waits for the stone', 'Make the shoulders slimmer']);
    expect(await notes(by.bench)).toEqual(await notes(by.caster));
    expect(await notes(by.seller)).toHaveLength(8);
  });

  test('a hallmark is of a piece that is being made: none is entered once it is handed over or cancelled', async () => {
    let order = await desk.gone(ann, await desk.placed(ann), 'quoted', 'approved', 'cad', 'print', 'cast', 'polish');
    order = await desk.gone(ann, order, 'hallmark');
    order = desk.orderOf(await desk.change(by.bench, order, 'PUT', '/weight', { netMetalGrams: 4.5 }));
    order = desk.orderOf(await desk.change(by.bench, order, 'PUT', '/hallmark', { fineness: '750' }));
    order = await desk.gone(ann, order, 'delivered');
    const forged = { fineness: '999', assayOffice: 'Forged', number: 'X1' };
    expect(codeOf(await desk.change(by.bench, order, 'PUT', '/hallmark', forged))).toEqual([409, 'order_closed']);
    expect(desk.orderOf(await desk.read(ann, order.id)).work).toMatchObject({ hallmark: { fineness: '750' } });
    const cancelled = await desk.gone(ann, await desk.placed(ann), 'cancelled');
    expect(codeOf(await desk.change(by.bench, cancelled, 'PUT', '/hallmark', forged))).toEqual([409, 'order_closed']);
  });

  test('who does not sell sees what is made, and neither client nor money; nor finds an order by its client', async () => {
    const order = await desk.placed(ann, { details: { ...desk.details, engraving: 'A & R', workNote: 'Matte' } });
    await desk.change(ann, order, 'POST', '/payments', { amount: 7654.32, day: '2026-11-24', note: 'Rao' });
    for (const who of [by.bench, by.caster]) {
      const answer = await desk.read(who, order.id);
      expect(answer.body).toMatchObject({ title: 'Aurelia', work: { engraving: 'A & R', workNote: 'Matte' } });
      const all = JSON.stringify([answer.body, await list('', who), await logOf(order.id, who)]);
      expect(all).not.toMatch(/Anita|7,?654\.32|Rao|amount|ratePer/);
      expect((await list('?text=anita', who)).orders).toEqual([]);
      expect((await list('?text=aurelia', who)).orders).toHaveLength(1);
    }
    expect((await list('?text=anita', by.seller)).orders).toHaveLength(1);
  });

  test('of a closed order nothing changes but its client, who can be forgotten, and what is paid', async () => {
    const order = await desk.gone(ann, await desk.placed(ann), 'cancelled');
    const late = { details: { ...desk.details, deadline: '2027-01-01' } };
    expect(codeOf(await desk.change(ann, order, 'PATCH', '', late))).toEqual([409, 'order_closed']);
    const forgotten = { details: { ...desk.details, client: { name: 'A client' } } };
    const changed = await desk.change(ann, order, 'PATCH', '', forgotten);
    expect(changed.status).toBe(200);
    expect(JSON.stringify([await list('?text=anita'), await logOf(order.id), changed.body])).not.toContain('Anita');
    const paid = { amount: -100, day: '2026-11-25' };
    expect((await desk.change(ann, desk.orderOf(changed), 'POST', '/payments', paid)).status).toBe(200);
  });

  test('orders are found by stage, number and words, a page at a time, the last change first', async () => {
    const orders: AnsweredOrder[] = [];
    for (const name of ['Anita Rao', 'Béla Nagy', 'Chen Li'])
      orders.push(await desk.placed(ann, { details: { client: { name } } }));
    const [first, second] = orders as [AnsweredOrder, AnsweredOrder];
    await desk.gone(ann, first, 'quoted');
    await desk.gone(ann, second, 'cancelled');
    const numbers = async (query: string) => (await list(query)).orders.map(({ number }) => number);
    expect(await numbers('')).toEqual([2, 1, 3]);
    expect(await numbers('?stage=quoted')).toEqual([1]);
    expect(await numbers('?stage=open')).toEqual([1, 3]);
    expect(await numbers('?text=bela')).toEqual([2]);
    expect(await numbers('?text=nag%20B')).toEqual([2]);
    expect(await numbers('?text=3')).toEqual([3]);
    expect(await numbers("?text='%22%25_%20--")).toEqual([2, 1, 3]);
    const page = await list('?limit=2');
    expect(page.orders.map(({ number }) => number)).toEqual([2, 1]);
    expect(await numbers(`?limit=2&after=${page.next ?? ''}`)).toEqual([3]);
    expect((await people.send(ann, 'GET', desk.at('/orders?stage=melted'))).status).toBe(400);
    expect((await people.send(ann, 'GET', desk.at('/orders?after=x'))).status).toBe(400);
  });

  test('the log of an order can’t be rewritten, not by the studio either', async () => {
    const order = await desk.placed(ann);
    const rewritten = studio.services.db.updateTable('orderLog').set({ note: 'x' }).where('orderId', '=', order.id);
    await expect(rewritten.execute()).rejects.toThrow('only added to');
  });

  test('who leaves loses the orders, which stay where others are left; with their workshop they go', async () => {
    const zoe = await people.person(`zoe-${shop}`);
    const own = await people.workshopOf(zoe);
    shop = own;
    await people.join(by.seller, own, 'seller');
    const order = await desk.placed(zoe);
    await people.send(zoe, 'DELETE', desk.at(`/members/${by.seller.id}`));
    expect((await desk.read(by.seller, order.id)).status).toBe(404);
    await people.join(by.seller, own, 'seller');
    const AccessToken = (zoe.headers['authorization'] ?? '').slice('Bearer '.length);
    expect((await studio.call('DeleteUser', { AccessToken })).status).toBe(200);
    // The shop's orders are not somebody's to take along.
    expect(desk.orderOf(await desk.read(by.seller, order.id))).toEqual({ ...order, canBeDeleted: false });
    const { db } = studio.services;
    await db.deleteFrom('workshops').where('id', '=', own).execute();
    expect(await db.selectFrom('orderLog').select('note').where('orderId', '=', order.id).execute()).toEqual([]);
  });
});
