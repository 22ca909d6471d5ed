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
  edit: '/edit',
  /** The page of one piece; {@link piecePath} fills it in. */
  piece: '/catalog/:url',
  orders: '/orders',
  /** The page of one order; {@link orderPath} fills it in. */
  order: '/order/:orderID',
  profile: '/profile-page',
  admin: '/admin',
} as const satisfies Readonly<Record<string, Address>>;

/** The page of one piece: a saved design, or a draft of the journal. */
export function piecePath(id: string): string {
  return `/catalog/${encodeURIComponent(id)}`;
}

/** The page of one order. @param workshopId where it is; its page looks into all of one's own where that is left out */
export function orderPath(id: string, workshopId?: string): string {
  const where = workshopId === undefined ? '' : `?workshop=${encodeURIComponent(workshopId)}`;
  return `/order/${encodeURIComponent(id)}${where}`;
}

/** The checks of one piece, on its page. */
export function checksPath(id: string): string {
  return `${piecePath(id)}?tab=make`;
}

/** Everything of one piece that can be set, on its page. */
export function adjustPath(id: string): string {
  return `${piecePath(id)}?tab=adjust`;
}

/** What the shop charges, on the profile page. */
export const counterPath = `${paths.profile}#counter`;
