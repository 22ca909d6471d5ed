import { join } from 'node:path';
import { app, BrowserWindow, session } from 'electron';
import { createApp } from '#server/app.ts';
import { answerAppScheme, registerAppScheme } from './app-scheme.ts';
import { answerIpc } from './ipc/answer-ipc.ts';
import { setMenu } from './menu.ts';
import { denyPermissions } from './permissions.ts';
import { HOST } from './studio-origin.ts';
import { openStudioWindow } from './studio-window.ts';

function start(): void {
  const studio = createApp({
    version: app.getVersion(),
    builtSite: join(app.getAppPath(), 'build/web'),
    isOurHost: (host) => host === HOST,
    reportBug: (error) => console.error(error),
  });
  answerAppScheme(studio.fetch);
  answerIpc();
  denyPermissions(session.defaultSession);
  setMenu(process.platform);
  openStudioWindow();
}

/** A second start of the program shows the studio that is open already. */
function showOpenStudio(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

registerAppScheme();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showOpenStudio);
  app.on('window-all-closed', () => {
    // On macOS a program without windows stays in the dock until the user quits it.
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openStudioWindow();
  });
  app.whenReady().then(start, (error: unknown) => console.error(error));
} else {
  app.quit();
}
