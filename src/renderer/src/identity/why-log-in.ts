import { paths } from '../lib/navigation/paths.ts';

/** Beginnings of guarded addresses, and what is seen there. */
const seen: readonly (readonly [readonly string[], string])[] = [
  [[paths.catalog, paths.tray, '/filteredImages', '/imageManager', '/cad/'], 'see your designs'],
  [[paths.orders, '/order/'], 'see your orders'],
  [[paths.profile], 'see your profile'],
  [[paths.admin], 'open the administration'],
];

/** Why a page wants a login, as a sentence. @param path of the page that was asked for */
export function whyLogIn(path: string): string {
  const found = seen.find(([beginnings]) => beginnings.some((beginning) => path.startsWith(beginning)));
  return `Log in to ${found?.[1] ?? 'open the studio'}.`;
}
