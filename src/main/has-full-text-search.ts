import { DatabaseSync } from 'node:sqlite';

/** Whether the SQLite in this runtime can search text, as the catalogue does: a build of Node or Electron may lack it. */
export function hasFullTextSearch(): boolean {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec('CREATE VIRTUAL TABLE probe USING fts5(words)');
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
}
