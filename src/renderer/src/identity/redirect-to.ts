import { paths } from '../lib/navigation/paths.ts';

/** Name in the browser's session storage (spec, section 3). */
const KEY = 'redirectTo';

/** Keeps the page that somebody wanted while they sign in. Anything but a page of ours is not kept. */
export function keepWantedPage(page: string, storage: Storage = sessionStorage): void {
  if (isOwnPage(page)) storage.setItem(KEY, page);
}

/** The page to go to after sign-in, once: the wanted one, or the studio. */
export function takeWantedPage(storage: Storage = sessionStorage): string {
  const page = storage.getItem(KEY);
  storage.removeItem(KEY);
  return page !== null && isOwnPage(page) ? page : paths.modes;
}

/**
 * A path of this site, with query and hash. Whoever can write into the storage must not lead a visitor away: an address
 * that begins with two slashes, or with a backslash that browsers take for one, is another site.
 */
function isOwnPage(page: string): boolean {
  if (!page.startsWith('/') || page.startsWith(paths.login)) return false;
  return new URL(page, 'https://own.invalid').origin === 'https://own.invalid';
}
