import { amountInWords } from '#shared/money.ts';
import { gemOfWord } from '#spec/meanings/gems.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import { isReadWithAnother } from '#spec/kept/kept-facts.ts';
import type { RequestField } from '#spec/kept/request-field.ts';
import { saidFacts } from '#spec/kept/said-facts.ts';
import { type BriefSpan, isUnder, spansUnder } from '#spec/request/sections/brief-span.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { wordsAt } from '#spec/request/rewrite-brief.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { plain } from '#shared/measure-words.ts';
import { spoken } from '#shared/words.ts';
import { fieldWords, valueWords } from '../../../studio/ledger/fact-words.ts';
import { isToTheStudio } from '../../../studio/ledger/ledger.ts';

/** A part of the request in a few words. */
export interface SaidChip {
  /** Its path in the request. */
  readonly id: string;
  /** The path of what the same words rule out: "not heavy" asks for a light piece. */
  readonly besides?: string;
  readonly words: string;
  readonly spans: readonly BriefSpan[];
}

/** Everything that was said, in the order of a job bag; a fact that has no chip of its own kind gets a plain one. */
export function saidChips(brief: string, request: DesignRequest): readonly SaidChip[] {
  const chip = (path: string, words: string | undefined): readonly SaidChip[] =>
    words === undefined || words === '' ? [] : [{ id: path, words, spans: spansUnder(request, path) }];
  const chips = [
    ...(request.items ?? []).flatMap((item, index) => chip(`items[${index}]`, itemWords(item))),
    ...chip('metal', metalWords(request.metal)),
    ...(request.stones ?? []).flatMap((stone, index) => chip(`stones[${index}]`, stoneWords(stone))),
    ...chip('total_carat', request.total_carat && `${plain(request.total_carat.value)} ct in all`),
    ...chip('size', sizeWords(request.size)),
    ...chip('budget', request.budget && budgetWords(request.budget, saidWords(brief, request, 'budget'))),
    ...chip('recipient', request.recipient && Object.values(request.recipient).map(String).map(spoken).join(', ')),
    ...(request.exclude ?? []).flatMap((word, index) => chip(`exclude[${index}]`, `no ${spoken(word)}`)),
  ];
  const others = saidFacts(request).filter(
    ({ field, place }) =>
      !isToTheStudio(field) &&
      !isReadWithAnother(field) &&
      (isMeasureOfItem(field) || !chips.some(({ id }) => isUnder(place, id))),
  );
  return joined([
    ...chips,
    ...others.flatMap(({ field, place, value }) =>
      chip(
        place,
        otherWords(field, saidWords(brief, request, place) || valueWords(field, value, request.budget?.currency)),
      ),
    ),
  ]);
}

/** One wish is one chip: what is ruled out by the words of another chip goes with it. */
function joined(chips: readonly SaidChip[]): readonly SaidChip[] {
  const isSaidBy = (one: SaidChip, other: SaidChip): boolean =>
    isUnder(one.id, 'exclude') &&
    !isUnder(other.id, 'exclude') &&
    one.spans.length > 0 &&
    areSame(one.spans, other.spans);
  return chips
    .filter((one) => !chips.some((other) => isSaidBy(one, other)))
    .map((other) => {
      const ruledOut = chips.find((one) => isSaidBy(one, other));
      return ruledOut === undefined ? other : { ...other, besides: ruledOut.id };
    });
}

const areSame = (some: readonly BriefSpan[], others: readonly BriefSpan[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** The words of the brief as they were said, rightly spelt: 7 inches, ₹60,000. */
function saidWords(brief: string, request: DesignRequest, path: string): string {
  return request.assumptions
    .filter(({ field }) => isUnder(field, 'spelling'))
    .reduce(
      (words, { field, value }) => words.replace(wordsAt(brief, spansUnder(request, field)), String(value)),
      wordsAt(brief, spansUnder(request, path)),
    );
}

/** `dimensions.band_width_mm`, "1.7 mm" → "band width 1.7 mm". */
function otherWords(field: RequestField, said: string): string {
  const { isSelfEvident, of, called } = factsOfField(field);
  return isSelfEvident ? said : `${of === 'item' ? called : fieldWords(field)} ${said}`;
}

/** "up to ₹60,000": the amount as it was said, or by its numbers where no words say it. */
function budgetWords(budget: NonNullable<DesignRequest['budget']>, said: string): string {
  const { currency, min, max, target, approx, amount_raw = '' } = budget;
  const numbers = [min ?? target ?? approx, max].filter((value) => value !== undefined);
  const amount = said || numbers.map((value) => amountInWords(value, currency)).join(' to ') || amount_raw;
  if (min !== undefined && max === undefined) return `from ${amount}`;
  return min === undefined && max !== undefined ? `up to ${amount}` : `budget ${amount}`;
}

/** What its chip calls a piece of the order; what is measured of it alone gets chips of its own. */
const calling: ReadonlySet<RequestField> = new Set(['items.type', 'items.subtype', 'items.qty', 'items.unit']);

function isMeasureOfItem(field: RequestField): boolean {
  return factsOfField(field).of === 'item' && !calling.has(field);
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
    stone.setting === undefined ? undefined : `${stone.setting}-set`,
    cutWords(stone.shape ?? stone.cut),
    stone.color,
    stone.gem,
    placeWords(stone),
  ];
  return parts
    .filter((word) => word !== undefined)
    .map(spoken)
    .join(' ');
}

/** A cut by its name, and told from the gem of that name: an emerald-cut emerald. */
const cutWords = (cut: string | undefined): string | undefined =>
  cut !== undefined && gemOfWord(cut) !== undefined ? `${cut}-cut` : cut;

/** Where a stone stands; of stones without a gem it tells what they are. */
function placeWords({ role, gem, setting }: RequestStone): string | undefined {
  const { isUsual, halo, called } = stoneRole(role);
  if (isUsual) return gem === undefined && setting !== undefined ? 'stones' : undefined;
  return gem === undefined && halo === undefined ? (called ?? role) : role;
}

function sizeWords(size: DesignRequest['size']): string | undefined {
  if (size === undefined) return undefined;
  const { system, value, inner_diameter_mm: acrossMm } = size;
  if (value !== undefined) return `size ${sizeName({ system, value })}`;
  if (acrossMm !== undefined) return sizeName({ system: 'mm', value: acrossMm });
  const round = size.inner_circumference_mm;
  return round === undefined ? undefined : `${plain(round)} mm round`;
}
