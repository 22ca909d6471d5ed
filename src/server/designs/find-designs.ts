import type { ExpressionBuilder } from 'kysely';
import type { Metal } from '#spec/tables/alloys.ts';
import type { DesignRow } from '../db/design-tables.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { type Design, DESIGN_COLUMNS, designOfRow } from './design.ts';
import {
  comesAfter,
  comparedInTurns,
  type DesignQuery,
  fewInOrder,
  type FoundRow,
  newestFirst,
} from './newest-designs.ts';
import { foundBy, type SearchTerms, standIn } from './search-index.ts';
import { facetTerm, saidTerm, searchWordsIn } from './search-terms.ts';

/** What of a workshop's designs is asked for. */
export interface DesignFilter {
  readonly kind?: DesignRow['kind'] | undefined;
  readonly metal?: Metal | undefined;
  readonly alloy?: DesignRow['alloy'] | undefined;
  /** Of the main stone. */
  readonly gem?: Exclude<DesignRow['gem'], ''> | undefined;
  readonly tag?: string | undefined;
  readonly collection?: string | undefined;
  /** Beginnings of words, all of which have to be found. */
  readonly text?: string | undefined;
  readonly price?:
    | { readonly currency: string; readonly fromHundredths: number; readonly toHundredths: number }
    | undefined;
  /** The account that likes a picture of it. */
  readonly likedBy?: string | undefined;
}

/** More words find nothing that fewer don't. */
const MOST_WORDS = 8;

/** The designs of a workshop that a filter lets through; what lies in the bin is not among them. */
export async function findDesigns(
  db: Database,
  workshopId: string,
  filter: DesignFilter,
  page: PageWanted,
): Promise<readonly Design[]> {
  const found = await rowsOf(db, workshopId, filter, page);
  return found.map(designOfRow);
}

function rowsOf(
  db: Database,
  workshopId: string,
  filter: DesignFilter,
  page: PageWanted,
): Promise<readonly FoundRow[]> {
  const terms = termsOf(filter);
  const pageAfter = (wanted: PageWanted) => pageOf(db, filter, wanted);
  if (filter.likedBy !== undefined && isSqlite(db)) {
    // A person likes few of a workshop's designs: these are compared, and no index of words is asked.
    const liked = pageAfter(page);
    return fewInOrder(terms === undefined ? liked : liked.where(standIn(terms)), workshopId).execute();
  }
  if (terms !== undefined) return foundBy(db, terms, workshopId, page, pageAfter);
  if (filter.price !== undefined && isSqlite(db)) return comparedInTurns(db, workshopId, page, pageAfter);
  return newestFirst(pageAfter(page), workshopId).execute();
}

/** Of all workshops still: which index leads to one's own depends on what is looked for. */
function pageOf(db: Database, { price, likedBy }: DesignFilter, { limit, after }: PageWanted): DesignQuery {
  return db
    .selectFrom('designs')
    .select(DESIGN_COLUMNS)
    .where('deletedAtMs', 'is', null)
    .$if(after !== undefined, (query) => query.where((row) => comesAfter(row, after ?? { atMs: 0, id: '' })))
    .$if(price !== undefined, (query) => query.where((row) => costs(row, price)))
    .$if(likedBy !== undefined, (query) => query.where('designs.id', 'in', likedIn(db, likedBy ?? '')))
    .limit(limit);
}

type Row = ExpressionBuilder<Tables, 'designs'>;

/** By the price that it is shown with. */
const costs = (row: Row, price: DesignFilter['price']) => {
  if (price === undefined) return row.and([]);
  const { currency, fromHundredths, toHundredths } = price;
  return row.or([
    row.and([
      row('overrideCurrency', '=', currency),
      row('overrideHundredths', '>=', fromHundredths),
      row('overrideHundredths', '<=', toHundredths),
    ]),
    row.and([
      row('overrideHundredths', 'is', null),
      row('currency', '=', currency),
      row('priceHundredths', '>=', fromHundredths),
      row('priceHundredths', '<=', toHundredths),
    ]),
  ]);
};

/** Of all their workshops: whoever asks has asked for one. */
const likedIn = (db: Database, accountId: string) =>
  db.selectFrom('likedPictures').select('likedPictures.designId').where('likedPictures.accountId', '=', accountId);

/** What the index is asked for; undefined where time and price alone decide. */
function termsOf({ kind, metal, alloy, gem, tag, collection, text = '' }: DesignFilter): SearchTerms | undefined {
  const whole = [
    ...(kind === undefined ? [] : [facetTerm('kind', kind)]),
    ...(metal === undefined ? [] : [facetTerm('metal', metal)]),
    ...(alloy === undefined ? [] : [facetTerm('alloy', alloy)]),
    ...(gem === undefined ? [] : [facetTerm('gem', gem)]),
    ...(tag === undefined ? [] : [saidTerm('tag', tag)]),
    ...(collection === undefined ? [] : [saidTerm('collection', collection)]),
  ];
  const beginnings = longestOf(searchWordsIn(text)).slice(0, MOST_WORDS);
  return whole.length + beginnings.length === 0 ? undefined : { whole, beginnings };
}

/** Without beginnings of others among them, and each once: a design in which "ring" is found has a word that begins with "ri". */
export const longestOf = (beginnings: readonly string[]): readonly string[] =>
  [...new Set(beginnings)].filter(
    (beginning) => !beginnings.some((other) => other !== beginning && other.startsWith(beginning)),
  );
