import type { DesignRequest } from '#spec/request/design-request.ts';
import type { FixedLook, RingLook } from '../../looks/ring-look.ts';
import type { StoneWishes } from '../stones/wished-stones.ts';

/** What of a request can ask for a feature without its word. */
export interface FeatureWords {
  readonly request: DesignRequest;
  readonly stones: StoneWishes;
  /** Whether the piece has shoulders for leaves to climb. */
  readonly onShoulders: boolean;
}

/** What is known of a feature beside how it is drawn and seen. */
export interface FeatureRow {
  /** What is told where no idea of a piece shows it, alone or beside the others that were asked for. */
  readonly leftOut: string;
  /** How it is asked for beside its word. */
  readonly asked?: (said: FeatureWords) => boolean;
  /** The choices of a ring's look that it is made of; without them a recipe reads it from what is wanted. */
  readonly look?: FixedLook;
  /**
   * What is left of a look that has it, where it meets what cannot share a band with it: what was not said is dropped,
   * or the whole idea.
   */
  readonly settle?: (look: RingLook, fixed: FixedLook) => RingLook | undefined;
  /** Where it lies on a band that has two edges and a face between them. */
  readonly lies?: 'on-face' | 'along-edges';
  /** A band with it has no such edges and no such face. */
  readonly smooth?: true;
  /** A ring that is to be plain has it only where it was asked for. */
  readonly ornate?: true;
  /** Only rings are said to have it: a piece that was not named is one. */
  readonly saidOfRings?: true;
  /** It works a hoop: without a piece or a stone it means a band. */
  readonly worksBand?: true;
}
