import type { QuestionCode } from '../questions.ts';
import { clashesIn } from '../meanings/clashes.ts';
import type { DesignRequest } from '../request/design-request.ts';
import { isUnder } from '../request/sections/brief-span.ts';
import type { Shown } from '../shown/shown.ts';
import { compareWith } from './comparison.ts';
import type { KeptFact } from './fact.ts';
import type { RequestField } from './request-field.ts';
import { fieldRules } from './rules/registry.ts';
import { saidFacts } from './said-facts.ts';
import type { Appraisal } from './appraisal.ts';

/** What became of everything that a request says in one design, fact by fact and in the order of the request. */
export function keptFacts(request: DesignRequest, design: Appraisal): readonly KeptFact[] {
  return factKeeper(request)(design);
}

/** The same for many designs of one request. @param isMeant whether facts of a field are looked for */
export function factKeeper(
  request: DesignRequest,
  isMeant: (field: RequestField) => boolean = () => true,
): (design: Appraisal, shown?: readonly Shown[]) => readonly KeptFact[] {
  const facts = saidFacts(request).filter(({ field }) => isMeant(field));
  const clashing = clashesIn(request).flatMap(({ wanted, excluded }) => [...wanted, excluded]);
  return (design, shown) => {
    const at = compareWith(request, design, shown);
    return facts.flatMap((fact): readonly KeptFact[] => {
      // Until it is known which of the two holds, neither is kept and neither is missed.
      if (clashing.some((path) => isUnder(fact.place, path)))
        return [{ ...fact, state: 'asked', question: 'excluded_and_wanted' satisfies QuestionCode }];
      const rule = fieldRules[fact.field];
      if (typeof rule === 'function') return [{ ...fact, ...rule(fact, at) }];
      return 'outside' in rule ? [{ ...fact, state: 'outside', why: rule.outside }] : [];
    });
  };
}

/** Whether a field only says how another is meant: the scope of a weight, the unit of a number. */
export function isReadWithAnother(field: RequestField): boolean {
  const rule = fieldRules[field];
  return typeof rule === 'object' && 'readWith' in rule;
}
