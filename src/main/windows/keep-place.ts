import type { BrowserWindow } from 'electron';
import type { PreferencesFile } from '../preferences/open-preferences.ts';

/** A drag sends many events; one writing at its end is enough. */
const AT_REST_MS = 500;

/** Remembers where a window stands, so that the next one opens there. */
export function keepPlace(window: BrowserWindow, preferences: PreferencesFile): void {
  let atRest: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(atRest);
    // Of a window that fills the screen, where it goes back to.
    const { x, y, width, height } = window.getNormalBounds();
    const fills = { isMaximized: window.isMaximized(), isFullScreen: window.isFullScreen() };
    preferences.change({ window: { x, y, width, height, ...fills } });
  };
  const keepSoon = (): void => {
    clearTimeout(atRest);
    atRest = setTimeout(keep, AT_REST_MS);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('close', keep);
  window.on('closed', () => clearTimeout(atRest));
}
