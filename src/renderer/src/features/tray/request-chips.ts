import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Assumption } from '#spec/request/reading.ts';
import type { RequestStone } from '#spec/request/stone.ts';
import type { ChipState } from '../../components/controls/chip.tsx';
import { missedWords } from '../../studio/ledger/fact-words.ts';
import { type Ledger, missedFacts, stateOf } from '../../studio/ledger/ledger.ts';
import { type BriefSpan, isUnder, spansUnder } from '#spec/request/brief-span.ts';
import { answerSpans, questionOf } from '#spec/request/questions.ts';
import { plain } from '../../lib/format/measure.ts';
import { capitalised, spoken } from '../../lib/format/words.ts';

/** One thing that was understood, assumed or must be asked. */
export interface RequestChip {
  readonly id: string;
  readonly state: ChipState;
  readonly words: string;
  /** Why it was assumed, or what became of it. */
  readonly why?: string;
  /** Where in the brief it was said; empty for what was not said. */
  readonly spans: readonly BriefSpan[];
}

/** A question that is open. */
export interface AskedChip extends RequestChip {
  /** Its code in `must_ask`. */
  readonly code: string;
}

/**
 * The request as chips: first what was said, in the order of a job bag and with what became of it, then what was
 * assumed.
 * @param ledgers of the designs that are weighed
 * @param designs how many there are
 */
export function requestChips(
  request: DesignRequest,
  ledgers: readonly Ledger[],
  designs: number,
): readonly RequestChip[] {
  const said = saidChips(request).map(({ id, ...chip }): RequestChip => {
    const why = whyOf(id, ledgers);
    return { ...chip, id, state: stateOf(id, ledgers, designs), ...(why !== '' && { why }) };
  });
  return [...said, ...assumedChips(request)];
}

/** How designs differ from a part of the request, each way once. */
function whyOf(path: string, ledgers: readonly Ledger[]): string {
  const missed = ledgers.flatMap((ledger) => missedFacts(ledger).filter(({ place }) => isUnder(place, path)));
  return [...new Set(missed.map(missedWords))].join('; ');
}

type SaidChip = Omit<RequestChip, 'state' | 'why'>;

function saidChips(request: DesignRequest): readonly SaidChip[] {
  const chip = (path: string, words: string | undefined): readonly SaidChip[] =>
    words === undefined || words === '' ? [] : [{ id: path, words, spans: spansUnder(request, path) }];
  const words = (path: keyof DesignRequest, list: readonly string[] | undefined) =>
    chip(path, list?.map(spoken).join(', '));

  return [
    ...(request.items ?? []).flatMap((item, index) => chip(`items[${index}]`, itemWords(item))),
    ...chip('metal', metalWords(request.metal)),
    ...(request.stones ?? []).flatMap((stone, index) => chip(`stones[${index}]`, stoneWords(stone))),
    ...chip('total_carat', request.total_carat && `${plain(request.total_carat.value)} ct in all`),
    ...chip('size', sizeWords(request.size)),
    ...chip('dimensions', measures(request.dimensions)),
    ...chip('weight', measures(request.weight)),
    ...words('finish', request.finish),
    ...words('techniques', request.techniques),
    ...words('motifs', request.motifs),
    ...words('style', request.style),
    ...words('features', request.features),
    ...words('constraints', request.constraints),
    ...chip('closure', request.closure && spoken(request.closure)),
    ...chip('profile', request.profile && spoken(request.profile)),
    ...chip('engraving', request.engraving && `engraved ${request.engraving.text ?? ''}`.trim()),
    ...chip('budget', budgetWords(request.budget)),
    ...chip('occasion', request.occasion && spoken(request.occasion)),
    ...chip('recipient', request.recipient && Object.values(request.recipient).map(String).map(spoken).join(', ')),
    ...(request.exclude ?? []).flatMap((word, index) => chip(`exclude[${index}]`, `no ${spoken(word)}`)),
  ];
}

function assumedChips({ assumptions }: DesignRequest): readonly RequestChip[] {
  return assumptions.map(({ field, value, why }) => ({
    id: `assumed ${field}`,
    state: 'assumed',
    words: `${fieldWords(field)}: ${valueWords(field, value)}`,
    why,
    spans: [],
  }));
}

