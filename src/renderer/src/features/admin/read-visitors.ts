import { answerOf, fileOf, studio, unwrap } from '../../api/studio-client.ts';
import type { VisitorList, VisitorRow } from './visitor-lists.ts';

export interface VisitorPage {
  readonly rows: readonly VisitorRow[];
  /** Cursor of the page after this one. */
  readonly next?: string | undefined;
}

const { admin } = studio.api;

/**
 * A page of a list, newest first.
 * @param after `next` of the page before
 * @throws an error with the studio's message and remedy
 */
export async function readVisitors(name: VisitorList['name'], after: string | undefined): Promise<VisitorPage> {
  return unwrap(await answerOf(admin[name].$get({ query: after === undefined ? {} : { after } })));
}

/** The whole list as a file for a spreadsheet. @throws an error with the studio's message and remedy */
export async function readVisitorsFile(name: VisitorList['name']): Promise<Uint8Array<ArrayBuffer>> {
  return unwrap(await fileOf(admin[`${name}.csv` as const].$get()));
}
