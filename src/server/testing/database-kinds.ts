import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseSource } from '../db/open-database.ts';
import { postgresOfWorker, postgresPrograms } from './postgres-server.ts';

interface DatabaseKind {
  readonly name: string;
  readonly isHere: boolean;
  start(): Promise<DatabaseSupply>;
}

/** Supplies the tests of one file with fresh databases. */
interface DatabaseSupply {
  fresh(): Promise<DatabaseSource>;
  close(): Promise<void>;
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  isHere: true,
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'studio-sqlite-'));
    let count = 0;
    return {
      async fresh() {
        count += 1;
        return { sqliteFile: join(folder, `${count}.sqlite`) };
      },
      async close() {
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

const programs = await postgresPrograms();

const postgres: DatabaseKind = {
  name: programs ? 'PostgreSQL' : 'PostgreSQL (npm has none for this system, so these are skipped)',
  isHere: programs !== undefined,
  async start() {
    if (programs === undefined) throw new Error('There is no PostgreSQL here.');
    const server = await postgresOfWorker(programs);
    return { fresh: async () => ({ postgresUrl: await server.freshDatabase() }), close: () => server.dropAll() };
  },
};

/**
 * Runs a suite on SQLite and on PostgreSQL.
 * @param suite receives a function that opens a fresh database while its tests run
 */
export function onEachDatabase(suite: (fresh: () => Promise<DatabaseSource>) => void): void {
  for (const kind of [sqlite, postgres]) {
    describe.skipIf(!kind.isHere)(`on ${kind.name}`, () => {
      let supply: DatabaseSupply;
      beforeAll(async () => {
        supply = await kind.start();
      });
      afterAll(() => supply.close());
      suite(() => supply.fresh());
    });
  }
}
