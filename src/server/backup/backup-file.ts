import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** What a backup holds. */
export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  /** Uploaded pictures, and smaller copies of them. */
  readonly files: number;
  /** Of the backup. */
  readonly bytes: number;
}

/** The bytes of an uploaded picture, or of its smaller copy, which stand in a table beside its row. */
export interface BackedUpObject {
  /** Of its file. */
  readonly id: string;
  readonly key: string;
  /** Null of a smaller copy. */
  readonly sha256: string | null;
}

/** The table of the bytes, which only backups have: a backup is one file, a database with its pictures in it. */
export const OBJECTS = 'backup_objects';

const BUSY_TIMEOUT_MS = 5000;

/** Opens a backup, or a database that is about to be one. */
export const openBackup = (file: string): DatabaseSync => new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });

/** The objects that its rows tell of; none where it is of a studio from before there were any. */
export function objectsIn(backup: DatabaseSync): readonly BackedUpObject[] {
  if (!hasTable(backup, 'workshop_files')) return [];
  const rows = backup
    .prepare(`
      select id, object_key as key, sha256 from workshop_files
      union all select id, preview_key, null from workshop_files where preview_key is not null
    `)
    .all();
  return rows as unknown as readonly BackedUpObject[];
}

/** Whether bytes are those that were uploaded. What was made of them is not known by a hash. */
export const areThose = (bytes: Uint8Array, { sha256 }: BackedUpObject): boolean =>
  sha256 === null || createHash('sha256').update(bytes).digest('hex') === sha256;

export const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined;

/** What SQLite finds wrong with a database; undefined where nothing is. */
export function damageIn(database: DatabaseSync): string | undefined {
  const [first] = database.prepare('pragma integrity_check').all();
  const said = String(first?.['integrity_check']);
  return said === 'ok' ? undefined : said;
}

/** The studio's own tables: not those of SQLite, of its search, of the migrations, nor that of the bytes. */
export function countRows(database: DatabaseSync): Pick<BackupSummary, 'tables' | 'rows'> {
  const names = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== OBJECTS && !/^(kysely_|design_search)/.test(name));
  const counts = names.map((name) => Number(database.prepare(`select count(*) as n from "${name}"`).get()?.['n']));
  return { tables: names.length, rows: counts.reduce((sum, count) => sum + count, 0) };
}
