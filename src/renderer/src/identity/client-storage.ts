import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import type { TokenStore } from '#shared/desktop/platform.ts';

/** The keychain of a desktop as the storage that Amplify expects. */
export function clientStorage(tokens: TokenStore): KeyValueStorageInterface {
  return {
    getItem: (key) => tokens.get(key),
    setItem: (key, value) => tokens.set(key, value),
    removeItem: (key) => tokens.delete(key),
    clear: () => tokens.clear(),
  };
}
