import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { IpcChannel } from '#shared/desktop/ipc.ts';
import { isOurFrame } from '../studio-origin.ts';
import type { Channel } from './channel.ts';
import { saveFileChannel } from './save-file.ts';
import { tellDoneChannel } from './tell-done.ts';
import { tokenChannels } from './token-channels.ts';

const channels: { readonly [C in IpcChannel]: Channel<C> } = {
  'file:save': saveFileChannel,
  'work:done': tellDoneChannel,
  ...tokenChannels,
};

/**
 * Answers every channel. It throws for a message from a foreign page or of a wrong shape, which is an attack or a bug.
 */
export function answerIpc(): void {
  for (const name of Object.keys(channels) as IpcChannel[]) answerChannel(name);
}

function answerChannel<C extends IpcChannel>(name: C): void {
  const { ask, act }: Channel<C> = channels[name];
  ipcMain.handle(name, (event, payload: unknown) => act(ask.parse(payload), windowOfOurs(event)));
}

function windowOfOurs({ sender, senderFrame }: IpcMainInvokeEvent): BrowserWindow {
  const window = BrowserWindow.fromWebContents(sender);
  if (window === null || senderFrame === null) throw new Error('the window that asked is gone');
  if (!isOurFrame(senderFrame)) {
    throw new Error(`a page that is not the studio's asked: ${senderFrame.url}`);
  }
  return window;
}
