import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { createApp } from '#server/app.ts';
import { openStudio } from '#server/open-studio.ts';
import { siteConfigOf } from '#server/site-config-of.ts';
import { embeddedSettings } from '#server/studio-settings.ts';
import { answerAppScheme, registerAppScheme } from './app-scheme.ts';
import { answerIpc } from './ipc/answer-ipc.ts';
import { showLetters } from './letters-window.ts';
import { setMenu } from './menu.ts';
import { denyPermissions } from './permissions.ts';
import { HOST } from './studio-origin.ts';
import { openStudioWindow } from './studio-window.ts';

async function start(): Promise<void> {
  const reportBug = (error: Error): void => console.error(error);
  const settings = embeddedSettings();
  const services = await openStudio({
    dataFolder: join(app.getPath('userData'), 'studio'),
    settings,
    personal: { onLetter: showLetters },
    reportBug,
    onOutboxOpened: () => undefined,
  });
  if (!services.ok) {
    dialog.showErrorBox(services.problem.message, services.problem.remedy);
    app.quit();
    return;
  }
  const studio = createApp({
    version: app.getVersion(),
    builtSite: join(app.getAppPath(), 'build/web'),
    identity: services.value.identity,
    sessions: services.value.sessions,
    visitors: services.value.visitors,
    siteConfig: siteConfigOf(settings, services.value.allowsSignUp),
    isOurHost: (host) => host === HOST,
    reportBug,
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
