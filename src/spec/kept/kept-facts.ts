import type { DesignRequest } from '../request/design-request.ts';
import { compareWith } from './comparison.ts';
import type { KeptFact } from './fact.ts';
import { fieldRules } from './rules/registry.ts';
import { saidFacts } from './said-facts.ts';
import type { WeighedDesign } from './weighed-design.ts';

/** What became of everything that a request says in one design, fact by fact and in the order of the request. */
export function keptFacts(request: DesignRequest, design: WeighedDesign): readonly KeptFact[] {
  const at = compareWith(request, design);
  return saidFacts(request).flatMap((fact): readonly KeptFact[] => {
    const rule = fieldRules[fact.field];
    if (typeof rule === 'function') return [{ ...fact, ...rule(fact, at) }];
    return 'outside' in rule ? [{ ...fact, state: 'outside', why: rule.outside }] : [];
  });
}
