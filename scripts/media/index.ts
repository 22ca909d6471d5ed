// `npm run media [film|stills [NAME…]|showpiece|figures|form [NAME…]]`: the film and the pictures of the public pages, by the studio's own engine.
import { join } from 'node:path';
import { openTracerPool } from '#node/render-picture.ts';
import { film } from '#shared/film.ts';
import { cutFilm } from './cut-film.ts';
import { openPieceShelf } from './piece-shelf.ts';
import { takeShowpiece } from './showpiece.ts';
import { takeFilm } from './take-film.ts';
import { takeFormOptions } from './take-form-options.ts';
import { takeStills } from './take-stills.ts';

const root = join(import.meta.dirname, '../..');
const published = (path: string): string => join(root, 'src/renderer/public', path);
const scratch = join(root, '.cache/media');
const assets = join(root, 'src/renderer/src/assets');

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const shelf = await openPieceShelf();
const pool = openTracerPool();
try {
  if (isWanted('showpiece')) await takeShowpiece(shelf, pool, join(assets, 'showpiece'), scratch, 'all');
  if (wanted.includes('figures')) await takeShowpiece(shelf, pool, join(assets, 'showpiece'), scratch, 'figures');
  if (isWanted('stills'))
    await takeStills(shelf, pool, { pictures: join(assets, 'pictures'), scratch }, wanted.slice(1));
  if (isWanted('form')) await takeFormOptions(shelf, pool, join(assets, 'form'), scratch, wanted.slice(1));
  if (isWanted('film')) {
    const folder = join(scratch, 'film');
    await takeFilm(shelf, pool, folder);
    await cutFilm(folder, {
      webm: published(film.webm),
      mp4: published(film.mp4),
      poster: published(film.poster),
      still: published(film.still),
    });
  }
} finally {
  await pool.close();
}
