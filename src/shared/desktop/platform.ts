import type { Result } from '../result.ts';

/** A file that the studio made, on its way to the user's disk. */
export interface FileToSave {
  /** Proposed name with extension, e.g. `aurelia.stl`; the user may choose another. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type SaveOutcome = { readonly saved: true; readonly path: string } | { readonly saved: false };

/** Long work that has come to its end, in words for somebody who has turned to another program meanwhile. */
export interface DoneWork {
  readonly title: string;
  readonly text: string;
}

/** Stores a session's tokens, by the names that the sign-in client gives them. */
export interface TokenStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Whether they survive a restart; without a keychain they are in memory only. */
  isLasting(): Promise<boolean>;
}

/**
 * What the platform under the screens can do. A missing ability is an absent member, never a stub that does nothing, so
 * that a screen can offer another way.
 */
export interface Platform {
  readonly kind: 'web' | 'desktop';

  /**
   * Asks where to put a file, then writes it. Without this ability a browser's own download does the work.
   * @returns `saved: false` when the user changed their mind; a problem when the disk refused.
   */
  readonly saveFile?: (file: FileToSave) => Promise<Result<SaveOutcome>>;

  /** Tells of long work that is done by a notification of the system, if the studio's window is not in front. */
  readonly tellDone?: (work: DoneWork) => Promise<void>;

  /** Logs in in the user's own browser, where the desktop works with a studio elsewhere. */
  readonly outsideSignIn?: {
    /** That studio's host. */
    readonly studio: string;
    /** Opens the browser. @returns once somebody is logged in here, or a problem; `cancelled` where it was given up */
    begin(): Promise<Result<null>>;
    cancel(): Promise<void>;
  };

  /** The keychain of the operating system, because everybody at this computer can read a page's own storage. */
  readonly tokens?: TokenStore;
}
