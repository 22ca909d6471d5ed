import { describe, expect, test } from 'vitest';
import { createMemoryJournal } from './memory-journal.ts';
import { journalContract } from './testing/journal-contract.ts';

// The journal in IndexedDB passes the same cases, in a real browser: e2e/web/journal.spec.ts.
describe('a journal in memory', () => {
  test.each(journalContract)('$name', async ({ observe, expected }) => {
    expect(await observe(createMemoryJournal())).toEqual(expected);
  });
});
