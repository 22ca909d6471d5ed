import type { PartOf } from '#spec/part-registry.ts';
import type { HangingLook } from './hanging-look.ts';

/** How beads follow each other on a strand. */
export interface BeadsLook {
  /** Of the stone beads, in mm. */
  readonly beadMm: number;
  readonly run: number;
  readonly metalBeads: number;
  /** Metal beads over stone beads. */
  readonly metalScale: number;
  /** Share of the length that is chain. */
  readonly chainShare: number;
  /** Lines, where none were asked for. */
  readonly lines?: 2;
}

/** Cups that hang from a strand. */
export interface VatiLook extends Pick<PartOf<'vati'>, 'count' | 'work'> {
  readonly is: 'vati';
  /** Over the usual width. */
  readonly scale: number;
}

/** Beads with what hangs from them: cups, a pendant as any is, or nothing. */
export interface StrandLook {
  readonly pendant: VatiLook | Pick<HangingLook, 'elements'> | undefined;
  readonly beads: BeadsLook;
  readonly finish: HangingLook['finish'];
}
