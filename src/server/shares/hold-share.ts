import type { Database } from '../db/open-database.ts';
import type { ShareRow } from '../db/share-tables.ts';
import { giveBack } from '../designs/design-caps.ts';
import { SHARE_COLUMNS } from './share.ts';
import { dropPicture } from './share-pictures.ts';

/** A link as its row stands while its workshop is held. */
export type HeldShare = Pick<ShareRow, (typeof SHARE_COLUMNS)[number] | 'keptBytes'>;

/** What a link takes beside its picture and its facts: its row, with what a client may write into it. */
const BYTES_OF_ROW = 8192;

/** What it takes before it has a picture. */
export const bytesWithoutPicture = ({ facts }: Pick<ShareRow, 'facts'>): number =>
  BYTES_OF_ROW + Buffer.byteLength(facts);

/** A link of a workshop, whoever holds that being the only one who changes it. */
export const findHeldShare = (work: Database, workshopId: string, shareId: string): Promise<HeldShare | undefined> =>
  work
    .selectFrom('shares')
    .select([...SHARE_COLUMNS, 'keptBytes'])
    .where('id', '=', shareId)
    .where('workshopId', '=', workshopId)
    .executeTakeFirst();

/** Deletes the picture of a link and gives its room back. @param work a transaction that holds the workshop */
export async function clearPicture(
  work: Database,
  workshopId: string,
  share: Pick<HeldShare, 'id' | 'facts' | 'keptBytes'>,
): Promise<void> {
  await dropPicture(work, share.id);
  const keptBytes = bytesWithoutPicture(share);
  if (share.keptBytes === keptBytes) return;
  await giveBack(work, workshopId, share.keptBytes - keptBytes);
  await work.updateTable('shares').set({ keptBytes }).where('id', '=', share.id).execute();
}
