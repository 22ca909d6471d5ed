import { join } from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
import { brand } from '#shared/brand.ts';
import { openOutside } from './outside-links.ts';
import { isOurPage, APP_ORIGIN } from './studio-origin.ts';

/** The page's own background colours, so that the opening window does not flash in another. */
const GROUND = { light: '#faf7f2', dark: '#141216' };

/** Opens the studio's window. It shows itself once the first screen is painted. */
export function openStudioWindow(): BrowserWindow {
  const window = new BrowserWindow({
    title: brand.name,
    width: 1440,
    height: 900,
    minWidth: 960,
    minHeight: 640,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  });
  keepInside(window);
  window.once('ready-to-show', () => window.show());
  window.loadURL(`${APP_ORIGIN}/`).catch((error: unknown) => console.error('the first screen did not load', error));
  return window;
}

/** A window with the desktop's abilities shows the studio's own pages only; other links open in the user's browser. */
function keepInside({ webContents }: BrowserWindow): void {
  webContents.on('will-navigate', (event) => {
    if (isOurPage(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}
