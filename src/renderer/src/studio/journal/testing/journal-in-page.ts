import { sampleDraft, sampleTray, titledBand } from '../../testing/sample-draft.ts';
import { withRevision } from '../draft.ts';
import { openIndexedDbJournal } from '../indexed-db/indexed-db-journal.ts';
import type { Journal } from '../journal.ts';
import { openJournalDatabase } from '../indexed-db/journal-database.ts';
import { journalContract } from './journal-contract.ts';

/**
 * Bundled for a page by a journey: runs one case of the contract on this browser's IndexedDB, which must be empty.
 * @returns what was observed
 */
export async function observeCase(name: string): Promise<unknown> {
  const found = journalContract.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The contract has no case ${name}`);
  return await found.observe(await openIndexedDbJournal('somebody'));
}

/** Who finds what was made in this browser before journals belonged to accounts, and what accounts see of one another. */
export async function observeAccounts(): Promise<unknown> {
  const nobodys = await openJournalDatabase(undefined);
  await nobodys.put('drafts', { ...sampleDraft('mine'), current: 'r1' });
  await nobodys.put('drafts', { id: 'damaged', revisions: 'eaten by moths' });
  await nobodys.put('trays', sampleTray());
  await nobodys.put('notes', ['mine'], 'likes');
  await nobodys.put('pictures', new Blob(['light']), ['r1', 'photo']);

  const first = await openIndexedDbJournal('first');
  const second = await openIndexedDbJournal('second');
  const foundBy = async (journal: Journal) => {
    const draft = await journal.draft('mine');
    return {
      draft: draft.ok ? draft.value.revisions.map(({ id }) => id) : draft.problem.code,
      damaged: await journal.draft('damaged').then((read) => (read.ok ? 'read' : read.problem.code)),
      trays: (await journal.recentTrays(9)).length,
      likes: (await journal.note('likes'))?.liked,
      photo: await (await journal.picture('r1', 'photo'))?.text(),
    };
  };
  const moved = [await foundBy(first), await foundBy(second)];

  // A window of the studio as it was before may still be open, and write what it shows.
  const edit = { patch: [], origin: 'hand', author: 'me', time: sampleDraft().created } as const;
  await nobodys.put('drafts', withRevision(sampleDraft('mine'), { id: 'late', spec: titledBand('late'), edit }));
  await nobodys.put('notes', ['late'], 'likes');
  const later = await foundBy(await openIndexedDbJournal('first'));
  const left = await Promise.all(
    ['drafts', 'trays', 'notes', 'pictures'].map((name) => nobodys.count(name as 'drafts')),
  );
  return { moved, later: [later.draft, later.likes], left };
}
