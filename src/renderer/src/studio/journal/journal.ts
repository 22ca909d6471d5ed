import type { PictureRequest } from '#picture/contract.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Draft } from './draft.ts';

/** What one brief led to: the request as it was read, and the drafts of the proposals. */
export interface TrayRecord {
  readonly id: string;
  readonly brief: string;
  readonly request: DesignRequest;
  /** The scale and the light of all its pictures. */
  readonly framing: PictureRequest;
  /** Draft ids, in the order of their roles. */
  readonly drafts: readonly string[];
  /** ISO time. */
  readonly created: string;
}

/** Pictures of a revision that are worth keeping over a reload. */
export type KeptPicture = 'drawing' | 'photo';

/** Small things that must survive a reload: the words in the composer, the likes. */
export interface Notes {
  readonly composer: string;
  readonly likes: readonly string[];
}

/**
 * Where designs are written first, in this browser; nothing in it needs a server. A shared studio is synced from here.
 */
export interface Journal {
  draft(id: string): Promise<Draft | undefined>;
  keepDraft(draft: Draft): Promise<void>;
  tray(id: string): Promise<TrayRecord | undefined>;
  /** Newest first. */
  recentTrays(limit: number): Promise<readonly TrayRecord[]>;
  keepTray(tray: TrayRecord): Promise<void>;
  picture(revision: string, picture: KeptPicture): Promise<Blob | undefined>;
  keepPicture(revision: string, picture: KeptPicture, bytes: Blob): Promise<void>;
  note<K extends keyof Notes>(name: K): Promise<Notes[K] | undefined>;
  keepNote<K extends keyof Notes>(name: K, value: Notes[K]): Promise<void>;
}
