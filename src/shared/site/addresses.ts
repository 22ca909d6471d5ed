import { brand } from '../brand.ts';

/** Pages for everyone. They are prerendered, and search engines may list them. */
export const publicAddresses = {
  landing: '/',
  login: '/login',
  contact: '/Contact-Us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-Notice',
  team: brand.teamPath,
  pricing: '/pricing',
} as const;

export type PublicPageName = keyof typeof publicAddresses;

/** Pages for users who are signed in. `:name` stands for any one part, `*` for the rest. */
export const studioAddresses = [
  '/modes',
  '/option',
  '/form',
  '/lightningMode',
  '/expert-mode',
  '/expert-mode/set-generation',
  '/expert-mode/image-variation',
  '/expert-mode/outfit-matching',
  '/expert-mode/astrology',
  '/expert-mode/astrology/astroSign',
  '/expert-mode/astrology/astroSign/astro-images',
  '/expert-mode/sketchToJwellery',
  '/expert-mode/sketchToJwellery/sketchModification',
  '/aiimages',
  '/promode',
  '/promode/ImageVariation',
  '/promode/SetGeneration',
  '/catalog/likedimages',
  '/catalog/:url',
  '/catalog',
  '/edit',
  '/cad/:cadId',
  '/orders',
  '/order/:orderID',
  '/imageManager',
  '/filteredImages',
  '/metadata-editor',
  '/profile-page',
  '/admin',
  '/admin/orders',
  '/admin/cad',
  '/admin/*',
] as const;

/** One address of the product. Addresses are kept once they are public: others link to them. */
export type Address = (typeof publicAddresses)[PublicPageName] | (typeof studioAddresses)[number];

/** Made when it is first asked for: the screens, which have their router, then carry no address of the studio twice. */
let patterns: readonly RegExp[] | undefined;

/** Whether the product has a page at a path, in any letter case, as its router reads it. */
export function hasPage(path: string): boolean {
  patterns ??= [...Object.values(publicAddresses), ...studioAddresses].map(patternOf);
  return patterns.some((pattern) => pattern.test(path));
}

function patternOf(address: string): RegExp {
  const parts = address
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace('/*', '/.+');
  return new RegExp(`^${parts}/?$`, 'i');
}

/** The page for everyone at a path; undefined where there is none. */
export function publicPageAt(path: string): PublicPageName | undefined {
  const plain = path.replace(/(?<=.)\/$/, '').toLowerCase();
  const found = Object.entries(publicAddresses).find(([, address]) => address.toLowerCase() === plain);
  return found?.[0] as PublicPageName | undefined;
}

/** The file of a prerendered page in the folder of the built screens. */
export function printedFile(page: PublicPageName): string {
  return `pages/${page}.html`;
}

/** In prerendered pages and the site's map: stands for the site's own address, which only the server knows. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
