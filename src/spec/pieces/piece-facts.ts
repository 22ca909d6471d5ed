import type { Size } from '../sizes/size.ts';
import type { SizeScale } from '../sizes/scales/scale.ts';

/** The place of a kind of piece in a set, each number beside those of the other kinds. */
export interface PlaceInSet {
  /** Of the money for the set: a necklace has 50 to 60 %, earrings 20 to 25 %, the rest is the ring's (trade judgement). */
  readonly spend: number;
  /** Of its metal. */
  readonly grams: number;
  /** How large a motif is beside that of the necklace: 1 : 0.62 : 0.40, on the forehead 0.8 of that on the ear. */
  readonly motif: number;
}

/** What is true of every piece of one kind, so that other code need not test for the kind. */
export interface PieceFacts {
  /** What it is called in a sentence, without an article. */
  readonly called: string;
  /** The types of an ordered item, in the words of a request, that a design of this kind is. */
  readonly orderedAs: readonly string[];
  /** Where it is worn. */
  readonly wornOn: 'finger' | 'wrist' | 'ear' | 'nose' | 'forehead' | 'neck';
  /** Whose charts its size is read in; undefined for a piece that fits anybody, and has none. */
  readonly sizedBy: SizeScale['worn'] | undefined;
  /**
   * Whether it goes round a finger or wrist, axis y, top towards +z; otherwise it hangs, facing +z, with +y upwards.
   */
  readonly hoop: boolean;
  /** The size of most that are sold, until a finger or wrist is measured; undefined where a piece has none. */
  readonly usualSize: Size | undefined;
  /** Whether it is made twice: the design describes the right one, the left one is its mirror image. */
  readonly pair: boolean;
  /** Whether it has no shape of its own and lies as it falls. */
  readonly flexible: boolean;
  /** Whether it is so small that even its small stones are looked at one by one. */
  readonly seenClose: boolean;
  /** Whether it hangs on a bought chain that is shown with it but does not belong to it. */
  readonly onBoughtChain: boolean;
  /** Whether a chain in it is the piece itself, and so made, whatever the `supply` of the part says. */
  readonly chainIsMade: boolean;
  /** What it is to the other pieces of a set. */
  readonly inSet: PlaceInSet;
}

/** Of a piece that cannot be made without a size. */
export interface SizedPieceFacts extends PieceFacts {
  readonly sizedBy: SizeScale['worn'];
  readonly usualSize: Size;
}
