import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/time-units.ts';
import { type WorkshopRole, workshopRoles } from '../db/workshop-tables.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';
import { peopleOf } from '../testing/workshop-people.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly action: string | undefined;
  readonly session: readonly string[] | undefined;
}

interface DescribedRoute {
  readonly 'x-workshop-action'?: string;
  readonly 'x-workshop-session'?: readonly string[];
}

/** Who may do what, as it was decided: the table of the code is held against this one. */
const DECIDED: Readonly<Record<string, readonly WorkshopRole[]>> = {
  'workshop.read': ['owner', 'seller', 'bench', 'caster'],
  'workshop.rename': ['owner'],
  'workshop.leave': ['owner', 'seller', 'bench', 'caster'],
  'workshop.choose': ['owner', 'seller', 'bench'],
  'members.read': ['owner', 'seller', 'bench', 'caster'],
  'members.change': ['owner'],
  'invitations.read': ['owner'],
  'invitations.send': ['owner'],
  'invitations.withdraw': ['owner'],
  'counter.read': ['owner', 'seller', 'bench', 'caster'],
  'counter.write': ['owner'],
  'designs.read': ['owner', 'seller', 'bench', 'caster'],
  'designs.write': ['owner', 'seller', 'bench'],
  'designs.delete': ['owner', 'seller'],
  'bin.empty': ['owner'],
  'orders.read': ['owner', 'seller', 'bench', 'caster'],
  'orders.write': ['owner', 'seller'],
  'orders.move': ['owner', 'seller', 'bench', 'caster'],
  'orders.work': ['owner', 'seller', 'bench'],
  'files.read': ['owner', 'seller', 'bench', 'caster'],
  'files.write': ['owner', 'seller', 'bench'],
  'files.delete': ['owner', 'seller'],
  'pictures.like': ['owner', 'seller', 'bench', 'caster'],
};

/**
 * What each asks of the session (session-policy.ts). A new action is written down here, too: by somebody who thinks of what a thief could do with it.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'workshop.read': ['session'],
  'workshop.rename': ['held'],
  'workshop.leave': ['fresh'],
  'workshop.choose': ['held'],
  'members.read': ['session'],
  'members.change': ['fresh'],
  'invitations.read': ['session'],
  'invitations.send': ['fresh'],
  'invitations.withdraw': ['held'],
  'counter.read': ['session'],
  'counter.write': ['held'],
  'designs.read': ['session'],
  'designs.write': ['held'],
  'designs.delete': ['held'],
  'bin.empty': ['fresh'],
  'orders.read': ['session'],
  'orders.write': ['held'],
  'orders.move': ['held'],
  'orders.work': ['held'],
  'files.read': ['session'],
  'files.write': ['held'],
  'files.delete': ['held'],
  'pictures.like': ['held'],
};

/** What anybody may call who is not signed in. */
const PUBLIC = [
  'GET /api/health',
  'GET /config.json',
  'POST /api/contact',
  'POST /api/newsletter',
  // The waitlist, as EmailJS.
  'POST /api/v1.0/email/send-form',
];

