import type { Sense, SenseOf, Subject, Term } from './sense.ts';

/** Rows of one subject: phrases with the same meaning separated by commas, then what they mean. */
export function terms<S extends Subject>(
  subject: S,
  rows: readonly (readonly [phrases: string, meaning: SenseOf[S]])[],
): readonly Term[] {
  return rows.flatMap(([phrases, meaning]) =>
    // The pair is correct by the signature; TypeScript cannot narrow a union by a generic key.
    phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), sense: { subject, ...meaning } as unknown as Sense })),
  );
}

/** Rows of a subject whose meaning is one word under one key: `wordRows('motif', (motif) => ({ motif }), { lotus: 'lotus, kamal' })`. */
export function wordRows<S extends Subject, Word extends string>(
  subject: S,
  meaningOf: (word: Word) => SenseOf[S],
  rows: Readonly<Record<Word, string>>,
): readonly Term[] {
  return terms(
    subject,
    Object.entries<string>(rows).map(([word, phrases]) => [phrases, meaningOf(word as Word)] as const),
  );
}
