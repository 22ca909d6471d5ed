import type { RequestedLine } from '#designer/order/order-lines.ts';
import type { Framing } from '#picture/contract.ts';
import type { Problem, Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { Draft } from './draft.ts';
import type { KeptDesign } from './kept-design.ts';
import type { KeptLikes } from './kept-likes.ts';

/** What one brief led to: the request as it was read, and the drafts of the proposals. */
export interface TrayRecord {
  readonly id: string;
  readonly brief: string;
  readonly request: DesignRequest;
  /** What its pieces are drawn from, where that was not the words alone. */
  readonly sketch?: Sketch;
  /** The scale and the light of all its pictures. */
  readonly framing: Framing;
  /** Draft ids, in the order of their roles. */
  readonly drafts: readonly string[];
  /** Designs of other trays that lie in every set of this one, with the line of its order that each is. */
  readonly held?: readonly HeldDraft[];
  /** The design that all of it was drawn from, where it has variations of one, or one at three prices. */
  readonly drawnFrom?: { readonly draft: string; readonly as: 'variations' | 'prices' };
  /** What is not shown because it cannot be cast, in a sentence each. */
  readonly leftOut?: readonly string[];
  /** ISO time. */
  readonly created: string;
}

/** A design that was there before a set was drawn around it. */
export interface HeldDraft extends RequestedLine {
  readonly draft: string;
}

/** Pictures of a revision that are worth keeping over a reload. */
export type KeptPicture = 'drawing' | 'photo';

/** Small things that must survive a reload: the words in the composer, the likes. */
export interface Notes {
  readonly composer: string;
  readonly likes: KeptLikes;
}

/**
 * The store of designs in this browser; it needs no server.
 * What it returns is always valid: a journal on disk repairs what it can when it reads, and leaves out the rest.
 */
export interface Journal {
  /** Fails with `draft_not_found`, or with the reason why nothing of the draft can be read. */
  draft(id: string): Promise<Result<Draft>>;
  /** Keeps a draft beside what another window kept of it meanwhile: no revision of either is lost. */
  keepDraft(draft: Draft): Promise<void>;
  tray(id: string): Promise<TrayRecord | undefined>;
  /** Newest first. */
  recentTrays(limit: number): Promise<readonly TrayRecord[]>;
  keepTray(tray: TrayRecord): Promise<void>;
  picture(revision: string, picture: KeptPicture): Promise<Blob | undefined>;
  keepPicture(revision: string, picture: KeptPicture, bytes: Blob): Promise<void>;
  note<K extends keyof Notes>(name: K): Promise<Notes[K] | undefined>;
  keepNote<K extends keyof Notes>(name: K, value: Notes[K]): Promise<void>;
  /** Changes a note as it is then: what another window writes at the same time is not lost. */
  changeNote<K extends keyof Notes>(name: K, change: (before: Notes[K] | undefined) => Notes[K]): Promise<void>;
  /** How a draft stands with its workshop; undefined while its jeweller has not kept it. A draft's own change begins it. */
  kept(id: string): Promise<KeptDesign | undefined>;
  /** Writes it down; whether something still waits follows from the draft. @returns what is written */
  writeKept(kept: KeptDesign): Promise<KeptDesign>;
  /** Those of which something has not gone home, in the order in which they were kept. */
  waiting(): Promise<readonly KeptDesign[]>;
  /** Throws away every draft, tray and picture, and the words in the box. Likes stay: they name designs, and tell nothing. */
  discard(): Promise<void>;
}

export const missingDraft: Problem = {
  code: 'draft_not_found',
  message: 'This design is not in the journal of this browser.',
  remedy: 'Open it in the browser where it was made, or design it anew from its words.',
};
