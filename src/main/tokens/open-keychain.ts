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
 * @param service under which name the entries lie there
 * @returns undefined where there is none, or none that opens
 */
export async function openKeychain(service: string): Promise<Keychain | undefined> {
  try {
    // Where libsecret is missing, already the loading fails.
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
