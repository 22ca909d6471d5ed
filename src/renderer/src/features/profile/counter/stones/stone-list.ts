import { parse, unparse } from 'papaparse';
import { type GemId, gemIds, gems } from '#spec/tables/gems.ts';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import { gemPricesSchema, type StonePrices } from '#spec/workshop/stone-prices.ts';
import { parseAmount } from '../../../../lib/format/parse-amount.ts';

type OwnPrices = NonNullable<ShopCounter['stonePrices']>;

/** What a shop's list says, and which of its lines could not be read. */
export interface ReadStoneList {
  readonly prices: OwnPrices;
  /** Lines that were read. */
  readonly lines: number;
  /** In words, with the number of the line as a spreadsheet counts: the heading is line 1. */
  readonly unread: readonly string[];
}

/** The columns of a list, and what else they may be called. */
const columns = {
  stone: ['stone', 'gem', 'variety'],
  quality: ['quality', 'grade', 'clarity'],
  fromCarats: ['from ct', 'from carats', 'from'],
  perCarat: ['price per ct', 'price per carat', 'per ct', 'price', 'rate'],
} as const;

type ColumnName = keyof typeof columns;

/** More than any price list has; a file of another kind ends here. */
const MOST_LINES = 2000;

/** Reads a shop's list of stone prices. @param decimal the decimal sign of its country */
export function readStoneList(csv: string, decimal: '.' | ',' = '.'): ReadStoneList {
  const { data } = parse<readonly string[]>(csv, { skipEmptyLines: 'greedy', preview: MOST_LINES });
  const [heading = [], ...rows] = data;
  const places = placesIn(heading);
  if (places === undefined)
    return {
      prices: {},
      lines: 0,
      unread: ['The first line has to name the columns: stone, quality, from ct, price per ct.'],
    };
  const read = new Map<GemId, { quality: string; bands: { fromCarats: number; perCarat: number }[] }>();
  const unread: string[] = [];
  let lines = 0;
  for (const [index, row] of rows.entries()) {
    const cell = (name: ColumnName): string => row[places[name]]?.trim() ?? '';
    const gem = gemCalled(cell('stone'));
    const fromCarats = cell('fromCarats') === '' ? 0 : parseAmount(cell('fromCarats'), decimal);
    const perCarat = parseAmount(cell('perCarat'), decimal);
    const where = `Line ${index + 2}`;
    if (gem === undefined) unread.push(`${where}: the studio knows no stone called “${cell('stone')}”.`);
    else if (Number.isNaN(fromCarats)) unread.push(`${where}: “${cell('fromCarats')}” is no weight in carats.`);
    else if (!(perCarat > 0)) unread.push(`${where}: “${cell('perCarat')}” is no price.`);
    else {
      lines += 1;
      const known = read.get(gem) ?? { quality: '', bands: [] };
      known.quality ||= cell('quality').slice(0, 80);
      known.bands = [...known.bands.filter((band) => band.fromCarats !== fromCarats), { fromCarats, perCarat }];
      read.set(gem, known);
    }
  }
  const prices: OwnPrices = {};
  for (const [gem, { quality, bands }] of read) {
    const priced = gemPricesSchema.safeParse({ quality, bands: fromZero(bands) });
    if (priced.success) prices[gem] = priced.data;
    else {
      lines -= bands.length;
      unread.push(`${gems[gem].name}: a weight or a price is out of all range, or there are more than forty lines.`);
    }
  }
  return { prices, lines, unread };
}

/** The lightest stones of a list have the price of those that come next. */
function fromZero<Band extends { readonly fromCarats: number }>(bands: readonly Band[]): Band[] {
  const rising = bands.toSorted((one, other) => one.fromCarats - other.fromCarats);
  return rising.map((band, index) => (index === 0 ? { ...band, fromCarats: 0 } : band));
}

function placesIn(heading: readonly string[]): Readonly<Record<ColumnName, number>> | undefined {
  const titles = heading.map((title) =>
    title
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, ' '),
  );
  const placeOf = (name: ColumnName) => titles.findIndex((title) => columns[name].some((known) => known === title));
  const places = {
    stone: placeOf('stone'),
    quality: placeOf('quality'),
    fromCarats: placeOf('fromCarats'),
    perCarat: placeOf('perCarat'),
  };
  return places.stone < 0 || places.perCarat < 0 ? undefined : places;
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** The gem of a name as the studio writes it, with or without what stands in brackets, or of its id. */
function gemCalled(name: string): GemId | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const exact = gemIds.find((gem) => gems[gem].name.toLowerCase() === name.toLowerCase());
  return exact ?? gemIds.find((gem) => plain(gem) === wanted) ?? gemIds.find((gem) => plain(gems[gem].name) === wanted);
}

/** A list as the studio reads it, of the prices that it reckons with now. */
export const writtenStoneList = (prices: StonePrices): string =>
  unparse([
    ['stone', 'quality', 'from ct', 'price per ct'],
    ...gemIds.flatMap((gem) =>
      prices[gem].bands.map(({ fromCarats, perCarat }) => [gems[gem].name, prices[gem].quality, fromCarats, perCarat]),
    ),
  ]);
