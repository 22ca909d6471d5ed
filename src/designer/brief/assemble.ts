import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import type { Assumption } from '#spec/request/reading.ts';
import type { Fact, Said } from './fact.ts';
import type { TextSpan } from './words/span.ts';

type Draft = Record<string, unknown>;

/** Puts the facts of all subjects into one document with its evidence; of two values the one said first is kept. */
export function assemble(facts: readonly Fact[]): DesignRequest {
  const draft: Draft = {};
  const evidence: Record<string, TextSpan> = {};
  const mustAsk = new Set<string>();
  const shouldWarn = new Set<string>();
  const assumptions: Assumption[] = [];
  for (const fact of facts) {
    switch (fact.kind) {
      case 'section':
        fill(recordAt(draft, fact.section), fact.fields, fact.section, evidence);
        break;
      case 'item':
        fill(entryAt(draft, 'items', fact.index), fact.fields, `items[${fact.index}]`, evidence);
        break;
      case 'stone':
        fill(entryAt(draft, 'stones', fact.index), fact.fields, `stones[${fact.index}]`, evidence);
        break;
      case 'word':
        addWord(draft, fact.list, fact.word, fact.span, evidence);
        break;
      case 'single':
        fill(draft, { [fact.key]: { value: fact.value, span: fact.span } }, '', evidence);
        break;
      case 'change': {
        const changes = recordAt(draft, 'changes');
        fill(recordAt(changes, fact.subject), { [fact.field]: fact }, `changes.${fact.subject}`, evidence);
        break;
      }
      case 'ask':
        mustAsk.add(fact.code);
        fact.doubtful.forEach((span, index) => (evidence[`must_ask.${fact.code}[${index}]`] ??= span));
        break;
      case 'warn':
        shouldWarn.add(fact.code);
        break;
      case 'assume':
        assumptions.push(fact.assumption);
        break;
      case 'contradiction':
        break;
    }
  }
  namelessSize(draft);
  return designRequestSchema.parse({
    ...draft,
    must_ask: [...mustAsk],
    should_warn: [...shouldWarn],
    evidence,
    assumptions,
  });
}

function fill(
  target: Draft,
  fields: Readonly<Record<string, Said<unknown> | undefined>>,
  path: string,
  evidence: Record<string, TextSpan>,
): void {
  for (const [key, said] of Object.entries(fields)) {
    if (said === undefined || target[key] !== undefined) continue;
    target[key] = said.value;
    // A value that no words say, such as the intent of an ordinary wish, has no evidence.
    if (said.span[1] > said.span[0]) evidence[path === '' ? key : `${path}.${key}`] = said.span;
  }
}

function addWord(draft: Draft, list: string, word: string, span: TextSpan, evidence: Record<string, TextSpan>): void {
  const words = (draft[list] ??= []) as string[];
  if (words.includes(word)) return;
  evidence[`${list}[${words.length}]`] = span;
  words.push(word);
}

function recordAt(draft: Draft, key: string): Draft {
  return (draft[key] ??= {}) as Draft;
}

function entryAt(draft: Draft, key: string, index: number): Draft {
  const list = (draft[key] ??= []) as Draft[];
  list[index] ??= {};
  return list[index];
}

/** A size without a system gets the system null, so that it is asked. */
function namelessSize(draft: Draft): void {
  const size = draft['size'] as Draft | undefined;
  if (size && size['system'] === undefined) size['system'] = null;
}
