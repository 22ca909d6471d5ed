import { contextBridge, ipcRenderer } from 'electron';
import type { CONNECTED_SWITCH } from '#shared/desktop/connected-switch.ts';
import type { IpcChannel, IpcChannels } from '#shared/desktop/ipc.ts';
import type { Platform } from '#shared/desktop/platform.ts';

/** What a sandboxed preload has of Node. */
declare const process: { readonly argv: readonly string[] };

const connected: typeof CONNECTED_SWITCH = '--connected=';
/** The host of the studio elsewhere, if there is one. */
const studio = process.argv.find((arg) => arg.startsWith(connected))?.slice(connected.length);

const ask = <C extends IpcChannel>(channel: C, payload: IpcChannels[C]['ask']): Promise<IpcChannels[C]['answer']> =>
  ipcRenderer.invoke(channel, payload);

contextBridge.exposeInMainWorld('platform', {
  kind: 'desktop',
  saveFile: (file) => ask('file:save', file),
  tellDone: (work) => ask('work:done', work),
  ...(studio === undefined
    ? {}
    : { outsideSignIn: { studio, begin: () => ask('signIn:begin', null), cancel: () => ask('signIn:cancel', null) } }),
  tokens: {
    get: (key) => ask('tokens:get', key),
    set: (key, value) => ask('tokens:set', { key, value }),
    delete: (key) => ask('tokens:delete', key),
    clear: () => ask('tokens:clear', null),
    isLasting: () => ask('tokens:last', null),
  },
} satisfies Platform);
