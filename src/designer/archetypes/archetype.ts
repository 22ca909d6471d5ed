import type { Result } from '#shared/result.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import type { WordedLength } from '#spec/sizes/worn-lengths.ts';
import type { Term } from '../senses/sense.ts';
import type { ComposedDesign } from '../composed-design.ts';
import type { Role, StyleFamily, Traits } from '../proposal.ts';
import type { MotifPlace } from '../wish/bench-remarks.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import type { SmallWearer } from '../wish/small-wearer.ts';
import type { StoneUse } from '../wish/stones/stone-use.ts';
import type { OpenName } from './names/open-name.ts';
import type { OrderName } from './order-name.ts';

/** One way of making a piece, in one style; still without its measures. */
export interface Idea {
  readonly family: StyleFamily;
  /** Used only when so much was said that the better ideas all come out alike. */
  readonly fallback?: boolean;
  /**
   * Its parts with all their measures.
   * @param richness steps of weight and stones from the usual measure: −8 spare … 0 … +8 lavish
   */
  compose(asked: PieceWish, richness: number): ComposedDesign;
}

/** Whom a present is for. */
const wearers = ['woman', 'man', 'child'] as const;

export type Wearer = (typeof wearers)[number];

/** What follows from where on the body a piece is worn. */
export interface BodyPlace {
  /** The kind of design that it is, as the design language has it. */
  readonly kind: PieceKind;
  /** Worn through the skin: it needs a post or a hook, and no nickel. */
  readonly pierced: boolean;
  /** Where it is pierced: whether a clip can hold it instead. */
  readonly clipped?: true;
  readonly motifs: MotifPlace;
  /** Whether a piece of the Indian tradition is made in 22 karat when no karat was said. */
  readonly highKarat: boolean;
  /** Length in mm for a child, when nobody said one. */
  readonly childLengthMm: (child: SmallWearer, item: RequestItem | undefined) => number | undefined;
  /** Length in mm of a short and a long one, when nobody said it in numbers; undefined where the words tell no length. */
  readonly wordedLengthMm: (word: WordedLength, wearer: Pick<PieceWish, 'gent' | 'item'>) => number | undefined;
  /**
   * Its place among the presents for somebody when no piece was named, 1 for the surest; left out where it is not
   * given. Trade judgement.
   */
  readonly presentFor: Readonly<Partial<Record<Wearer, number>>>;
  /** Whether it carries one stone, so that a stone of a certain weight is at home in it. */
  readonly carriesOneStone: boolean;
}

/** A kind of piece with everything that the designer knows of it; a file that leaves out a member does not compile. */
export interface Archetype {
  readonly body: BodyPlace;
  /** The words that it is called by, in any language that is understood. */
  readonly words: readonly Term[];
  /** The entries of an order that those words stand for. */
  readonly names: readonly OrderName[];
  /**
   * What is offered instead of a piece that cannot be built; undefined where another archetype of its place stands for
   * it.
   */
  readonly offer: string | undefined;
  /** Whether it is meant by a request that names no piece. */
  readonly impliedBy: (request: DesignRequest) => boolean;
  /** Where the words leave it open: the archetype that is meant instead, by its name in the registry. */
  readonly givesWayTo: (open: OpenName) => string | undefined;
  readonly stones: StoneUse;
  /** Whether a width that was said is that of its hoop or of the whole piece. */
  readonly saidWidth: 'hoop' | 'whole';
  /** The ideas for a role, best first, that fit what was said. */
  readonly ideas: (asked: PieceWish, role: Role) => readonly Idea[];
  /**
   * What a said weight makes of it, where that has to be told before it is drawn: remarks for the client, or why it
   * would be another piece at that weight. Left out where any weight only makes it lighter.
   */
  readonly forWeight?: (asked: PieceWish) => Result<readonly string[]>;
  /** What a design looks like, one word per axis, read off its parts: an idea cannot claim what it does not draw. */
  readonly traits: (design: ComposedDesign) => Traits;
  /** A design in a few words for the client, read off its parts. */
  readonly say: (design: ComposedDesign) => string;
}

/** For an archetype that is only made when it is named. */
export const neverImplied = (): boolean => false;

/** For an archetype whose words leave nothing open. */
export const staysItself = (): undefined => undefined;
