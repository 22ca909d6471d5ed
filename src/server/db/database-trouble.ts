/** What a database may lack that is no mistake of ours: it does not answer, has no room, or gave one of two up. */
export type DatabaseTrouble = 'away' | 'full' | 'given up';

/** No connection to the database server came about. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html): busy, locked, I/O error, can't open. */
const SQLITE_AWAY: ReadonlySet<number> = new Set([5, 6, 10, 14]);
const SQLITE_FULL = 13;
const PRIMARY_CODE = 0xff;

/** PostgreSQL's: connection exceptions, too many connections, and that it stops, has stopped or starts. */
const POSTGRES_AWAY = /^(08...|53300|57P0[1-5])$/;
/** It ended one of two transactions that waited for each other, or that would not have been one after the other. */
const POSTGRES_GAVE_UP = /^(40001|40P01)$/;
const POSTGRES_FULL = /^(53100|53200)$/;
/** A line that broke while a statement was on its way. */
const BROKEN_LINE: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver has no code for these. */
const BROKEN_CLIENT = /^(Connection terminated|Client has encountered a connection error)/;

/** Which trouble an error of the database tells of; undefined for a mistake of ours. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof NoConnection) return 'away';
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return sqliteTrouble(errcode % (PRIMARY_CODE + 1));
  if (BROKEN_LINE.has(code) || BROKEN_CLIENT.test(error.message)) return 'away';
  if (typeof code !== 'string') return undefined;
  if (POSTGRES_FULL.test(code)) return 'full';
  if (POSTGRES_GAVE_UP.test(code)) return 'given up';
  return POSTGRES_AWAY.test(code) ? 'away' : undefined;
}

function sqliteTrouble(code: number): DatabaseTrouble | undefined {
  if (code === SQLITE_FULL) return 'full';
  return SQLITE_AWAY.has(code) ? 'away' : undefined;
}
