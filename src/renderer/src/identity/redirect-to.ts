import { paths } from '../lib/navigation/paths.ts';

/** Name in the browser's session storage. */
const KEY = 'redirectTo';

/** Stores the page that a user wanted, for after sign-in. Only pages of this site are stored. */
export function keepWantedPage(page: string, storage: Storage = sessionStorage): void {
  if (isOwnPage(page)) storage.setItem(KEY, page);
}

/** The page to redirect to after sign-in, removed as it is read: the wanted one, or the studio. */
export function takeWantedPage(storage: Storage = sessionStorage): string {
  const page = storage.getItem(KEY);
  storage.removeItem(KEY);
  return page !== null && isOwnPage(page) ? page : paths.modes;
}

/**
 * A path of this site, with query and hash. No open redirect: an address that begins with two slashes, or with a slash and
 * a backslash, leads to another site.
 */
function isOwnPage(page: string): boolean {
  if (!page.startsWith('/') || page.startsWith(paths.login)) return false;
  return new URL(page, 'https://own.invalid').origin === 'https://own.invalid';
}
