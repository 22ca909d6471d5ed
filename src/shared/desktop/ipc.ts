import type { DoneWork, FileToSave, SaveOutcome } from './platform.ts';
import type { Result } from '../result.ts';

/**
 * Every message between the desktop's screens and its main process, only for services of the operating system. Designs,
 * pictures and orders go through the API on the desktop as on the web.
 */
export interface IpcChannels {
  'file:save': { readonly ask: FileToSave; readonly answer: Result<SaveOutcome> };
  'work:done': { readonly ask: DoneWork; readonly answer: void };
  'signIn:begin': { readonly ask: null; readonly answer: Result<null> };
  'signIn:cancel': { readonly ask: null; readonly answer: void };
  'tokens:get': { readonly ask: string; readonly answer: string | null };
  'tokens:set': { readonly ask: { readonly key: string; readonly value: string }; readonly answer: void };
  'tokens:delete': { readonly ask: string; readonly answer: void };
  'tokens:clear': { readonly ask: null; readonly answer: void };
  'tokens:last': { readonly ask: null; readonly answer: boolean };
}

export type IpcChannel = keyof IpcChannels;
