import { shell } from 'electron';
import { isSafeLink } from './safe-link.ts';

/** Hands a link to the user's own browser or mail program; anything but https and mailto is dropped. */
export function openOutside(url: string): void {
  if (!isSafeLink(url)) return;
  shell.openExternal(url).catch((error: unknown) => console.error('link not opened', error));
}
