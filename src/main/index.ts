import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { openApp } from '#server/open-app.ts';
import { embeddedSettings } from '#server/settings/studio-settings.ts';
import { answerAppScheme, registerAppScheme } from './app-scheme.ts';
import { answerIpc } from './ipc/answer-ipc.ts';
import { showOutbox } from './outbox-window.ts';
import { setMenu } from './menu.ts';
import { denyPermissions } from './permissions.ts';
import { HOST } from './studio-origin.ts';
import { openStudioWindow } from './studio-window.ts';

async function start(): Promise<void> {
  const studio = await openApp({
    version: app.getVersion(),
    builtSite: join(app.getAppPath(), 'build/web'),
    hosts: [HOST],
    dataFolder: join(app.getPath('userData'), 'studio'),
    settings: embeddedSettings(),
    personal: { onEmail: showOutbox },
    reportBug: (error) => console.error(error),
  });
  if (!studio.ok) {
    dialog.showErrorBox(studio.problem.message, studio.problem.remedy);
    app.quit();
    return;
  }
  answerAppScheme(studio.value.answer);
  answerIpc();
  denyPermissions(session.defaultSession);
  setMenu(process.platform);
  openStudioWindow();
}

/** A second start of the program brings the open studio to the front. */
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
