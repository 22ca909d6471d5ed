import { brand } from '#shared/brand.ts';

/** The paths that screens link to. Addresses are kept once they are public: others link to them. */
export const paths = {
  landing: '/',
  login: '/login',
  contact: '/Contact-Us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-Notice',
  team: brand.teamPath,
  pricing: '/pricing',
  modes: '/modes',
  form: '/form',
  lightning: '/lightningMode',
  expert: '/expert-mode',
  pro: '/promode',
  tray: '/aiimages',
  catalog: '/catalog',
  /** The page of one piece; {@link piecePath} fills it in. */
  piece: '/catalog/:url',
  orders: '/orders',
  profile: '/profile-page',
  admin: '/admin',
} as const;

/** The page of one piece: a saved design, or a draft of the journal. */
export function piecePath(id: string): string {
  return `/catalog/${encodeURIComponent(id)}`;
}
