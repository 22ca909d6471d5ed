import type { PartOf } from '#spec/part-registry.ts';
import type { RingLook } from './ring-look.ts';

type Motif = PartOf<'motif'>;

/** A motif that carries itself or has a ground of its own. */
export interface MotifLook extends Pick<Motif, 'thicknessMm' | 'reliefMm'> {
  readonly work: Exclude<Motif['work'], 'raised' | 'sunk'>;
  /** Of its disc or frame; when left out, the one that suits the motif. */
  readonly ground?: Motif['ground'];
  /** Over the usual size. */
  readonly scale: number;
}

/** A motif bent to a band and standing on it. */
export interface BandMotifLook {
  readonly motif: MotifLook;
  readonly profile: RingLook['profile'];
  readonly shank: 'plain' | 'split';
  /** Of the band, over the usual one, in mm. */
  readonly widerMm: number;
  readonly milgrain?: boolean;
  readonly finish: RingLook['finish'];
}

/** A motif on a bangle: on a flat band it is raised from the band itself where there is room, else it stands on it. */
export interface BangleMotifLook {
  readonly motif: MotifLook;
  /** How many times it is repeated over the top, smaller to both sides. */
  readonly repeats?: 3;
}
