import type { WebContents } from 'electron';
import { openOutside } from '../outside-links.ts';
import { isOurPage } from '../studio-origin.ts';

/**
 * Keeps a page on the studio's own pages: other addresses open in the user's browser, if they are safe to open at all.
 * Holds for every page of the program, and for the frames in it, of which the studio has none.
 * @param openTab opens a page of ours that asks for a window of its own
 */
export function stayInside(contents: WebContents, openTab: (url: string) => void): void {
  const leadOutside = (event: { readonly url: string; preventDefault(): void }): void => {
    if (isOurPage(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  };
  contents.on('will-navigate', leadOutside);
  contents.on('will-redirect', leadOutside);
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOurPage(url)) openTab(url);
    else openOutside(url);
    // A window of ours is opened by us, with our settings: one that the page opens would keep a hand on it.
    return { action: 'deny' };
  });
}
