import { studioFetch } from '../../identity/studio-fetch.ts';
import type { VisitorList, VisitorRow } from './visitor-lists.ts';

export interface VisitorPage {
  readonly rows: readonly VisitorRow[];
  /** What asks for the page after this one. */
  readonly next?: string;
}

/** A page of a list, newest first. @param after what the page before gave as `next` */
export async function readVisitors(name: VisitorList['name'], after: string | undefined): Promise<VisitorPage> {
  const answer = await studioFetch(
    `/api/admin/${name}${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
  );
  if (!answer.ok) throw new Error(NOT_READ);
  return (await answer.json()) as VisitorPage;
}

/** The whole list as a file for a spreadsheet. */
export async function readVisitorsFile(name: VisitorList['name']): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await studioFetch(`/api/admin/${name}.csv`);
  if (!answer.ok) throw new Error(NOT_READ);
  return new Uint8Array(await answer.arrayBuffer());
}

const NOT_READ = 'The list could not be read. Check the connection, then try again.';
