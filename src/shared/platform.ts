import type { Result } from './result.ts';

/** A file that the studio made, on its way to the user's disk. */
export interface FileToSave {
  /** Proposed name with extension, e.g. `aurelia.stl`; the user may choose another. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type SaveOutcome = { readonly saved: true; readonly path: string } | { readonly saved: false };

/** Where a session's tokens are kept, by the name that the sign-in client gives them. */
export interface TokenStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Whether they are still there after a restart; a computer without a keychain keeps them in memory only. */
  isLasting(): Promise<boolean>;
}

/**
 * What the machine under the screens can do. An ability that this machine lacks is absent, so that a screen can see it
 * and offer another way; there is never a stand-in that does nothing.
 */
export interface Platform {
  readonly kind: 'web' | 'desktop';

  /**
   * Asks where to put a file, then writes it. Without this ability a browser's own download does the work.
   * @returns `saved: false` when the user changed their mind; a problem when the disk refused.
   */
  readonly saveFile?: (file: FileToSave) => Promise<Result<SaveOutcome>>;

  /** The keychain of the operating system, for what a page's own storage shows to everybody at this computer. */
  readonly tokens?: TokenStore;
}
