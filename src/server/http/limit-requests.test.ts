import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import type { StudioBindings } from '../studio-env.ts';
import { limitRequests } from './limit-requests.ts';

const limit = { name: 'knocks', most: 3, windowMs: HOUR_MS };

let db: Database;
let nowMs = HOUR_MS;
let door: Hono<StudioBindings>;

beforeAll(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('attempts').execute();
  door = new Hono<StudioBindings>();
  door.get('/', limitRequests({ db, clock: () => nowMs }, limit), (c) => c.text('come in'));
});

const knock = async (clientAddress = '192.0.2.1') => {
  const answer = await door.request('/', {}, { clientAddress, origin: 'http://127.0.0.1' });
  return answer.status;
};
const counted = async () => (await db.selectFrom('attempts').select('count').executeTakeFirstOrThrow()).count;

test('the limit holds for simultaneous requests as for successive ones', async () => {
  const statuses = await Promise.all(Array.from({ length: 8 }, () => knock()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(limit.most);
  expect(await knock('192.0.2.2')).toBe(200);
});

test('a flood is refused without being counted', async () => {
  for (let count = 0; count < 50; count += 1) await knock();
  expect(await counted()).toBe(limit.most);
});

test('a refused address is let in again once its window has ended, not sooner', async () => {
  for (let count = 0; count <= limit.most; count += 1) await knock();
  nowMs += HOUR_MS - 1;
  expect(await knock()).toBe(429);
  nowMs += 1;
  // It was refused a moment ago; the refusal is remembered for ten seconds.
  nowMs += 10_000;
  expect(await knock()).toBe(200);
});

test('a flood from one address locks out no other', async () => {
  for (let count = 0; count <= limit.most; count += 1) await knock();
  nowMs += 1;
  expect([await knock(), await knock('2001:db8::1'), await knock()]).toEqual([429, 200, 429]);
});
