import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { IpcChannel } from '#shared/ipc.ts';
import { isOurPage } from '../studio-origin.ts';
import type { Channel } from './channel.ts';
import { saveFile } from './save-file.ts';

const channels = { 'file:save': saveFile } satisfies { [C in IpcChannel]: Channel<C> };

/** Answers every channel. A message from a foreign page or of another shape is an attack or a bug: it throws. */
export function answerIpc(): void {
  for (const name of Object.keys(channels) as IpcChannel[]) answerChannel(name, channels[name]);
}

function answerChannel<C extends IpcChannel>(name: C, { ask, act }: Channel<C>): void {
  ipcMain.handle(name, (event, payload: unknown) => act(ask.parse(payload), windowOfOurs(event)));
}

function windowOfOurs({ sender, senderFrame }: IpcMainInvokeEvent): BrowserWindow {
  const window = BrowserWindow.fromWebContents(sender);
  if (window === null || senderFrame === null) throw new Error('the window that asked is gone');
  if (senderFrame.parent !== null || !isOurPage(senderFrame.url)) {
    throw new Error(`a page that is not the studio's asked: ${senderFrame.url}`);
  }
  return window;
}
