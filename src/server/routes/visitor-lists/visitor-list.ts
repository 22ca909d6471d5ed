import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { FormRules } from '#shared/forms/field-rule.ts';
import { fieldNames } from '#shared/forms/form-fields.ts';
import type { Database } from '../../db/open-database.ts';
import type { StudioServices } from '../../services.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { type Cursor, pageOf, pageQuery, type PageWanted, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { adminOnly } from '../../policies/admin-only.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';

/** The routes of one list, still without any. */
export const emptyList = () => new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput });

/** The route of a list's pages: `/api/admin/<name>`. @param row as it is presented; the client knows it by this type */
export function pageRoute<Name extends string, Row extends z.ZodObject>(
  { verifier }: StudioServices,
  name: Name,
  summary: string,
  row: Row,
) {
  return createRoute({
    method: 'get',
    path: `/api/admin/${name}` as const,
    summary,
    middleware: [...adminOnly(verifier)] as const,
    request: { query: pageQuery },
    responses: {
      200: {
        description: 'A page of the list; `next` asks for the one after it',
        content: {
          'application/json': { schema: z.object({ rows: z.array(row), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token may not see to the account'),
      404: problemAnswer('The caller does not run the studio'),
    },
  });
}

/** The route of all of a list as a CSV file: `/api/admin/<name>.csv`. */
export function fileRoute<Name extends string>({ verifier }: StudioServices, name: Name, summary: string) {
  return createRoute({
    method: 'get',
    path: `/api/admin/${name}.csv` as const,
    summary: `${summary}, as a file for a spreadsheet`,
    middleware: [...adminOnly(verifier)] as const,
    responses: {
      200: { description: 'The whole list', content: { 'text/csv': { schema: z.string() } } },
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token may not see to the account'),
      404: problemAnswer('The caller does not run the studio'),
    },
  });
}

/** What every row of these lists has. */
interface ReceivedRow {
  readonly receivedAtMs: number;
  readonly id: string;
}

const cursorOf = ({ receivedAtMs, id }: ReceivedRow): Cursor => ({ atMs: receivedAtMs, id });

/** Reads some rows of a list, newest first. */
export type ReadRows<Row extends ReceivedRow> = (db: Database, wanted: PageWanted) => Promise<Row[]>;

/** The schemas of a form's fields as a list presents them: texts that were checked when they came. */
export function presentedTexts<R extends FormRules>(rules: R) {
  const shape = Object.fromEntries(fieldNames(rules).map((name) => [name, z.string()]));
  return shape as { readonly [K in keyof R & string]: z.ZodString };
}

/** A page as it is presented. */
export async function presentedPage<Row extends ReceivedRow, Presented>(
  read: ReadRows<Row>,
  present: (row: Row) => Presented,
  db: Database,
  wanted: PageWanted,
): Promise<{ rows: Presented[]; next?: string }> {
  const { rows, ...more } = pageOf(await read(db, withOneMore(wanted)), wanted, cursorOf);
  return { rows: rows.map(present), ...more };
}

/** Answers of a list are kept nowhere. */
export const notKept = { 'cache-control': 'no-store' } as const;

/** Of a file that the browser saves. */
export const fileHeaders = (name: string) => ({
  ...notKept,
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});

/** Rows in memory while a long list is sent as a file. */
const ROWS_AT_ONCE = 500;

/**
 * All of a list as a CSV file.
 * @param columns the first line
 * @param cells of the line of a row
 */
export function csvStream<Row extends ReceivedRow>(
  read: ReadRows<Row>,
  columns: readonly string[],
  cells: (row: Row) => readonly string[],
  db: Database,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(lines(read, columns, cells, db));
}

async function* lines<Row extends ReceivedRow>(
  read: ReadRows<Row>,
  columns: readonly string[],
  cells: (row: Row) => readonly string[],
  db: Database,
): AsyncGenerator<Uint8Array> {
  const utf8 = new TextEncoder();
  yield utf8.encode(BYTE_ORDER_MARK + csvRecord(columns));
  let after: Cursor | undefined;
  do {
    const rows = await read(db, { limit: ROWS_AT_ONCE, after });
    if (rows.length > 0) yield utf8.encode(rows.map((row) => csvRecord(cells(row))).join(''));
    const last = rows.at(-1);
    after = last === undefined || rows.length < ROWS_AT_ONCE ? undefined : cursorOf(last);
  } while (after !== undefined);
}

/** A time as lists present it. */
export const moment = (ms: number): string => new Date(ms).toISOString();
