import { problemWith, tidyText } from '#shared/forms/field-rule.ts';
import { listingRules, MOST_TAGS } from '#shared/forms/listing-rules.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseAmount } from '../../../lib/format/parse-amount.ts';
import type { Listing, PriceOverride } from '../../../studio/journal/listing.ts';

/** What can be typed of a design, in the order of the table. */
export const listingFields = ['title', 'sku', 'collection', 'tags', 'price', 'description'] as const;
export type ListingField = (typeof listingFields)[number];

/** What is typed: tags between commas, a price as people write it, empty for the reckoned one. */
export type TypedListing = Readonly<Record<ListingField, string>>;

/** A design with what its workshop says of it. */
export interface ListedDesign extends Listing {
  readonly title: string;
}

/** What of a design is another than it was. */
export interface ListingChange extends Partial<Omit<ListedDesign, 'priceOverride' | 'tags'>> {
  readonly tags?: string[];
  /** Null for the reckoned price. */
  readonly priceOverride?: PriceOverride | null;
}

/** What is wrong with what is typed, by field. */
export type ListingProblems = Readonly<Partial<Record<ListingField, string>>>;

/** More than any shop asks, in hundredths; the server takes no more. */
const DEAREST = 100_000_000_000;

/** Countries with this currency write decimals behind a comma. */
const decimalOf = (currency: string): '.' | ',' => (currency === 'EUR' ? ',' : '.');

/** A design as it is typed. */
export function typedListing({ title, sku, collection, description, tags, priceOverride }: ListedDesign): TypedListing {
  const price = priceOverride === undefined ? '' : amountTyped(priceOverride);
  return { title, sku, collection, description, tags: tags.join(', '), price };
}

function amountTyped({ hundredths, currency }: PriceOverride): string {
  const amount = hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
  return decimalOf(currency) === ',' ? amount.replace('.', ',') : amount;
}

/** The tags of what is typed, each once. */
export const tagsTyped = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((tag) => tidyText(tag, listingRules.tag))
      .filter((tag) => tag !== ''),
  ),
];

/**
 * What of a design is typed otherwise than it is; empty where nothing is.
 * @param currency of a price that is set anew
 * @returns refused with what is wrong, field by field
 */
export function changeTyped(
  before: ListedDesign,
  typed: TypedListing,
  currency: string,
): Result<ListingChange, ListingProblems> {
  const problems: Partial<Record<ListingField, string>> = {};
  const change: Record<string, unknown> = {};
  for (const field of ['title', 'sku', 'collection', 'description'] as const) {
    const problem = problemWith(typed[field], listingRules[field]);
    const said = tidyText(typed[field], listingRules[field]);
    if (problem !== undefined) problems[field] = problem;
    else if (said !== before[field]) change[field] = said;
  }
  const tags = tagsTyped(typed.tags);
  const isLongTag = tags.find((tag) => problemWith(tag, listingRules.tag) !== undefined);
  if (tags.length > MOST_TAGS) problems.tags = `A design has at most ${MOST_TAGS} tags`;
  else if (isLongTag !== undefined) problems.tags = `A tag has at most ${listingRules.tag.most} characters`;
  else if (tags.join() !== before.tags.join()) change['tags'] = tags;
  const price = priceTyped(typed.price, before.priceOverride?.currency ?? currency);
  if (price === undefined) problems.price = 'Enter an amount, such as 4200';
  else if (price?.hundredths !== before.priceOverride?.hundredths) change['priceOverride'] = price;
  return Object.keys(problems).length > 0 ? fail(problems) : ok(change);
}

/** @returns null where none is set, undefined for what is no price */
function priceTyped(typed: string, currency: string): PriceOverride | null | undefined {
  if (typed.trim() === '') return null;
  const hundredths = Math.round(parseAmount(typed, decimalOf(currency)) * 100);
  return hundredths > 0 && hundredths <= DEAREST ? { hundredths, currency } : undefined;
}

/** The fields in which two designs differ. */
export function fieldsBetween(one: ListedDesign, other: ListedDesign): readonly ListingField[] {
  const [left, right] = [typedListing(one), typedListing(other)];
  return listingFields.filter((field) => left[field] !== right[field]);
}
