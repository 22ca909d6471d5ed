import { indianWordsNotBuilt } from '../../archetypes/not-built/indian-words.ts';
import { worldWordsNotBuilt } from '../../archetypes/not-built/world-words.ts';
import { archetypes } from '../../archetypes/registry.ts';
import type { Term } from '../../senses/sense.ts';

const designed: readonly Term[] = Object.values(archetypes).flatMap(({ words }): readonly Term[] => words);

/** Leaves out words for pieces that cannot be designed when a designed piece has the same word. */
function untaken(terms: readonly Term[]): readonly Term[] {
  const taken = new Set(designed.map(keyOf));
  return terms.filter((term) => !taken.has(keyOf(term)));
}

function keyOf({ phrase, sense }: Term): string {
  return `${sense.subject} ${phrase}`;
}

/** Joins pieces that share a kind word: "solitaire" is said of rings and of pendants. */
function joined(terms: readonly Term[]): readonly Term[] {
  const byKey = new Map<string, Term>();
  for (const term of terms) {
    const before = byKey.get(keyOf(term));
    const { sense } = term;
    if (before?.sense.subject !== 'kind' || sense.subject !== 'kind') byKey.set(keyOf(term), term);
    else {
      const types = [...new Set([...before.sense.types, ...sense.types])];
      byKey.set(keyOf(term), { ...before, sense: { ...before.sense, types } });
    }
  }
  return [...byKey.values()];
}

const all = joined([...designed, ...untaken([...worldWordsNotBuilt, ...indianWordsNotBuilt])]);

/** The words for pieces, collected from their archetypes: nouns first, then the kinds. */
export const pieceTerms: readonly Term[] = [
  ...all.filter(({ sense }) => sense.subject === 'piece'),
  ...all.filter(({ sense }) => sense.subject !== 'piece'),
];
