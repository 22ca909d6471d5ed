import type { PublicPageName } from '../../src/shared/site/addresses.ts';

/** The size that messengers and search engines expect (Open Graph, Twitter's large card). */
export const SHARE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

/** What the picture of each page shows where a link to it is shared, for who hears it read. */
export const sharedPiecesInWords: Readonly<Record<PublicPageName, string>> = {
  landing: 'A yellow gold ring on black: a large yellow sapphire in a bezel',
  login: 'A rose gold ring on black: an oval ruby in a halo of diamonds',
  contact: 'Pearl drop earrings with diamonds in yellow gold on black',
  terms: 'A platinum ring on black: a blue sapphire in a halo of diamonds',
  privacy: 'A platinum pendant on black: a pear-shaped aquamarine in a halo of diamonds',
  team: 'A yellow gold ring on black: a pear-shaped emerald and a pear-shaped diamond, side by side',
  pricing: 'A yellow gold lotus pendant with a ruby on black',
};

/** The address of that picture on this site, e.g. `/media/share-pricing.jpg`. */
export function sharePicture(page: PublicPageName): string {
  return `/media/share-${page}.jpg`;
}
