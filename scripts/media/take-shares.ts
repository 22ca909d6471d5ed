import type { TracerPool } from '#node/render-picture.ts';
import type { PictureModel, ViewName } from '#picture/contract.ts';
import type { PublicPageName } from '#shared/site/addresses.ts';
import { SHARE_SIZE } from '../web/share-pictures.ts';
import { join } from 'node:path';
import { writeJpeg } from './encode.ts';
import { modelOf, photograph } from './photographer.ts';
import { type PublicPieceName, pieces } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { leantBack } from './turned-model.ts';

/** All passes: a finished photograph. */
const PASSES = 4;

interface SharedPiece {
  readonly piece: PublicPieceName;
  readonly view: ViewName;
  readonly pose?: (model: PictureModel) => PictureModel;
}

/** The piece of each page, on velvet. `scripts/web/share-pictures.ts` says them in words. */
const shared: Readonly<Record<PublicPageName, SharedPiece>> = {
  // The first piece of the film.
  landing: { piece: 'yellow-sapphire', view: 'hero', pose: leantBack },
  login: { piece: 'showpiece', view: 'hero' },
  contact: { piece: 'pearls', view: 'hero' },
  terms: { piece: 'sapphire-halo', view: 'hero' },
  privacy: { piece: 'aquamarine-pendant', view: 'hero' },
  team: { piece: 'toi-et-moi', view: 'hero' },
  pricing: { piece: 'lotus', view: 'hero' },
};

/**
 * Takes the pictures that are shown where links to the public pages are shared.
 * @param fileOf the file of a page's picture
 * @param names of the pages whose picture is to be taken; none for all
 */
export async function takeShares(
  shelf: PieceShelf,
  pool: TracerPool,
  fileOf: (page: PublicPageName) => string,
  scratch: string,
  names: readonly string[],
): Promise<void> {
  for (const page of Object.keys(shared) as PublicPageName[]) {
    if (names.length > 0 && !names.includes(page)) continue;
    const { piece, view, pose } = shared[page];
    const model = modelOf(shelf.builder, await shelf.spec(piece));
    const request = { view, ground: 'dark', ...SHARE_SIZE, passCount: PASSES } as const;
    const picture = await photograph(pool, pose?.(model) ?? model, request, pieces[piece].seed);
    await writeJpeg(picture, fileOf(page), join(scratch, `share-${page}.png`));
    process.stderr.write(`share: ${page}\n`);
  }
}
