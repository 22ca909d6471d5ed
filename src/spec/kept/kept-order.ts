import type { DesignRequest } from '../request/design-request.ts';
import { featuresOfSeveral, type OrderLine, placeInOrder } from '../request/order/order-line.ts';
import type { KeptFact } from './fact.ts';
import { factsOfField } from './field-facts.ts';
import { isReadWithAnother } from './kept-facts.ts';
import { sumsOfLines } from './order-sums.ts';
import { saidFacts } from './said-facts.ts';

/** What became of a line's own request in the design for it. */
export interface KeptLine {
  readonly line: OrderLine;
  readonly facts: readonly KeptFact[];
}

/**
 * What became of everything that a request for one or more pieces says in the designs for its lines, in the order of
 * the request.
 */
export function keptOrder(request: DesignRequest, lines: readonly KeptLine[]): readonly KeptFact[] {
  const [only, another] = lines;
  if (only === undefined) return [];
  if (another === undefined) return only.facts;
  const byPlace = new Map<string, KeptFact[]>();
  for (const { line, facts } of lines) {
    for (const fact of facts) {
      const place = placeInOrder(fact.place, line);
      byPlace.set(place, [...(byPlace.get(place) ?? []), fact]);
    }
  }
  const judged = new Set(lines.flatMap(({ facts }) => facts.map(({ field }) => field)));
  return saidFacts(request).flatMap((said): readonly KeptFact[] => {
    const found = byPlace.get(said.place);
    if (found) return [{ ...(sumsOfLines(said, found, request) ?? together(found)), ...said }];
    if (said.field === 'features' && featuresOfSeveral.has(String(said.value))) return [{ ...said, state: 'kept' }];
    // The system of a size is told with the size.
    if (isReadWithAnother(said.field)) return [];
    return judged.has(said.field) || factsOfField(said.field).isSize
      ? [{ ...said, state: 'notDone', why: 'no piece of the order has it' }]
      : [];
  });
}

type State = KeptFact['state'];

const worstFirst: readonly State[] = ['notDone', 'changed', 'asked', 'kept', 'outside'];
const bestFirst: readonly State[] = ['kept', 'changed', 'asked', 'notDone', 'outside'];

/** The same fact in several pieces as one: the worst that became of it, or the best where one piece is enough. */
function together(found: readonly KeptFact[]): KeptFact {
  const [first] = found as readonly [KeptFact];
  const order = factsOfField(first.field).onceIsEnough ? bestFirst : worstFirst;
  return found.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] ?? first;
}
