import { capitalised } from '#shared/words.ts';
import type { Draft } from '../journal/draft.ts';
import { ledgerOf } from '../ledger/design-ledger.ts';
import { departureWords } from '../ledger/fact-words.ts';
import { departuresIn } from '../ledger/ledger.ts';

/** As long as the note of an order may be. */
const MOST_CHARACTERS = 500;

/**
 * What the client asked for and no model shows, e.g. engraving: without a line on the job bag the bench never hears of it.
 * Whole lines, as many as fit.
 */
export function noteForBench(draft: Draft | undefined): string {
  const ledger = draft && ledgerOf(draft);
  const missing = departuresIn(ledger ?? []).filter(({ state }) => state === 'notDone');
  const lines = [...new Set(missing.map((fact) => `Asked for ${departureWords(fact)}.`).map(capitalised))];
  return lines.reduce((note, line) => {
    const longer = note === '' ? line : `${note}\n${line}`;
    return longer.length > MOST_CHARACTERS ? note : longer;
  }, '');
}
