/** Every page that is open to everybody, and one that is none. */
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
