import type { WarningCode } from '#spec/warnings.ts';
import type { DrawnFeature } from '#spec/shown/registry.ts';
import type { Measure } from '../senses/sense.ts';
import type { FixedLook } from '../looks/ring-look.ts';

/** How the name of a piece decides what the stones and lengths of its brief mean. */
export interface NameReading {
  /**
   * Its stones are all alike, so that none is a centre; `unless-one-leads` where it can also carry a single large one.
   */
  readonly stonesAlike?: 'always' | 'unless-one-leads';
  /** It only says that there is a hoop: any other name says more, and small stones named before it belong to it. */
  readonly hoopOnly?: true;
  /** Each of its two stones is a centre. */
  readonly twoCentres?: true;
  /** Two people each get one. */
  readonly forTwo?: true;
  /** What it names is written on the piece. */
  readonly written?: true;
  /** It goes all or half the way around, and the other one may be ruled out: "half, not full". */
  readonly fullOrHalf?: true;
  /** It says only that the piece is strung. */
  readonly strung?: true;
  /** The name counts its stones, which are all alike. */
  readonly stones?: number;
  /** "Two side stones" means two in all, not two on each side. */
  readonly sidesAreTwo?: true;
  /** Its stones stand in a line, which the trade weighs together. */
  readonly weighedTogether?: true;
  /** It has an outline of its own, so a shape is that of the piece, not of a stone. */
  readonly ownOutline?: true;
  /** It has a face: a box without a stone is the size of the face. */
  readonly hasFace?: true;
  /** What a length of it means, when that differs from its type. */
  readonly length?: Measure | 'stone';
  /** The code of the warning that has to be discussed before it is made. */
  readonly warning?: WarningCode;
}

/** How a type of ordered item decides what the lengths and stones of its brief mean, where its subtype says nothing else. */
export interface TypeReading {
  /** What a length of it means; its width when left out, that of its stone where it is about one. */
  readonly length?: Measure | 'stone';
  /** It hangs or wraps as a line: what is short is its width. */
  readonly isLine?: true;
  /** Its own measures are given as width by height. */
  readonly isFlat?: true;
  /** What a length means where it is a part of another piece. */
  readonly lengthAsPart?: Measure;
  /** The role of its stone, where that is neither centre nor main stone. */
  readonly stoneRole?: string;
  /** The lengths in inches, from and to, that it is sold in; a number without a unit can be one. */
  readonly soldInches?: readonly [number, number];
  /** Pearls without another word are what it is strung of. */
  readonly isStrung?: true;
  /** It hangs on a chain: a length that nothing of its kind has is the chain's. */
  readonly onChain?: true;
  /** What is listed beside it stays a part of it: "pendant and chain" is one piece. */
  readonly keepsItsParts?: true;
  /** Before another piece it tells which one that is: a coin pendant, a mangalsutra bracelet; others make a list. */
  readonly tellsCompound?: true;
}

/** A name that an order can use for a piece, and what the name itself tells. */
export interface OrderName {
  /** Types of an ordered item: ring, earrings, necklace… */
  readonly types: readonly string[];
  /**
   * Which ring, earring… it is; left out for the type alone, also with a subtype that does not tell how it is built.
   */
  readonly subtype?: string;
  /** Stones and motifs may still make another piece of it. */
  readonly open?: true;
  /** Told to the client when the piece is only near to what was asked for. */
  readonly remark?: string;
  /** It names the piece even when it is only said as a feature: "platinum solitaire". */
  readonly byItself?: true;
  /** One stone alone: nothing is set around it. */
  readonly alone?: true;
  /** Made in the Indian tradition: in yellow gold, of a high karat where the piece allows it. */
  readonly heritage?: true;
  /** It means a larger one than usual. */
  readonly bold?: true;
  /** By the name alone the trade means a broad piece, which cannot be built: it needs a word for what is drawn instead. */
  readonly broad?: true;
  /** The name counts the stones. */
  readonly count?: number;
  /** Features that the name asks for. */
  readonly features?: readonly DrawnFeature[];
  /** The profile that the name implies. */
  readonly profile?: NonNullable<FixedLook['profile']>;
  /** How many letters that were said it is drawn in; more are engraved. */
  readonly letters?: number;
  readonly reading?: NameReading;
  /** Of a type alone, whose place on the body does not tell it. */
  readonly typeReading?: TypeReading;
}
