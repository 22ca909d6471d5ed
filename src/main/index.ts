import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { brand } from '#shared/brand.ts';
import { appId } from '#shared/desktop/app-id.ts';
import { openApp } from '#server/open-app.ts';
import { embeddedSettings } from '#server/settings/studio-settings.ts';
import { answerAppScheme, registerAppScheme } from './app-scheme.ts';
import { hasFullTextSearch } from './has-full-text-search.ts';
import { answerIpc } from './ipc/answer-ipc.ts';
import { setMenu } from './menu/set-menu.ts';
import { limitPermissions } from './permissions.ts';
import { openPreferences, type PreferencesFile } from './preferences/open-preferences.ts';
import { HOST } from './studio-origin.ts';
import { bringToFront } from './windows/bring-to-front.ts';
import { showOutbox } from './windows/outbox-window.ts';
import { stayInside } from './windows/stay-inside.ts';
import { openStudioWindow } from './windows/studio-window.ts';

async function start(preferences: PreferencesFile): Promise<void> {
  if (!hasFullTextSearch()) return giveUp('This copy of the program is incomplete.', 'Install it again.');
  const studio = await openApp({
    version: app.getVersion(),
    builtSite: join(app.getAppPath(), 'build/web'),
    hosts: [HOST],
    dataFolder: join(app.getPath('userData'), 'studio'),
    settings: embeddedSettings(),
    personal: { onEmail: showOutbox },
    reportBug: (error) => console.error(error),
  });
  if (!studio.ok) return giveUp(studio.problem.message, studio.problem.remedy);
  answerAppScheme(studio.value.answer);
  answerIpc();
  limitPermissions(session.defaultSession);
  setMenu(() => openStudioWindow(preferences));
  const window = openStudioWindow(preferences);
  if (window !== undefined) sayWhatWasSetAside(window, preferences);
}

function giveUp(message: string, remedy: string): void {
  dialog.showErrorBox(message, remedy);
  app.quit();
}

function sayWhatWasSetAside(window: BrowserWindow, { setAside }: PreferencesFile): void {
  if (setAside === undefined) return;
  window.once('show', () => {
    void dialog.showMessageBox(window, {
      type: 'info',
      message: 'The settings of this window could not be read.',
      detail: `The usual ones are in use. The unreadable file was kept beside them, as ${setAside}.`,
    });
  });
}

function run(): void {
  // By it Windows knows whose notifications they are.
  app.setAppUserModelId(appId);
  const preferences = openPreferences(
    app.getPath('userData'),
    () => new Date(),
    (line) => console.error(line),
  );
  app.on('web-contents-created', (_event, contents) =>
    stayInside(contents, (url) => openStudioWindow(preferences, url)),
  );
  // A second start of the program brings the open studio to the front: two would write to one folder.
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window !== undefined) bringToFront(window);
  });
  app.on('window-all-closed', () => {
    // On macOS a program without windows stays in the dock until the user quits it.
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (app.isReady() && BrowserWindow.getAllWindows().length === 0) openStudioWindow(preferences);
  });
  app
    .whenReady()
    .then(() => start(preferences))
    .catch((error: unknown) => {
      console.error(error);
      giveUp(
        `${brand.name} could not start.`,
        'Start it again; if it stops here again, install it anew: your data stays.',
      );
    });
}

registerAppScheme();
if (app.requestSingleInstanceLock()) run();
else {
  console.error(`${brand.name} is open already, and its window is in front now.`);
  app.quit();
}
