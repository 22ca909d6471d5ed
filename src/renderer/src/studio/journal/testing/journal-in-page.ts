import { openIndexedDbJournal } from '../indexed-db-journal.ts';
import { journalContract } from './journal-contract.ts';

/**
 * Bundled for a page by a journey: keeps one promise of the contract with this browser's IndexedDB, which must be
 * empty. @returns what was observed
 */
export async function keepPromise(name: string): Promise<unknown> {
  const promise = journalContract.find((one) => one.name === name);
  if (promise === undefined) throw new Error(`No journal promises that ${name}`);
  return await promise.observe(await openIndexedDbJournal());
}
