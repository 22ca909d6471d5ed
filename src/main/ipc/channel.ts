import type { BrowserWindow } from 'electron';
import type { z } from 'zod';
import type { IpcChannel, IpcChannels } from '#shared/desktop/ipc.ts';

/** One service of the operating system for the screens: the schema of its request, and its implementation. */
export interface Channel<C extends IpcChannel> {
  readonly ask: z.ZodType<IpcChannels[C]['ask']>;
  readonly act: (ask: IpcChannels[C]['ask'], window: BrowserWindow) => Promise<IpcChannels[C]['answer']>;
}
