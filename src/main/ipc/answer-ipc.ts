import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import type { IpcChannel } from '#shared/desktop/ipc.ts';
import type { TokenStore } from '#shared/desktop/platform.ts';
import type { OutsideSignIn } from '../sign-in/outside-sign-in.ts';
import { isOurFrame } from '../studio-origin.ts';
import type { Channel } from './channel.ts';
import { saveFileChannel } from './save-file.ts';
import { signInChannels } from './sign-in-channels.ts';
import { tellDoneChannel } from './tell-done.ts';
import { tokenChannels } from './token-channels.ts';

type Channels = { readonly [C in IpcChannel]: Channel<C> };

export interface IpcServices {
  readonly tokens: () => Promise<TokenStore>;
  /** Only where the studio is elsewhere. */
  readonly outside: OutsideSignIn | undefined;
}

/**
 * Answers every channel. It throws for a message from a foreign page or of a wrong shape, which is an attack or a bug.
 */
export function answerIpc({ tokens, outside }: IpcServices): void {
  const channels: Channels = {
    'file:save': saveFileChannel,
    'work:done': tellDoneChannel,
    ...tokenChannels(tokens),
    ...signInChannels(outside),
  };
  for (const name of Object.keys(channels) as IpcChannel[]) answerChannel(channels, name);
}

function answerChannel<C extends IpcChannel>(channels: Channels, name: C): void {
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
