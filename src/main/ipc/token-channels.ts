import { z } from 'zod';
import type { IpcChannel } from '#shared/desktop/ipc.ts';
import type { TokenStore } from '#shared/desktop/platform.ts';
import type { Channel } from './channel.ts';

type TokenChannel = Extract<IpcChannel, `tokens:${string}`>;

/** The names that the sign-in client gives its tokens; a page can't store anything else in the keychain. */
const key = z
  .string()
  .max(300)
  .regex(/^CognitoIdentityServiceProvider\.[\x21-\x7e]+$/);
/** Several times the length of a token with many groups. */
const MOST_CHARACTERS = 20_000;

type TokenChannels = { readonly [C in TokenChannel]: Channel<C> };

/** The pages' way to the keychain. */
export const tokenChannels = (tokens: () => Promise<TokenStore>): TokenChannels => ({
  'tokens:get': { ask: key, act: async (name) => (await tokens()).get(name) },
  'tokens:set': {
    ask: z.strictObject({ key, value: z.string().max(MOST_CHARACTERS) }),
    act: async (token) => (await tokens()).set(token.key, token.value),
  },
  'tokens:delete': { ask: key, act: async (name) => (await tokens()).delete(name) },
  'tokens:clear': { ask: z.null(), act: async () => (await tokens()).clear() },
  'tokens:last': { ask: z.null(), act: async () => (await tokens()).isLasting() },
});
