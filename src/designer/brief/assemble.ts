import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import type { Assumption } from '#spec/request/reader-fields.ts';
import type { Extraction, SaidValue } from './extraction.ts';
import type { TextSpan } from './parse/span.ts';

/** The request, or one record of it, before its schema has checked it. */
type UncheckedRecord = Record<string, unknown>;

/**
 * Puts the extractions of all subjects into one request with its evidence; of two values the one said first is kept. It
 * is filled field by field, so that it gets its type here, once, by its schema.
 */
export function assemble(extractions: readonly Extraction[]): DesignRequest {
  const request: UncheckedRecord = {};
  const evidence: Record<string, TextSpan> = {};
  const mustAsk = new Set<string>();
  const shouldWarn = new Set<string>();
  const assumptions: Assumption[] = [];
  for (const extraction of extractions) {
    switch (extraction.kind) {
      case 'section':
        fill(recordAt(request, extraction.section), extraction.fields, extraction.section, evidence);
        break;
      case 'item':
        fill(entryAt(request, 'items', extraction.index), extraction.fields, `items[${extraction.index}]`, evidence);
        break;
      case 'clause':
        evidence[`items[${extraction.index}].clause`] = extraction.span;
        break;
      case 'stone':
        fill(entryAt(request, 'stones', extraction.index), extraction.fields, `stones[${extraction.index}]`, evidence);
        break;
      case 'word':
        addWord(request, extraction.list, extraction.word, extraction.span, evidence);
        break;
      case 'single':
        fill(request, { [extraction.key]: { value: extraction.value, span: extraction.span } }, '', evidence);
        break;
      case 'change': {
        const changes = recordAt(request, 'changes');
        fill(
          recordAt(changes, extraction.subject),
          { [extraction.field]: extraction },
          `changes.${extraction.subject}`,
          evidence,
        );
        break;
      }
      case 'ask':
        mustAsk.add(extraction.code);
        extraction.doubtful.forEach((span, index) => (evidence[`must_ask.${extraction.code}[${index}]`] ??= span));
        break;
      case 'warn':
        shouldWarn.add(extraction.code);
        break;
      case 'assume':
        assumptions.push(extraction.assumption);
        if (extraction.span) evidence[extraction.assumption.field] = extraction.span;
        break;
      case 'contradiction':
        break;
    }
  }
  namelessSize(request);
  return designRequestSchema.parse({
    ...request,
    must_ask: [...mustAsk],
    should_warn: [...shouldWarn],
    evidence,
    assumptions,
  });
}

function fill(
  target: UncheckedRecord,
  fields: Readonly<Record<string, SaidValue<unknown> | undefined>>,
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

function addWord(
  record: UncheckedRecord,
  list: string,
  word: string,
  span: TextSpan,
  evidence: Record<string, TextSpan>,
): void {
  const words = (record[list] ??= []) as string[];
  if (words.includes(word)) return;
  evidence[`${list}[${words.length}]`] = span;
  words.push(word);
}

function recordAt(record: UncheckedRecord, key: string): UncheckedRecord {
  return (record[key] ??= {}) as UncheckedRecord;
}

function entryAt(record: UncheckedRecord, key: string, index: number): UncheckedRecord {
  const list = (record[key] ??= []) as UncheckedRecord[];
  list[index] ??= {};
  return list[index];
}

/** A size without a system gets the system null, so that it is asked. */
function namelessSize(request: UncheckedRecord): void {
  const size = request['size'] as UncheckedRecord | undefined;
  if (size && size['system'] === undefined) size['system'] = null;
}
