import { Buffer } from 'node:buffer';
import type { Database } from '../db/open-database.ts';
import type { SharePictureRow } from '../db/share-tables.ts';

/** The picture that a link shows. */
export interface SharePicture extends Pick<SharePictureRow, 'mediaType' | 'widthPx' | 'heightPx'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/*
 * Where these pictures lie: small and few, in the database for now. Whoever moves them elsewhere changes this file alone.
 */

/** What a picture takes of its workshop's room. */
export const bytesOfPicture = ({ bytes }: Pick<SharePicture, 'bytes'>): number => Math.ceil((bytes.length * 4) / 3);

/** Keeps the picture of a link in the place of the one before. */
export async function keepPicture(work: Database, shareId: string, picture: SharePicture): Promise<void> {
  const { bytes, ...rest } = picture;
  const row = { ...rest, picture: Buffer.from(bytes).toString('base64url') };
  await work
    .insertInto('sharePictures')
    .values({ shareId, ...row })
    .onConflict((conflict) => conflict.column('shareId').doUpdateSet(row))
    .execute();
}

/** The picture of a link, if it has one. */
export async function pictureOfShare(db: Database, shareId: string): Promise<SharePicture | undefined> {
  const row = await db
    .selectFrom('sharePictures')
    .select(['mediaType', 'widthPx', 'heightPx', 'picture'])
    .where('shareId', '=', shareId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { picture, ...rest } = row;
  return { ...rest, bytes: new Uint8Array(Buffer.from(picture, 'base64url')) };
}

/** How large the picture of a link is, without reading it. */
export const sidesOfPicture = (
  db: Database,
  shareId: string,
): Promise<Pick<SharePictureRow, 'mediaType' | 'widthPx' | 'heightPx'> | undefined> =>
  db
    .selectFrom('sharePictures')
    .select(['mediaType', 'widthPx', 'heightPx'])
    .where('shareId', '=', shareId)
    .executeTakeFirst();

/** Deletes the picture of a link, if it has one. */
export async function dropPicture(work: Database, shareId: string): Promise<void> {
  await work.deleteFrom('sharePictures').where('shareId', '=', shareId).execute();
}
