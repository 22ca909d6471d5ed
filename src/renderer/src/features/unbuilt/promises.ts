import { matchPath } from 'react-router-dom';
import type { UnbuiltRoute } from '../../app/unbuilt-routes.ts';

interface Promised {
  readonly title: string;
  /** What the page will do, in one sentence. */
  readonly sentence: string;
}

const promises: Readonly<Record<UnbuiltRoute, Promised>> = {
  '/option': {
    title: 'Ways to begin',
    sentence:
      'Words, steps, a stone you have, a picture that inspires, a sketch, an outfit, a chart or an existing design.',
  },
  '/form': {
    title: 'Choose it',
    sentence: 'Five short picture steps instead of a sentence, each of which can be skipped.',
  },
  '/expert-mode': {
    title: 'Talk it through',
    sentence: 'A conversation about one piece: every answer changes the piece beside it.',
  },
  '/expert-mode/set-generation': {
    title: 'A matching set',
    sentence: 'Necklace, earrings and ring that share stone, metal, motif and proportion.',
  },
  '/expert-mode/image-variation': {
    title: 'Variations',
    sentence: 'One design varied along the axes that you name, near to far, with locks on what must stay.',
  },
  '/expert-mode/outfit-matching': {
    title: 'Match an outfit',
    sentence: 'A photograph or the colours of an outfit, and the metal, stones and set that go with it.',
  },
  '/expert-mode/astrology': {
    title: 'From a chart',
    sentence: 'A prescription or a birth chart, and the gems that tradition names.',
  },
  '/expert-mode/astrology/astroSign': {
    title: 'The signs',
    sentence: 'Sun, moon and nakshatra, Western and Vedic, computed from the birth data.',
  },
  '/expert-mode/astrology/astroSign/astro-images': {
    title: 'Pieces for a sign',
    sentence: 'Designs with the gems and metals that tradition names.',
  },
  '/expert-mode/sketchToJwellery': {
    title: 'From a sketch',
    sentence: 'A drawn or uploaded sketch read as outline, stones and symmetry, and made a real piece.',
  },
  '/expert-mode/sketchToJwellery/sketchModification': {
    title: 'Change the sketch',
    sentence: 'Points, stones and thickness moved by hand, the piece following.',
  },
  '/promode': {
    title: 'Many at once',
    sentence: 'Up to 64 designs side by side, with ranges, seeds and a comparison table.',
  },
  '/promode/ImageVariation': {
    title: 'Many variations',
    sentence: 'The dense tray around one design: ranges, seeds and a comparison table.',
  },
  '/promode/SetGeneration': {
    title: 'Many sets',
    sentence: 'The dense tray for sets that share stone, metal and motif.',
  },
  '/edit': { title: 'Adjust', sentence: 'The piece that was opened last, with its dimensions and a chat beside it.' },
  '/cad/:cadId': {
    title: 'The CAD job',
    sentence: 'Section, measures, stone map and the lists of what is cast, bought and set.',
  },
  '/orders': { title: 'Orders', sentence: 'Every order from enquiry to delivery, with quote, spec sheet and job bag.' },
  '/order/:orderID': {
    title: 'The order',
    sentence: 'Client, size, deadline, deposit and the stage that the piece has reached.',
  },
  '/catalog': {
    title: 'Library',
    sentence: 'Your saved designs, searched by words, metal, stone, occasion and price.',
  },
  '/catalog/likedimages': { title: 'Liked', sentence: 'The pieces that you or your clients have liked.' },
  '/imageManager': { title: 'Pictures', sentence: 'All pictures and uploads: tag, rename, filter and delete.' },
  '/filteredImages': { title: 'Filtered pictures', sentence: 'The pictures that answer the filter in the address.' },
  '/metadata-editor': {
    title: 'Titles and tags',
    sentence: 'Title, SKU, tags and description, one by one or in a table.',
  },
  '/admin/orders': { title: 'All orders', sentence: 'The orders of every workshop.' },
  '/admin/cad': { title: 'CAD queue', sentence: 'Who makes which CAD job, and how far it is.' },
};

/** What the page at an address will be. */
export function promiseFor(pathname: string): Promised {
  const pattern = (Object.keys(promises) as UnbuiltRoute[]).find((path) => matchPath(path, pathname) !== null);
  if (pattern === undefined) throw new Error(`404: no page at ${pathname}`);
  return promises[pattern];
}
