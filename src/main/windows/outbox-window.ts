import { BrowserWindow } from 'electron';
import { brand } from '#shared/brand.ts';
import { APP_ORIGIN } from '../studio-origin.ts';

let open: BrowserWindow | undefined;

/**
 * Shows the e-mails of a studio on one's own computer, e.g. the code for a forgotten password: no mail server is set up
 * here, and nobody else uses this screen.
 * @param path of the outbox page, which opens once
 */
export function showOutbox(path: string): void {
  open ??= newWindow();
  open.loadURL(APP_ORIGIN + path).catch((error: unknown) => console.error('the outbox did not load', error));
}

function newWindow(): BrowserWindow {
  const [studioWindow] = BrowserWindow.getAllWindows();
  const window = new BrowserWindow({
    title: `${brand.name}: letters`,
    width: 560,
    height: 640,
    show: false,
    ...(studioWindow === undefined ? {} : { parent: studioWindow }),
    // A plain page, with none of the desktop's abilities.
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  window.once('ready-to-show', () => window.show());
  window.once('closed', () => {
    open = undefined;
  });
  return window;
}
