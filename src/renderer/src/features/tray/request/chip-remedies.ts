import { isDeparture } from '#spec/kept/departure.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { isAmountField } from '#spec/kept/amounts.ts';
import { type BriefSpan, isUnder } from '#spec/request/sections/brief-span.ts';
import { valueWords } from '../../../studio/ledger/fact-words.ts';
import { departuresIn, type Ledger } from '../../../studio/ledger/ledger.ts';

/** What can be done about a chip with one press: words that take the place of others in the brief. */
export interface ChipRemedy {
  readonly label: string;
  readonly words: string;
  /** The words that they replace; without any they are added. */
  readonly spans: readonly BriefSpan[];
}

/** A design of the tray with what became in it of all that was said. */
export interface CalledLedger {
  /** What its role is called. */
  readonly called: string;
  readonly ledger: Ledger;
}

/**
 * What can be asked for in the place of what no design keeps: the number that comes nearest to what was said, once for
 * each fact of these paths.
 */
export function remediesFor(
  paths: readonly string[],
  ledgers: readonly Ledger[],
  currency: string | undefined,
): readonly ChipRemedy[] {
  const missed = ledgers.flatMap(departuresIn).filter(({ place }) => paths.some((path) => isUnder(place, path)));
  const nearest = new Map<string, Changed>();
  for (const fact of missed) {
    if (!isChangedNumber(fact)) continue;
    const best = nearest.get(fact.place);
    if (best === undefined || offBy(fact) < offBy(best)) nearest.set(fact.place, fact);
  }
  return [...nearest.values()].map((fact) => {
    const { field, span, inDesign } = fact;
    const words = valueWords(field, isAmountField(field) ? Math.ceil(inDesign) : inDesign, currency);
    return { label: `Ask for ${words} instead`, words, spans: [span] };
  });
}

/** Which designs keep all of these paths, where others do not; empty where all do or none does. */
export function keptBy(paths: readonly string[], designs: readonly CalledLedger[]): readonly string[] {
  const keeping = designs.filter(
    ({ ledger }) => !ledger.some((fact) => isDeparture(fact) && paths.some((path) => isUnder(fact.place, path))),
  );
  return keeping.length === designs.length ? [] : keeping.map(({ called }) => called);
}

type Changed = KeptFact & { readonly value: number; readonly inDesign: number; readonly span: BriefSpan };

function isChangedNumber(fact: KeptFact): fact is Changed {
  return (
    fact.state === 'changed' &&
    typeof fact.value === 'number' &&
    typeof fact.inDesign === 'number' &&
    fact.span !== undefined
  );
}

function offBy({ value, inDesign }: Changed): number {
  return Math.abs(inDesign - value);
}
