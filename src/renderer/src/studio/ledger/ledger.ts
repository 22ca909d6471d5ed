import { isUnder } from '#spec/request/sections/brief-span.ts';
import { amountToTell, budgetRemark, isAmountField } from '#spec/kept/amounts.ts';
import { isDeparture } from '#spec/kept/departure.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import type { RequestField } from '#spec/kept/request-field.ts';

/** What became of everything that was said, in one design. */
export type Ledger = readonly KeptFact[];

/**
 * What became of a part of the request in all designs together. waiting: not all are weighed. noted: no code can see it
 * in a design.
 */
export type LedgerState = 'done' | 'changed' | 'notDone' | 'noted' | 'waiting';

/** Whether a field is about the studio and no design: what is wanted of it, and its own questions, which stand apart. */
export function isToTheStudio(field: RequestField): boolean {
  return field === 'intent' || field === 'must_ask';
}

/** The facts that a design does not keep; of a stone that it lacks, the gem tells enough, and of a budget one amount. */
export function departuresIn(ledger: Ledger): readonly KeptFact[] {
  const missed = ledger.filter(isDeparture);
  const lacking = new Set(missed.flatMap(({ field, index }) => (field === 'stones.gem' ? [index] : [])));
  const amount = amountToTell(missed);
  return missed.filter((fact) => {
    if (isAmountField(fact.field)) return fact === amount;
    return fact.field !== 'stones.role' || !lacking.has(fact.index);
  });
}

/** What is told of a budget beside a list of departures, which tells by how much it is missed. */
export function noteBesideDepartures(ledger: Ledger): string | undefined {
  const fact = amountToTell(ledger);
  return fact && isDeparture(fact) ? undefined : budgetRemark(ledger);
}

/**
 * The state of parts of the request, named by their paths, e.g. `metal` or `stones[0]`.
 * @param ledgers of the designs that are weighed
 * @param designs how many there are
 */
export function stateOf(paths: readonly string[], ledgers: readonly Ledger[], designs: number): LedgerState {
  const isOfThem = (place: string): boolean => paths.some((path) => isUnder(place, path));
  const facts = ledgers.flatMap((ledger) => ledger.filter(({ place }) => isOfThem(place)));
  if (facts.some(({ state }) => state === 'notDone')) return 'notDone';
  if (facts.some(({ state }) => state === 'changed')) return 'changed';
  if (ledgers.length < designs) return 'waiting';
  return facts.some(({ state }) => state === 'kept') ? 'done' : 'noted';
}
