import type { FormRules } from '#shared/forms/field-rule.ts';
import { fieldNames } from '#shared/forms/form-fields.ts';
import { fileOf, unwrap } from '../../api/studio-client.ts';
import type { ColumnHead, ListedColumn, ListedRow } from './rows-table.tsx';

export interface VisitorPage<Row extends ListedRow> {
  readonly rows: readonly Row[];
  /** Cursor of the page after this one. */
  readonly next?: string | undefined;
}

/** A list of what visitors of the public pages left; the API says what its rows hold. */
export interface VisitorList<Row extends ListedRow> {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ListedColumn<NoInfer<Row>>[];
  /** Shown while the list is empty. */
  readonly empty: string;
  /**
   * A page, newest first.
   * @param query `next` of the page before
   * @throws an error with the studio's message and remedy
   */
  readonly page: (query: { after?: string }) => Promise<VisitorPage<Row>>;
  /** All of it as a file for a spreadsheet. @throws an error with the studio's message and remedy */
  readonly file: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Infers the rows of a list from its endpoint, so that its columns are values that they have. */
export function visitorList<Row extends ListedRow>(list: VisitorList<Row>): VisitorList<Row> {
  return list;
}

/** A column for each field of a form, in the form's order. */
export function formColumns<R extends FormRules>(rules: R, heads: Readonly<Record<keyof R & string, ColumnHead>>) {
  return fieldNames(rules).map((name) => ({ name, ...heads[name] }));
}

/** As `fileOf`, for a query. @throws an error with the studio's message and remedy */
export async function visitorsFile(call: Parameters<typeof fileOf>[0]): Promise<Uint8Array<ArrayBuffer>> {
  return unwrap(await fileOf(call));
}
