import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { type Database, openDatabase } from '../../db/open-database.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { openKeyring } from './keyring.ts';

const box = createSecretBox(Buffer.alloc(32, 1));
let nowMs = 1_795_000_000_000;
const clock = () => nowMs;
let db: Database;

beforeAll(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
});
afterAll(() => db.destroy());

const kids = (ring: Awaited<ReturnType<typeof openKeyring>>) => ring.publicKeys().keys.map(({ kid }) => kid);

test('a keyring makes its first key once, and no private part of it is readable or published', async () => {
  const first = await openKeyring(db, box, clock);
  const again = await openKeyring(db, box, clock);
  expect(again.signingKey().kid).toBe(first.signingKey().kid);
  const [row] = await db.selectFrom('signingKeys').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain('PRIVATE KEY');
  expect(Object.keys(first.publicKeys().keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('after a rotation the old key verifies for a day, then it is deleted', async () => {
  const ring = await openKeyring(db, box, clock);
  const old = ring.signingKey().kid;
  nowMs += 1000;
  await ring.rotate();
  const fresh = ring.signingKey().kid;
  expect(fresh).not.toBe(old);
  expect(kids(ring)).toEqual([fresh, old]);
  nowMs += DAY_MS;
  await ring.refresh();
  expect(kids(ring)).toEqual([fresh]);
});

test('a key of ninety days is replaced, and other processes learn of it', async () => {
  const [ring, elsewhere] = [await openKeyring(db, box, clock), await openKeyring(db, box, clock)];
  nowMs += 90 * DAY_MS;
  await ring.refresh();
  await elsewhere.refresh();
  expect(elsewhere.signingKey().kid).toBe(ring.signingKey().kid);
  expect(kids(elsewhere)).toHaveLength(2);
});

test('another secret opens nothing', async () => {
  const stranger = createSecretBox(Buffer.alloc(32, 2));
  await expect(openKeyring(db, stranger, clock)).rejects.toThrow(/another secret/);
});

onEachDatabase((fresh) => {
  test('several studios that open one new database at once sign with one key, and rotate it once', async () => {
    const source = await fresh();
    const studios = [await openDatabase(source), await openDatabase(source), await openDatabase(source)];
    const rings = await Promise.all(studios.map((one) => openKeyring(one, box, clock)));
    const [key, ...others] = rings.map((ring) => ring.signingKey().kid);
    expect(others).toEqual([key, key]);
    nowMs += 90 * DAY_MS;
    await Promise.all(rings.map((ring) => ring.refresh()));
    const [next, ...rest] = rings.map((ring) => ring.signingKey().kid);
    expect(next).not.toBe(key);
    expect(rest).toEqual([next, next]);
    for (const ring of rings) expect(kids(ring)).toEqual([next, key]);
    for (const one of studios) await one.destroy();
  });
});
