import type { TypeReading } from '../order-name.ts';

/** How to read a brief for a type of item that cannot be designed yet. */
interface TypeNotBuilt extends TypeReading {
  /** The kind of size that a lone number can be. */
  readonly sizedLike?: 'finger';
}

export const typesNotBuilt: Readonly<Record<string, TypeNotBuilt>> = {
  toe_ring: { length: 'band', sizedLike: 'finger' },
  haath_phool: { sizedLike: 'finger', keepsItsParts: true },
  thali: { length: 'height', isFlat: true, tellsCompound: true },
  ear_chain: { length: 'length' },
  watch_chain: { length: 'length', isLine: true },
  prayer_beads: { length: 'length', isLine: true },
  waist_belt: { length: 'length' },
  matha_patti: { length: 'length' },
  nose_ring: { length: 'diameter' },
  cufflinks: { length: 'diameter', isFlat: true },
  brooch: { length: 'width', isFlat: true },
  charm: { isFlat: true, tellsCompound: true },
  coin: { tellsCompound: true },
  rakhi: { tellsCompound: true },
  tie_bar: { isFlat: true },
};
