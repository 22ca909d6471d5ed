import { openIndexedDbJournal } from '../indexed-db-journal.ts';
import { journalContract } from './journal-contract.ts';

/**
 * Bundled for a page by a journey: runs one case of the contract on this browser's IndexedDB, which must be empty.
 * @returns what was observed
 */
export async function observeCase(name: string): Promise<unknown> {
  const found = journalContract.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The contract has no case ${name}`);
  return await found.observe(await openIndexedDbJournal());
}
