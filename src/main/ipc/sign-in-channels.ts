import { z } from 'zod';
import type { IpcChannel } from '#shared/desktop/ipc.ts';
import type { OutsideSignIn } from '../sign-in/outside-sign-in.ts';
import type { Channel } from './channel.ts';

type SignInChannel = Extract<IpcChannel, `signIn:${string}`>;
type SignInChannels = { readonly [C in SignInChannel]: Channel<C> };

/** The pages' way to a sign-in in the browser. @param outside undefined where the studio is on this computer */
export function signInChannels(outside: OutsideSignIn | undefined): SignInChannels {
  const connected = (): OutsideSignIn => {
    if (outside === undefined) throw new Error('this studio is on this computer: nobody logs in elsewhere');
    return outside;
  };
  return {
    'signIn:begin': { ask: z.null(), act: async () => connected().begin() },
    'signIn:cancel': { ask: z.null(), act: async () => connected().cancel() },
  };
}