// Every route, by the studio's own description of them: a new one is tried too.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let routes: readonly Route[];
  let inWorkshops: readonly Route[];
  /** A workshop with somebody in each role, and their headers. */
  let shop: string;
  const headersOf = new Map<string, Readonly<Record<string, string>>>();

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    const document = (await (await studio.ask('/api/openapi.json')).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedRoute>>>>;
    };
    routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({
        method: method.toUpperCase(),
        path,
        action: route['x-workshop-action'],
        session: route['x-workshop-session'],
      })),
    );
    inWorkshops = routes.filter(({ path }) => path.startsWith('/api/workshops/'));
    const { person, workshopOf, join } = peopleOf(studio);
    const owner = await person('owner');
    shop = await workshopOf(owner);
    headersOf.set('owner', owner.headers);
    for (const role of workshopRoles.filter((one) => one !== 'owner')) {
      const member = await person(role);
      await join(member, shop, role);
      headersOf.set(role, member.headers);
    }
    headersOf.set('stranger', (await person('stranger')).headers);
  });
  afterAll(() => studio.close());

  /** Calls a route with ids that name nothing and an empty body, so that nothing is changed by who gets in. */
  const call = async (route: Route, headers: Readonly<Record<string, string>>, workshopId = shop) => {
    const path = route.path.replace('{workshopId}', workshopId).replaceAll(/\{\w+\}/g, () => randomUUID());
    const isRead = route.method === 'GET';
    const answer = await studio.ask(path, {
      method: route.method,
      headers: { ...headers, ...(isRead ? {} : { 'content-type': 'application/json' }) },
      ...(isRead ? {} : { body: '{}' }),
    });
    const text = await answer.text();
    return { status: answer.status, code: /"code":"(\w+)"/.exec(text)?.[1], text };
  };
  const nameOf = ({ method, path }: Route) => `${method} ${path}`;

  test('nobody who is not signed in gets into any route that is not public', async () => {
    const open: string[] = [];
    for (const route of routes) {
      const { status, code } = await call(route, {});
      if (status !== 401 || code !== 'not_signed_in') open.push(nameOf(route));
    }
    expect(open.toSorted()).toEqual(PUBLIC);
  });

  test('every route of a workshop says what it does there', () => {
    expect(inWorkshops.filter(({ action }) => action === undefined || !(action in DECIDED))).toEqual([]);
    expect(routes.filter(({ action, path }) => action !== undefined && !path.includes('{workshopId}'))).toEqual([]);
    expect(new Set(inWorkshops.map(({ action }) => action))).toEqual(new Set(Object.keys(DECIDED)));
  });

  test('every route of a workshop says what it asks of the session, as it was decided', () => {
    const said = inWorkshops.map(({ action = '', session }) => [action, session] as const);
    expect(Object.fromEntries(said)).toEqual(ASKED);
  });

  test('another workshop is answered as one that does not exist, and as what is no id', async () => {
    const stranger = headersOf.get('stranger') ?? {};
    for (const route of inWorkshops) {
      const answers = [];
      for (const id of [shop, randomUUID(), 'x', '%00', '..%2f', `${shop}%00`, shop.toUpperCase()])
        answers.push(await call(route, stranger, id));
      expect([nameOf(route), new Set(answers.map(({ status }) => status))]).toEqual([nameOf(route), new Set([404])]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
  });

  describe.each(workshopRoles)('who is %s', (role) => {
    test('gets in where the table says so, and is told why elsewhere', async () => {
      for (const route of inWorkshops.filter(({ action }) => action !== 'workshop.leave')) {
        const { status, code } = await call(route, headersOf.get(role) ?? {});
        const isRefused = status === 403 && code === 'role_without_right';
        const decided = DECIDED[route.action ?? '']?.includes(role);
        expect([nameOf(route), status, !isRefused]).toEqual([nameOf(route), status, decided]);
        expect(status).toBeLessThan(500);
      }
    });
  });

  describe('an owner’s session', () => {
    /** The routes that refuse it for what it is. */
    const refusing = async (headers: Readonly<Record<string, string>>) => {
      const names: string[] = [];
      for (const route of inWorkshops)
        if ((await call(route, headers)).code === 'old_sign_in') names.push(nameOf(route));
      return names;
    };
    const asking = (...policies: readonly string[]) =>
      inWorkshops.filter(({ session: [usual = ''] = [] }) => policies.includes(usual)).map(nameOf);

    test('that passed no second factor is refused what asks for one', async () => {
      const { person, join } = peopleOf(studio);
      const weak = await person('weak');
      await join(weak, shop, 'owner');
      await studio.services.db.updateTable('accounts').set({ emailMfaEnabled: 1 }).where('id', '=', weak.id).execute();
      expect(await refusing(weak.headers)).toEqual(asking('proved', 'fresh'));
    });

    test('of more than ten minutes is refused what asks for a fresh one', async () => {
      studio.pass(10 * MINUTE_MS + 1000);
      expect(await refusing(headersOf.get('owner') ?? {})).toEqual(asking('fresh'));
    });
  });
});
