import type { BrowserWindow } from 'electron';

/** Shows a window in front of the others, also where it was minimized. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
