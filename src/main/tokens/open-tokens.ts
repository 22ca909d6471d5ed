import type { TokenStore } from '#shared/desktop/platform.ts';
import { keepTokens } from './keep-tokens.ts';
import { openKeychain } from './open-keychain.ts';

/**
 * The sessions of one studio. The keychain is opened at the first request only, because it may ask the user for its
 * password.
 * @param service the name under which it keeps them: of each studio another, or one would be shown the tokens of another
 */
export function openTokens(service: string): () => Promise<TokenStore> {
  let opened: Promise<TokenStore> | undefined;
  return () => {
    opened ??= openKeychain(service).then(keepTokens);
    return opened;
  };
}
