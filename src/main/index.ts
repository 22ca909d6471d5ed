import { app, BrowserWindow, dialog, session } from 'electron';
import { brand } from '#shared/brand.ts';
import { appId } from '#shared/desktop/app-id.ts';
import { ok, type Result } from '#shared/result.ts';
import { answerAppScheme, registerAppScheme } from './app-scheme.ts';
import { readStudioAddress } from './connected/studio-address.ts';
import { hasFullTextSearch } from './has-full-text-search.ts';
import { answerIpc } from './ipc/answer-ipc.ts';
import { setMenu } from './menu/set-menu.ts';
import { openStudioHere, openStudioElsewhere, type OpenStudio } from './open-studio.ts';
import { limitPermissions } from './permissions.ts';
import { openPreferences, type PreferencesFile } from './preferences/open-preferences.ts';
import { listenForDeepLinks, takeDeepLinks } from './sign-in/take-deep-links.ts';
import { bringToFront } from './windows/bring-to-front.ts';
import { stayInside } from './windows/stay-inside.ts';
import { openStudioWindow } from './windows/studio-window.ts';

/** Opens a window of the studio, once there is one. */
let openWindow: (url?: string) => BrowserWindow | undefined = () => undefined;

async function start(preferences: PreferencesFile): Promise<void> {
  if (!hasFullTextSearch()) return giveUp('This copy of the program is incomplete.', 'Install it again.');
  const studio = await openChosenStudio(preferences);
  if (!studio.ok) return giveUp(studio.problem.message, studio.problem.remedy);
  const { answer, tokens, outside, elsewhere } = studio.value;
  answerAppScheme(answer);
  answerIpc({ tokens, outside });
  limitPermissions(session.defaultSession);
  openWindow = (url) => openStudioWindow({ preferences, elsewhere, url });
  setMenu(() => openWindow());
  const window = openWindow();
  if (window !== undefined) sayWhatWasSetAside(window, preferences);
  takeDeepLinks(outside);
}

/** The studio on this computer, or the one elsewhere that the start or the preferences name. */
async function openChosenStudio(preferences: PreferencesFile): Promise<Result<OpenStudio>> {
  const named = app.commandLine.getSwitchValue('studio') || preferences.current().studio;
  if (named === undefined) return openStudioHere();
  const address = readStudioAddress(named);
  return address.ok ? ok(openStudioElsewhere(address.value)) : address;
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
  listenForDeepLinks();
  app.on('web-contents-created', (_event, contents) => stayInside(contents, (url) => openWindow(url)));
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
    if (app.isReady() && BrowserWindow.getAllWindows().length === 0) openWindow();
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
