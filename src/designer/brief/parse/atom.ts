import type { Quantity } from '../quantities/quantity.ts';
import type { Sense, SenseFor, Subject } from '../../senses/sense.ts';
import type { TextSpan } from './span.ts';

/** A phrase with its meanings, a number, a quantity, an inscription between quotes, an unknown word, or a mark. */
export interface Atom {
  readonly kind: 'phrase' | 'number' | 'quantity' | 'quote' | 'word' | 'mark';
  /** As normalised; the words of a phrase are joined by single spaces. */
  readonly text: string;
  readonly span: TextSpan;
  /** Whether nothing stands between it and the atom before it. */
  readonly glued: boolean;
  /** Empty for unknown words, numbers and marks. */
  readonly senses: readonly Sense[];
  readonly value?: number;
  readonly quantity?: Quantity;
  /** Under a negation: it is excluded, and no subject may read it as a wish. */
  readonly negated?: boolean;
  /** Named only to be replaced ("swap the ruby for an emerald"): neither a wish nor ruled out. */
  readonly replaced?: boolean;
}

/** What the atom means for one subject, if it means anything there. */
export function senseOf<S extends Subject>(atom: Atom | undefined, subject: S): SenseFor<S> | undefined {
  return atom?.senses.find((sense): sense is SenseFor<S> & Sense => sense.subject === subject);
}

export function hasSense(atom: Atom | undefined, ...subjects: readonly Subject[]): boolean {
  return atom?.senses.some((sense) => subjects.includes(sense.subject)) ?? false;
}

export function isMark(atom: Atom | undefined, ...marks: readonly string[]): boolean {
  return atom?.kind === 'mark' && marks.includes(atom.text);
}
