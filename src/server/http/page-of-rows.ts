import { z } from '@hono/zod-openapi';

/** The last row of a page. Rows are ordered newest first, then by id. */
export interface Cursor {
  /** When it was received or changed: what the list is ordered by. */
  readonly atMs: number;
  readonly id: string;
}

export interface PageWanted {
  readonly limit: number;
  /** The last row of the page before. */
  readonly after?: Cursor | undefined;
}

const MOST_ROWS = 200;
const USUAL_ROWS = 50;
const CURSOR = /^(\d{1,15})_([\w-]{1,64})$/;

/** `?limit=50&after=…`, with the `next` of the page before. */
export const pageQuery = z.object({
  limit: z.coerce
    .number('The limit is no number.')
    .int()
    .min(1)
    .max(MOST_ROWS, `The limit is above ${MOST_ROWS}.`)
    .default(USUAL_ROWS),
  after: z
    .string()
    .regex(CURSOR, 'The page after is asked for with what the page before gave as next.')
    .transform((text): Cursor => {
      const [, atMs = '', id = ''] = CURSOR.exec(text) ?? [];
      return { atMs: Number(atMs), id };
    })
    .optional(),
});

/** A page, and one row more: it tells whether another page follows. */
export const withOneMore = <W extends PageWanted>(wanted: W): W => ({ ...wanted, limit: wanted.limit + 1 });

/** A page as it is presented. */
export interface PageOfRows<T> {
  readonly rows: readonly T[];
  /** The cursor of the page after it; absent where none follows. */
  readonly next?: string;
}

/** The page of rows that were read {@link withOneMore}. */
export function pageOf<T>(read: readonly T[], { limit }: PageWanted, cursorOf: (row: T) => Cursor): PageOfRows<T> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  if (last === undefined || read.length <= limit) return { rows };
  const { atMs, id } = cursorOf(last);
  return { rows, next: `${atMs}_${id}` };
}
