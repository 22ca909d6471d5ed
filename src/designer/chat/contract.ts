import type { Problem, Result } from '#shared/result.ts';
import type { SpecPatch } from '#spec/edit.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Role } from '../proposal.ts';

/** A piece as it is told over the counter: its metal without stones, and its price at the shop's rates. */
export interface PieceFigures {
  readonly netMetalGrams: number;
  readonly price: { readonly amount: number; readonly currency: string };
}

/** The same with what the price is made up of. */
export interface PieceBilled extends PieceFigures {
  readonly lines: readonly { readonly kind: string; readonly label: string; readonly amount: number }[];
}

/** One state of an open design, on the way to what is shown. */
export interface OpenState {
  readonly id: string;
  readonly figures?: PieceFigures;
}

/** A design that lies open while it is spoken of. */
export interface OpenDesign {
  readonly id: string;
  readonly brief: string;
  readonly request: DesignRequest;
  readonly role: Role;
  readonly seed: number;
  readonly spec: DesignSpec;
  /** All that led to what is shown: the proposal first, what is shown last. */
  readonly states: readonly [OpenState, ...OpenState[]];
  /** The state that redoing leads to. */
  readonly redo?: string;
}

/** A likely answer to a question, as a button. */
export interface ChatAnswer {
  readonly label: string;
  /** What the client says by pressing it. */
  readonly words: string;
  /**
   * Where it was worked out already: the patch of a design that it stands for. `isUncast` where the client has been told
   * that it cannot be cast like that: its files are refused until it can.
   */
  readonly edit?: { readonly design: string; readonly patch: SpecPatch; readonly isUncast?: true };
  /** Where four designs are to be drawn: from which brief. */
  readonly brief?: string;
  /** From here on the built-in designer answers. */
  readonly by?: 'built-in';
}

/** One thing that was said in a conversation. */
export interface ChatTurn {
  readonly from: 'client' | 'studio';
  readonly words: string;
  /** Of the studio: the design that it spoke of. */
  readonly about?: string;
  /** Of the studio: what it asked, and the brief that waits for the answer. */
  readonly answers?: readonly ChatAnswer[];
  readonly pendingBrief?: string;
}

/** What a client says, with all that it may be said of. */
export interface ChatRequest {
  readonly conversation: readonly ChatTurn[];
  readonly open: readonly OpenDesign[];
  /** The design that the client has chosen on the screen; undefined where all of them are meant. */
  readonly about?: string | undefined;
  readonly words: string;
  /** The button that was pressed instead of typing. */
  readonly chosen?: ChatAnswer | undefined;
  readonly profile: WorkshopProfile;
  /** Who is to answer: the built-in designer, whatever else is there; where undefined, the assistant that is preferred. */
  readonly by?: 'built-in' | undefined;
  /** The screen is turned round: no rates, no charges, nothing of what a price is made of. */
  readonly isForClient: boolean;
}

/** What the checks of making say of a piece. */
export interface PieceFinding {
  readonly severity: 'error' | 'warning' | 'note';
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
  readonly patch?: SpecPatch;
}

/** What an assistant may ask of the workbench while it answers; nothing that it asks changes a design. */
export interface AssistantTools {
  /** A design with a patch, if that is still a design. */
  edit(spec: DesignSpec, patch: SpecPatch): Result<DesignSpec>;
  price(spec: DesignSpec): Promise<Result<PieceBilled>>;
  check(spec: DesignSpec): Promise<Result<readonly PieceFinding[]>>;
}

/** What an assistant answers, as it comes. */
export type AssistantEvent =
  /** One more sentence. */
  | { readonly type: 'said'; readonly words: string; readonly about?: string }
  /** What the client waits for. */
  | { readonly type: 'doing'; readonly what: string }
  /** A patch of an open design, with what it weighed and cost before and after where that is known. */
  | {
      readonly type: 'edited';
      readonly design: string;
      readonly patch: SpecPatch;
      readonly before?: PieceFigures;
      readonly after?: PieceFigures;
    }
  /** Another state of an open design is to be shown. */
  | { readonly type: 'shown'; readonly design: string; readonly state: string }
  /** Designs are to be drawn from a brief. */
  | { readonly type: 'proposed'; readonly brief: string }
  /** The one thing that has to be known before it goes on; likely answers as buttons. */
  | {
      readonly type: 'asked';
      readonly answers: readonly ChatAnswer[];
      readonly pendingBrief?: string;
    }
  /** It could not answer, and what to do about it. */
  | { readonly type: 'failed'; readonly problem: Problem };
