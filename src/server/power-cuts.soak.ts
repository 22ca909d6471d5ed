import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import { onEachDatabase } from './testing/database-kinds.ts';
import { openTestStudio } from './testing/test-studio.ts';
import {
  brokenDesigns,
  brokenOrders,
  NO_ORDER_BROKEN,
  NOTHING_BROKEN,
  ordersUntilKilled,
  savesUntilKilled,
} from './testing/until-killed.ts';

const CUTS = 10;
/** States that a studio may have acknowledged before its power fails: a thousand and more in all. */
const MOST_STATES = 250;

onEachDatabase((fresh) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'power-cuts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test(`${CUTS} power cuts over one database lose no state of a design that was acknowledged`, async () => {
    const source = await fresh();
    const random = seededRandom(20_261_123);
    const acknowledged: string[] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      const enough = 1 + Math.floor(random() * MOST_STATES);
      const told = await savesUntilKilled(source, folder, `cut-${cut}`, enough);
      expect(told.length).toBeGreaterThanOrEqual(enough);
      acknowledged.push(...told);
    }
    const studio = await openTestStudio(source, { dataFolder: folder });
    expect(await brokenDesigns(studio.services.db, acknowledged)).toEqual(NOTHING_BROKEN);
    await studio.close();
  });

  test(`${CUTS} power cuts over one database lose no step of an order that was acknowledged`, async () => {
    const source = await fresh();
    const random = seededRandom(20_261_124);
    const acknowledged: string[] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      const enough = 1 + Math.floor(random() * MOST_STATES);
      const told = await ordersUntilKilled(source, folder, `cut-${cut}`, enough);
      expect(told.length).toBeGreaterThanOrEqual(enough);
      acknowledged.push(...told);
    }
    const studio = await openTestStudio(source, { dataFolder: folder });
    expect(await brokenOrders(studio.services.db, acknowledged)).toEqual(NO_ORDER_BROKEN);
    await studio.close();
  });
});
