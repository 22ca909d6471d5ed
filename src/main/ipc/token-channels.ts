import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import type { IpcChannel } from '#shared/desktop/ipc.ts';
import type { TokenStore } from '#shared/desktop/platform.ts';
import { keepTokens } from '../tokens/keep-tokens.ts';
import { openKeychain } from '../tokens/open-keychain.ts';
import type { Channel } from './channel.ts';

type TokenChannel = Extract<IpcChannel, `tokens:${string}`>;

/** The names that the sign-in client gives its tokens; a page can't store anything else in the keychain. */
const key = z
  .string()
  .max(300)
  .regex(/^CognitoIdentityServiceProvider\.[\x21-\x7e]+$/);
/** Several times the length of a token with many groups. */
const MOST_CHARACTERS = 20_000;

let opened: Promise<TokenStore> | undefined;
/** Opened at the first request only, because a keychain may ask the user for its password. */
function tokens(): Promise<TokenStore> {
  opened ??= openKeychain(brand.name).then(keepTokens);
  return opened;
}

export const tokenChannels: { readonly [C in TokenChannel]: Channel<C> } = {
  'tokens:get': { ask: key, act: async (name) => (await tokens()).get(name) },
  'tokens:set': {
    ask: z.strictObject({ key, value: z.string().max(MOST_CHARACTERS) }),
    act: async (token) => (await tokens()).set(token.key, token.value),
  },
  'tokens:delete': { ask: key, act: async (name) => (await tokens()).delete(name) },
  'tokens:clear': { ask: z.null(), act: async () => (await tokens()).clear() },
  'tokens:last': { ask: z.null(), act: async () => (await tokens()).isLasting() },
};
