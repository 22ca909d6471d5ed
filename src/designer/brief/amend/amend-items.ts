import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { type SaidEntry, saidList, withList } from './said-list.ts';

type SaidItem = SaidEntry<'items'>;

/** What a change may say of a piece of the order without naming another one. */
const told: readonly (keyof RequestItem)[] = [
  'subtype',
  'qty',
  'unit',
  'length_mm',
  'width_mm',
  'size_system',
  'size_value',
];

/**
 * The pieces of an order with what a change says of them. Of a piece that is not in it the change only speaks, as of
 * the chain of a pendant; where nothing else is said, that piece is wanted instead.
 */
export function amendItems(base: DesignRequest, change: DesignRequest): DesignRequest {
  const said = saidList(change, 'items');
  const items = [...saidList(base, 'items')];
  if (items.length === 0) return withList(base, 'items', said);
  const others = said.filter(({ value }) => items.every((item) => item.value.type !== value.type));
  if (others.length === said.length && others.length > 0 && saysNothingElse(change))
    return withList(base, 'items', said);
  for (const item of said) {
    const at = items.findIndex(({ value }) => value.type === item.value.type);
    const old = items[at];
    if (old !== undefined) items[at] = amendedItem(old, item);
  }
  const measured = items.map((item) => withoutMeasured(item, change));
  return withChainLength(withList(base, 'items', measured), others);
}

/** What a change has beside its facts, or what is none of a design. */
const beside: ReadonlySet<string> = new Set<keyof DesignRequest>([
  'items',
  'keep',
  'intent',
  'must_ask',
  'should_warn',
  'evidence',
  'assumptions',
]);

/** Whether a change is of nothing but the piece: "make it a pendant". */
function saysNothingElse(change: DesignRequest): boolean {
  return Object.keys(change).every((key) => beside.has(key));
}

function amendedItem(old: SaidItem, { value, spans }: SaidItem): SaidItem {
  const fields = told.filter((field) => value[field] !== undefined);
  const own = Object.fromEntries(fields.map((field) => [field, value[field]])) as Partial<RequestItem>;
  const ownSpans = Object.entries(spans).filter(([place]) => fields.some((field) => place === `.${field}`));
  return { value: { ...old.value, ...own }, spans: { ...old.spans, ...Object.fromEntries(ownSpans) } };
}

/** A length or a width that is said anew of the whole piece takes the place of the one that its line has. */
function withoutMeasured({ value, spans }: SaidItem, { dimensions = {} }: DesignRequest): SaidItem {
  const fallen = (['length_mm', 'width_mm'] as const).filter((field) => dimensions[field] !== undefined);
  const kept = Object.entries(value).filter(([field]) => !fallen.some((one) => one === field));
  const keptSpans = Object.entries(spans).filter(([place]) => !fallen.some((one) => place === `.${one}`));
  return { value: Object.fromEntries(kept) as RequestItem, spans: Object.fromEntries(keptSpans) };
}

/** "chain 20 inch kar do", said of a pendant: the length is that of the chain it hangs on. */
function withChainLength(request: DesignRequest, others: readonly SaidItem[]): DesignRequest {
  const chain = others.find(({ value }) => itemType(value.type).lengthAsPart === 'chain');
  const length = chain?.value.length_mm ?? (chain && request.dimensions?.length_mm);
  if (length === undefined) return request;
  const { length_mm: _, ...dimensions } = request.dimensions ?? {};
  const { 'dimensions.length_mm': said, ...evidence } = request.evidence;
  const span = chain?.spans['.length_mm'] ?? said;
  return {
    ...request,
    dimensions: { ...dimensions, chain_length_mm: length },
    evidence: { ...evidence, ...(span && { 'dimensions.chain_length_mm': span }) },
  };
}
