import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import { ON_DISK_LATER } from './on-disk-later.ts';

type SqliteConfig = ConstructorParameters<typeof SqliteDialect>[0];
type KyselyDatabase = Exclude<SqliteConfig['database'], (...args: never[]) => unknown>;
type KyselyStatement = ReturnType<KyselyDatabase['prepare']>;

/** Compiled statements are cached; the studio has far fewer distinct ones than this. */
const KEPT_STATEMENTS = 300;

/** Set when the file is created; SQLite gives its journal files the same rights. */
const OWNERS_ALONE = 0o600;

/** How long a write waits for another process, e.g. the command line beside a running studio. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * The dialect for the SQLite that is built into Node. WAL lets others read while one writes; `synchronous=FULL` has
 * every commit on the disk before it is acknowledged.
 * @param file a path, or `:memory:`
 */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({
    database: async () => {
      if (file !== ':memory:') closeSync(openSync(file, 'a', OWNERS_ALONE));
      const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
      return forKysely(database);
    },
  });
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }
}

/**
 * SQLite rolls back changes of tables like all others. Kysely makes no use of that, since changes of foreign keys need a
 * pragma outside of the transaction, but ours have none: so a migration is all or nothing, and of two studios that start
 * at once, the second waits for the first one's.
 */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function forKysely(database: DatabaseSync): KyselyDatabase {
  const kept = new Map<string, KyselyStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      if (text === 'rollback') return rollbackOf(database);
      // `immediate`: a transaction that begins as a reader can't become a writer while another process writes.
      const prepared = adapt(database.prepare(text === 'begin' ? 'begin immediate' : text));
      const statement = text.endsWith(ON_DISK_LATER) ? withoutWaiting(database, prepared) : prepared;
      if (kept.size < KEPT_STATEMENTS) kept.set(text, statement);
      return statement;
    },
  };
}

/** Runs a statement whose commit does not wait for the disk. Within a transaction it is the transaction that waits, or not. */
function withoutWaiting(database: DatabaseSync, statement: KyselyStatement): KyselyStatement {
  // Not prepared: SQLite obeys this pragma when it is compiled.
  const wait = (mode: 'NORMAL' | 'FULL') => database.exec(`PRAGMA synchronous = ${mode}`);
  const relaxed =
    <Values, Answer>(run: (values: Values) => Answer) =>
    (values: Values): Answer => {
      if (database.isTransaction) return run(values);
      wait('NORMAL');
      try {
        return run(values);
      } finally {
        wait('FULL');
      }
    };
  return { ...statement, all: relaxed(statement.all), run: relaxed(statement.run) };
}

/**
 * SQLite has rolled a transaction back by itself where the disk is full or fails. To do it again would be another error,
 * which hides the first.
 */
function rollbackOf(database: DatabaseSync): KyselyStatement {
  const statement = adapt(database.prepare('rollback'));
  return {
    ...statement,
    run: (values) => (database.isTransaction ? statement.run(values) : { changes: 0, lastInsertRowid: 0 }),
  };
}

function adapt(statement: StatementSync): KyselyStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...forSqlite(values)),
    run: (values) => statement.run(...forSqlite(values)),
    iterate: (values) => statement.iterate(...forSqlite(values)),
  };
}

const forSqlite = (values: readonly unknown[]) => values as readonly SQLInputValue[];
