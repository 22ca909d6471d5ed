import { type Address, publicAddresses } from '#shared/site/addresses.ts';

/** The addresses that screens link to. */
export const paths = {
  ...publicAddresses,
  modes: '/modes',
  option: '/option',
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
} as const satisfies Readonly<Record<string, Address>>;

/** The page of one piece: a saved design, or a draft of the journal. */
export function piecePath(id: string): string {
  return `/catalog/${encodeURIComponent(id)}`;
}

/** The checks of one piece, on its page. */
export function checksPath(id: string): string {
  return `${piecePath(id)}?tab=make`;
}

/** What the shop charges, on the profile page. */
export const counterPath = `${paths.profile}#counter`;
