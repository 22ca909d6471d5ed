// `npm run media [film|stills [NAME…]|showpiece|summaries|form [NAME…]|icons|app-icons|screens|shares [NAME…]]`: the film and the pictures of the public pages, by the studio's own engine.
import { join } from 'node:path';
import { openTracerPool } from '#node/render-picture.ts';
import { film, stillPath } from '#shared/site/film.ts';
import { cutFilm } from './cut-film.ts';
import { openPieceShelf } from './piece-shelf.ts';
import { takeAppIcons } from './icons/take-app-icons.ts';
import { takeIcons } from './icons/take-icons.ts';
import { sharePicture } from '../web/share-pictures.ts';
import { takeScreens } from './take-screens.ts';
import { takeShowpiece } from './showpiece.ts';
import { takeFilm } from './take-film.ts';
import { takeFormOptions } from './take-form-options.ts';
import { takeShares } from './take-shares.ts';
import { takeStills } from './take-stills.ts';

const root = join(import.meta.dirname, '../..');
const published = (path: string): string => join(root, 'src/renderer/public', path);
const scratch = join(root, '.cache/media');
const assets = join(root, 'src/renderer/src/assets');

const asked = process.argv.slice(2);
const isWanted = (name: string): boolean => asked.length === 0 || asked.includes(name);

const shelf = await openPieceShelf();
const pool = openTracerPool();
try {
  if (isWanted('showpiece')) await takeShowpiece(shelf, pool, join(assets, 'showpiece'), scratch, 'all');
  if (asked.includes('summaries')) await takeShowpiece(shelf, pool, join(assets, 'showpiece'), scratch, 'summaries');
  if (isWanted('stills'))
    await takeStills(shelf, pool, { pictures: join(assets, 'pictures'), scratch }, asked.slice(1));
  if (isWanted('form')) await takeFormOptions(shelf, pool, join(assets, 'form'), scratch, asked.slice(1));
  if (isWanted('screens')) await takeScreens(join(assets, 'pictures'), scratch);
  if (isWanted('shares'))
    await takeShares(shelf, pool, (page) => published(sharePicture(page)), scratch, asked.slice(1));
  if (isWanted('icons')) await takeIcons(published(''));
  if (isWanted('app-icons')) await takeAppIcons(shelf, pool, join(root, 'build'), published('mark.svg'));
  if (isWanted('film')) {
    const folder = join(scratch, 'film');
    await takeFilm(shelf, pool, folder);
    await cutFilm(folder, {
      av1: published(film.av1),
      h264: published(film.h264),
      poster: published(film.poster),
      still: (widthPx) => published(stillPath(widthPx, 'wide')),
      phoneStill: (widthPx) => published(stillPath(widthPx, 'phone')),
    });
  }
} finally {
  await pool.close();
}
