import { type Address, publicAddresses } from '#shared/site/addresses.ts';

/** The addresses that screens link to. */
export const paths = {
  ...publicAddresses,
  modes: '/modes',
  option: '/option',
  form: '/form',
  lightning: '/lightningMode',
  expert: '/expert-mode',
  sketch: '/expert-mode/sketchToJwellery',
  sketchChange: '/expert-mode/sketchToJwellery/sketchModification',
  pro: '/promode',
  tray: '/aiimages',
  catalog: '/catalog',
  liked: '/catalog/likedimages',
  pictures: '/filteredImages',
  uploads: '/imageManager',
  listings: '/metadata-editor',
  edit: '/edit',
  /** The page of one piece; {@link piecePath} fills it in. */
  piece: '/catalog/:url',
  orders: '/orders',
  /** The page of one order; {@link orderPath} fills it in. */
  order: '/order/:orderID',
  profile: '/profile-page',
  admin: '/admin',
  adminOrders: '/admin/orders',
} as const satisfies Readonly<Record<string, Address>>;
