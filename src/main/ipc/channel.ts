import type { BrowserWindow } from 'electron';
import type { z } from 'zod';
import type { IpcChannel, IpcChannels } from '#shared/ipc.ts';

/** One thing that the operating system does for a screen: what may be asked, and how it is done. */
export interface Channel<C extends IpcChannel> {
  readonly ask: z.ZodType<IpcChannels[C]['ask']>;
  readonly act: (ask: IpcChannels[C]['ask'], window: BrowserWindow) => Promise<IpcChannels[C]['answer']>;
}
