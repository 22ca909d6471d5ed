import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Database } from '../../db/open-database.ts';
import type { StudioServices } from '../../services.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { adminOnly } from '../../policies/admin-only.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';
import { type Cursor, nextOf, pageQuery, type PageWanted } from './page-of-rows.ts';

const PresentedRow = z.record(z.string(), z.string().nullable());
const PresentedPage = z.object({ rows: z.array(PresentedRow), next: z.string().optional() });

/** A list of visitors' forms, for administrators. */
export interface ListDefinition<Name extends string, Row extends Cursor> {
  /** Its paths are `/api/admin/<name>` and `/api/admin/<name>.csv`. */
  readonly name: Name;
  readonly summary: string;
  /** The first line of the file. */
  readonly columns: readonly string[];
  readonly read: (db: Database, wanted: PageWanted) => Promise<Row[]>;
  readonly present: (row: Row) => z.infer<typeof PresentedRow>;
  /** A line of the file. @param origin where this studio is open */
  readonly cells: (row: Row, origin: string) => readonly string[];
}

/** Rows in memory while a long list is sent as a file. */
const ROWS_AT_ONCE = 500;

/** The routes of one list: its pages as JSON, and all of it as a CSV file. */
export function visitorList<Name extends string, Row extends Cursor>(
  services: StudioServices,
  list: ListDefinition<Name, Row>,
) {
  const policies = [signedIn(services.verifier), adminOnly] as const;
  const page = createRoute({
    method: 'get',
    path: `/api/admin/${list.name}` as const,
    summary: list.summary,
    middleware: [...policies] as const,
    request: { query: pageQuery },
    responses: {
      200: {
        description: 'A page of the list; `next` asks for the one after it',
        content: {
          'application/json': { schema: PresentedPage },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      401: problemAnswer('The token is missing, or counts no more'),
      404: problemAnswer('The caller does not run the studio'),
    },
  });

  const file = createRoute({
    method: 'get',
    path: `/api/admin/${list.name}.csv` as const,
    summary: `${list.summary}, as a file for a spreadsheet`,
    middleware: [...policies] as const,
    responses: {
      200: { description: 'The whole list', content: { 'text/csv': { schema: z.string() } } },
      401: problemAnswer('The token is missing, or counts no more'),
      404: problemAnswer('The caller does not run the studio'),
    },
  });

  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(page, async (c) => {
      const wanted = c.req.valid('query');
      const rows = await list.read(services.db, wanted);
      const next = nextOf(rows, wanted);
      c.header('cache-control', 'no-store');
      return c.json({ rows: rows.map(list.present), ...(next === undefined ? {} : { next }) }, 200);
    })
    .openapi(file, (c) =>
      c.body(ReadableStream.from(lines(services, list, c.env.origin)), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${list.name}.csv"`,
        'cache-control': 'no-store',
      }),
    );
}

async function* lines<Row extends Cursor>(
  { db }: StudioServices,
  list: ListDefinition<string, Row>,
  origin: string,
): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder();
  yield utf8.encode(BYTE_ORDER_MARK + csvRecord(list.columns));
  let after: Cursor | undefined;
  do {
    const rows = await list.read(db, { limit: ROWS_AT_ONCE, after });
    if (rows.length > 0) yield utf8.encode(rows.map((row) => csvRecord(list.cells(row, origin))).join(''));
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (after !== undefined);
}