/** What is missing, as questions. */
export function askedChips(request: DesignRequest): readonly AskedChip[] {
  return request.must_ask.map((code) => ({
    id: `must_ask.${code}`,
    code,
    state: 'ask',
    words: questionOf(code)?.words ?? `${capitalised(spoken(code))}?`,
    spans: answerSpans(request, code),
  }));
}

function itemWords(item: NonNullable<DesignRequest['items']>[number]): string {
  const count = item.qty !== undefined && item.qty > 1 ? `${item.qty} ×` : undefined;
  return [count, item.subtype, item.type]
    .filter((word) => word !== undefined)
    .map(spoken)
    .join(' ');
}

function metalWords(metal: DesignRequest['metal']): string | undefined {
  if (metal === undefined) return undefined;
  const karat = metal.karat === undefined ? undefined : `${metal.karat}k`;
  const fineness = metal.fineness === undefined ? undefined : String(metal.fineness);
  return [karat ?? fineness, metal.color, metal.material]
    .filter((word) => word !== undefined)
    .map(spoken)
    .join(' ');
}

function stoneWords(stone: RequestStone): string {
  const carat = stone.carat_each ?? stone.carat_total;
  const size = (stone.size_mm ?? (stone.diameter_mm === undefined ? undefined : [stone.diameter_mm]))
    ?.map(plain)
    .join(' × ');
  const parts = [
    stone.count !== undefined && stone.count > 1 ? `${stone.count} ×` : undefined,
    carat === undefined ? undefined : `${plain(carat)} ct`,
    size === undefined ? undefined : `${size} mm`,
    stone.shape ?? stone.cut,
    stone.color,
    stone.gem,
    mainRoles.includes(stone.role) ? undefined : stone.role,
  ];
  return parts
    .filter((word) => word !== undefined)
    .map(spoken)
    .join(' ');
}

/** Roles that a chip does not name: they are the default. */
const mainRoles: readonly string[] = ['center', 'main'];

function sizeWords(size: DesignRequest['size']): string | undefined {
  if (size === undefined) return undefined;
  if (size.value !== undefined)
    return `size ${[size.system?.replace('IN_BANGLE', 'bangle'), size.value].join(' ').trim()}`;
  if (size.inner_diameter_mm !== undefined) return `${plain(size.inner_diameter_mm)} mm inside`;
  const round = size.inner_circumference_mm;
  return round === undefined ? undefined : `${plain(round)} mm round`;
}

/** `band_width_mm: 2` → "band width 2 mm". */
function measures(values: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return Object.entries(values ?? {})
    .map(([key, value]) => {
      const match = /^(.*)_(mm|g)$/.exec(key);
      return match
        ? `${spoken(match[1] ?? '')} ${String(value)} ${match[2]}`
        : `${spoken(key)} ${spoken(String(value))}`;
    })
    .join(', ');
}

function budgetWords(budget: DesignRequest['budget']): string | undefined {
  if (budget === undefined) return undefined;
  const { currency = '', min, max, target, approx, amount_raw } = budget;
  const amount = (value: number) => `${currency} ${value.toLocaleString('en')}`.trim();
  if (min !== undefined && max !== undefined) return `${amount(min)} to ${amount(max)}`;
  if (max !== undefined) return `up to ${amount(max)}`;
  if (min !== undefined) return `from ${amount(min)}`;
  const about = target ?? approx;
  return about === undefined ? amount_raw && `budget ${amount_raw}` : `about ${amount(about)}`;
}

/** `items[0].type` → "Item type", `size.value` → "Size", `stones[0].size_mm` → "Stone size". */
function fieldWords(field: string): string {
  const steps = field.split('.').map((step) => step.replace(/s?\[\d+\]$/, ''));
  const named = steps.filter((step) => step !== 'value').join(' ');
  return capitalised(spoken(named.replace(/_(mm|g)$/, '')));
}

/** A measurement with its unit; several as a jeweller writes them: 8 × 6 mm. */
function valueWords(field: string, value: Assumption['value']): string {
  const unit = /_(mm|g)$/.exec(field)?.[1];
  if (unit === undefined) return [value].flat().map(String).map(spoken).join(', ');
  return `${[value].flat().join(' × ')} ${unit}`;
}
