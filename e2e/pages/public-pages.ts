/** Every public page, and an address without a page. */
export const publicPages = [
  '/',
  '/Contact-Us',
  '/pricing',
  '/nakshi_team',
  '/privacy-Notice',
  '/terms-and-conditions',
  '/login',
  '/no/such/page',
] as const;
