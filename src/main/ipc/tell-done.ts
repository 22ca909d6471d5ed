import { BrowserWindow, Notification } from 'electron';
import { bringToFront } from '../windows/bring-to-front.ts';
import type { Channel } from './channel.ts';
import { doneWork } from './done-work.ts';

/** Held while it is shown: a notification that nothing holds may be collected, and its click with it. */
let shown: Notification | undefined;

/** Tells of work that is done, unless somebody is looking at the studio. The last one takes the place of the one before. */
export const tellDoneChannel: Channel<'work:done'> = {
  ask: doneWork,
  act: async ({ title, text }, window) => {
    if (BrowserWindow.getFocusedWindow() !== null || !Notification.isSupported()) return;
    shown?.close();
    shown = new Notification({ title, body: text });
    shown.on('click', () => {
      if (!window.isDestroyed()) bringToFront(window);
    });
    shown.show();
  },
};
