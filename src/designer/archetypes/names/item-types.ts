import type { Measure } from '../../brief/words/sense.ts';

/** What is known of a type of ordered item, whether the studio designs it or not. */
export interface ItemType {
  /** What a length of it means; its width when left out. */
  readonly length?: Measure;
  /** Worn on the finger: it has a centre stone and a band, and it takes knocks. */
  readonly onFinger?: true;
  /** The kind of size that a lone number can be. */
  readonly sizedLike?: 'finger' | 'wrist';
  /** It hangs or wraps as a line: what is short is its width. */
  readonly isLine?: true;
  /** The lengths in inches, from and to, that it is sold in; a number without a unit can be one. */
  readonly soldInches?: readonly [number, number];
  /** Its own measures are given as width by height. */
  readonly isFlat?: true;
  /** Two of it are one order, so that a weight may be of one or of both. */
  readonly isPair?: true;
  /** Pearls without another word are what it is strung of. */
  readonly isStrung?: true;
  /** It hangs on a chain: a length that nothing of its kind has is the chain's. */
  readonly onChain?: true;
  /** What a length means where it is a part of another piece. */
  readonly lengthAsPart?: Measure;
  /** The role of its stone, where that is neither centre nor main stone. */
  readonly stoneRole?: string;
  /** What the studio makes of it, for a remedy. */
  readonly made?: string;
}

const types: Readonly<Record<string, ItemType>> = {
  ring: {
    length: 'band',
    onFinger: true,
    sizedLike: 'finger',
    made: 'a solitaire, halo, three-stone, eternity or signet ring, or a plain band',
  },
  toe_ring: { length: 'band', sizedLike: 'finger' },
  haath_phool: { sizedLike: 'finger' },
  pendant: { length: 'height', isFlat: true, onChain: true, made: 'a pendant on a chain' },
  necklace: {
    length: 'length',
    isLine: true,
    isStrung: true,
    soldInches: [13, 36],
    made: 'a pendant on a chain, or a cable chain',
  },
  mangalsutra: { length: 'length', isLine: true, soldInches: [16, 36], stoneRole: 'pendant' },
  thali: { length: 'height', isFlat: true },
  earrings: { isFlat: true, isPair: true, made: 'studs or drop earrings' },
  ear_chain: { length: 'length' },
  bangle: {
    length: 'width',
    sizedLike: 'wrist',
    made: 'a bangle that slips on, plain, twisted or set with stones',
  },
  bracelet: { length: 'length', isLine: true, soldInches: [5, 9.5], made: 'a tennis line, a cable chain or a bangle' },
  chain: { length: 'length', isLine: true, soldInches: [14, 36], lengthAsPart: 'chain', made: 'a cable chain' },
  anklet: { length: 'length', isLine: true, soldInches: [8, 12], made: 'a cable anklet' },
  waist_belt: { length: 'length' },
  matha_patti: { length: 'length' },
  maang_tikka: { length: 'length', isFlat: true },
  nose_ring: { length: 'diameter' },
  nose_pin: { length: 'diameter' },
  cufflinks: { length: 'diameter', isFlat: true },
  brooch: { length: 'width', isFlat: true },
  charm: { length: 'height', isFlat: true },
  tie_bar: { isFlat: true },
};

const unknown: ItemType = {};

/** What is known of a type; nothing for an unknown one. */
export function itemType(type: string | undefined): ItemType {
  return (type === undefined ? undefined : types[type]) ?? unknown;
}
