import { answerOf, fileOf, studio } from '../../api/studio-client.ts';
import type { VisitorList, VisitorRow } from './visitor-lists.ts';

export interface VisitorPage {
  readonly rows: readonly VisitorRow[];
  /** Cursor of the page after this one. */
  readonly next?: string | undefined;
}

const { admin } = studio.api;

/** A page of a list, newest first. @param after `next` of the page before */
export async function readVisitors(name: VisitorList['name'], after: string | undefined): Promise<VisitorPage> {
  const read = await answerOf(admin[name].$get({ query: after === undefined ? {} : { after } }));
  if (!read.ok) throw new Error(NOT_READ);
  return read.value;
}

/** The whole list as a file for a spreadsheet. */
export async function readVisitorsFile(name: VisitorList['name']): Promise<Uint8Array<ArrayBuffer>> {
  const read = await fileOf(admin[`${name}.csv` as const].$get());
  if (!read.ok) throw new Error(NOT_READ);
  return read.value;
}

const NOT_READ = 'The list could not be read. Check the connection, then try again.';
