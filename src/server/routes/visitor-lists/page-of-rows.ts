import { z } from '@hono/zod-openapi';

/** Where a page of a list ends: rows come newest first, and by their id among those of one moment. */
export interface Cursor {
  readonly receivedAtMs: number;
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

/** `?limit=50&after=…`, as a page before gave it in `next`. */
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
      const [, receivedAtMs = '', id = ''] = CURSOR.exec(text) ?? [];
      return { receivedAtMs: Number(receivedAtMs), id };
    })
    .optional(),
});

/** What asks for the page after these rows; undefined when there can be none. */
export function nextOf(rows: readonly Cursor[], { limit }: PageWanted): string | undefined {
  const last = rows.at(-1);
  return last === undefined || rows.length < limit ? undefined : `${last.receivedAtMs}_${last.id}`;
}
