import type { Comparison } from './comparison.ts';
import type { FactValue, SaidFact, Verdict } from './fact.ts';
import type { FieldsOf, RequestField } from './request-field.ts';

/** How a fact is looked for in a design. */
export type Judge = (fact: SaidFact, at: Comparison) => Verdict;

/**
 * What becomes of a field: it is looked for in a design, it only says how another field is meant, or no code can look
 * for it, with the reason.
 */
export type FactRule = Judge | { readonly readWith: RequestField } | { readonly outside: string };

/** A rule for every field of a section of the request. */
export type SectionRules<Section extends string> = Readonly<Record<FieldsOf<Section>, FactRule>>;

export const kept: Verdict = { state: 'kept' };

export function keptAs(inDesign: FactValue, why?: string): Verdict {
  return { state: 'kept', inDesign, ...(why === undefined ? {} : { why }) };
}

export function changed(inDesign: FactValue, why?: string): Verdict {
  return { state: 'changed', inDesign, ...(why === undefined ? {} : { why }) };
}

export function notDone(why: string): Verdict {
  return { state: 'notDone', why };
}

export function outside(why: string): Verdict {
  return { state: 'outside', why };
}

/** A judge of what was said as a number. */
export function number(judge: (said: number, at: Comparison, fact: SaidFact) => Verdict): Judge {
  return (fact, at) => judge(Number(fact.value), at, fact);
}

/** A judge of what was said as a word. */
export function word(judge: (said: string, at: Comparison, fact: SaidFact) => Verdict): Judge {
  return (fact, at) => judge(String(fact.value), at, fact);
}

/** Kept or changed by what the design has; not done where it has nothing of the kind. */
export function compared<Found extends FactValue>(
  inDesign: Found | undefined,
  isKept: (found: Found) => boolean,
  missing: string,
): Verdict {
  if (inDesign === undefined) return notDone(missing);
  return isKept(inDesign) ? keptAs(inDesign) : changed(inDesign);
}
