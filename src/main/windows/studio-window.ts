import { join } from 'node:path';
import { BrowserWindow, nativeTheme, type Rectangle, screen } from 'electron';
import { brand } from '#shared/brand.ts';
import { CONNECTED_SWITCH } from '#shared/desktop/connected-switch.ts';
import type { PreferencesFile } from '../preferences/open-preferences.ts';
import { APP_ORIGIN } from '../studio-origin.ts';
import { keepPlace } from './keep-place.ts';
import { recoverWindow } from './recover.ts';
import { LEAST_SIZE, openingBounds, type WindowPlace } from './window-place.ts';

/** The page's own background colours, so that the opening window does not flash in another. */
const GROUND = { light: '#faf7f2', dark: '#141216' };
/** A second window does not hide the first one's title. */
const BESIDE_PX = 28;
/** More windows than anybody looks at: a page that opens them without end is stopped. */
const MOST_WINDOWS = 12;

export interface StudioWindowOptions {
  readonly preferences: PreferencesFile;
  /** The host of a studio elsewhere. */
  readonly elsewhere: string | undefined;
  /** One of the studio's own pages; by default the first. */
  readonly url?: string | undefined;
}

/**
 * Opens a window of the studio. It shows itself once the first screen is painted.
 * @returns undefined where more windows are open than anybody can want
 */
export function openStudioWindow({
  preferences,
  elsewhere,
  url = `${APP_ORIGIN}/`,
}: StudioWindowOptions): BrowserWindow | undefined {
  if (BrowserWindow.getAllWindows().length >= MOST_WINDOWS) return undefined;
  const kept = placeBeside(BrowserWindow.getFocusedWindow()) ?? preferences.current().window;
  const window = new BrowserWindow({
    title: brand.name,
    ...openingBounds(kept, displays()),
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    // Its commands' keys work without the menu in sight; Alt shows it. macOS has its menu at the top of the screen.
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      additionalArguments: elsewhere === undefined ? [] : [CONNECTED_SWITCH + elsewhere],
    },
  });
  recoverWindow(window);
  window.once('ready-to-show', () => {
    // Either of them shows a window at once, painted or not.
    if (kept?.isMaximized) window.maximize();
    if (kept?.isFullScreen) window.setFullScreen(true);
    window.show();
    keepPlace(window, preferences);
  });
  window.loadURL(url).catch((error: unknown) => console.error('the first screen did not load', error));
  return window;
}

function placeBeside(window: BrowserWindow | null): WindowPlace | undefined {
  if (window === null) return undefined;
  const { x, y, width, height } = window.getNormalBounds();
  return { x: x + BESIDE_PX, y: y + BESIDE_PX, width, height, isMaximized: false, isFullScreen: false };
}

function displays(): readonly Rectangle[] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ workArea }) => workArea);
}
