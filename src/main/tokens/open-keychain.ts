/** One program's entries in the keychain of the operating system. */
export interface Keychain {
  get(account: string): Promise<string | null>;
  set(account: string, secret: string): Promise<void>;
  /** @returns whether there was one */
  delete(account: string): Promise<boolean>;
  accounts(): Promise<readonly string[]>;
}

/**
 * Opens the keychain: that of macOS, the credentials of Windows, the secret service of a Linux desktop.
 * @param service the name under which the entries are stored
 * @returns undefined if there is none, or it can't be opened
 */
export async function openKeychain(service: string): Promise<Keychain | undefined> {
  try {
    // Loading fails where libsecret is missing.
    const { default: keytar } = await import('keytar');
    await keytar.getPassword(service, 'is there a keychain?');
    return {
      get: (account) => keytar.getPassword(service, account),
      set: (account, secret) => keytar.setPassword(service, account, secret),
      delete: (account) => keytar.deletePassword(service, account),
      accounts: async () => (await keytar.findCredentials(service)).map(({ account }) => account),
    };
  } catch {
    return undefined;
  }
}
