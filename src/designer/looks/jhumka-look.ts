import type { PartOf } from '#spec/part-registry.ts';
import type { HangingElement, HangingLook } from './hanging-look.ts';

/** The bell of a jhumka and what hangs from its rim. */
export interface BellLook {
  readonly profile: PartOf<'bell'>['profile'];
  /** Width over the usual one. */
  readonly scale: number;
  /** Lobes, as many as beads hang from its rim. */
  readonly fluted?: boolean;
  readonly grainRows: number;
  /** Metal beads where no pearls were asked for; nothing hangs from a bare rim. */
  readonly fringe: PartOf<'bead-fringe'>['form'] | 'bare';
}

/** A jhumka: what sits on the lobe, from top to bottom, and the bell below it. Without a top it hangs from a hook. */
export interface JhumkaLook {
  readonly tops: readonly HangingElement[];
  readonly bell: BellLook;
  readonly finish: HangingLook['finish'];
}
