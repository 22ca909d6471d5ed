import type { PartKind, PartOf } from '#spec/part-registry.ts';
import type { BoughtPartKind } from '#spec/parts/bought-parts.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { ComposedDesign } from '../composed-design.ts';
import type { HeadGirth } from '../proportions/halo/head-girth.ts';
import type { TraitAxis } from '../proposal.ts';
import type { FreeMeasures } from './free-measures/free-measures.ts';

/** A number of stones, set in one way. */
export interface HeldStones {
  readonly count: number;
  readonly work: SettingWork;
}

/** Words by which designs with this part are told apart, on the axes where it shows. */
export type PartTraits = Readonly<Partial<Record<TraitAxis, string>>>;

/**
 * How a part is described, by its place in the sentence:
 * - `hoop`: what the piece is by itself, given its finish ("brushed " or nothing): "a brushed flat band"; `alone` when
 * nothing stands on it;
 * - `set`: what a hoop carries, up to the word that joins the two: "five rubies set flush in";
 * - `extra`: what comes with a hoop: "milgrained edges";
 * - `body`: one of the things that hang below each other: "a round ruby in four claws";
 * - `worn`: how it is worn: "on hooks".
 */
export type Spoken =
  | {
      readonly as: 'hoop';
      readonly words: (finish: string) => string;
      readonly alone?: (finish: string) => string;
    }
  | { readonly as: 'set' | 'extra' | 'body' | 'worn'; readonly words: string };

/** Bought parts of one kind that hang in a row. */
export interface BoughtSeveral {
  readonly kind: BoughtPartKind;
  readonly count: number;
}

/** What the designer knows of a head beyond other parts. */
export interface HeadKnowledge<K extends PartKind> {
  /** How it holds its stone: "four claws", "a milgrained bezel". */
  readonly held: (head: PartOf<K>) => string;
  /** What a halo around it has to leave room for. */
  readonly girth: (head: PartOf<K>) => HeadGirth;
}

/** A question about one part, as it stands in a design under an id. */
type About<K extends PartKind, Answer> = (part: PartOf<K>, design: ComposedDesign, id: string) => Answer;

/** Everything that the designer knows of a kind of part; a file that leaves out a line does not compile. */
export interface PartKnowledge<K extends PartKind> {
  /**
   * Metal that it adds, in mm³, from its measures alone, as a goldsmith estimates before casting. Negative where stones
   * are sunk into existing metal. Factors without a source were fitted to built pieces.
   */
  readonly volumeMm3: About<K, number>;
  /**
   * How much longer it makes a piece that hangs, in mm from its upper to its lower end; 0 for what stands on a body,
   * goes round, or is bought.
   */
  readonly spanMm: About<K, number>;
  /** What hangs from its lower side hangs within it, and makes the piece no longer. */
  readonly holdsWithin?: true;
  /** The stones that it holds. */
  readonly stones: About<K, HeldStones | undefined>;
  /** Whether it lifts one stone clear of the metal, as claws and collars do. */
  readonly head: false | HeadKnowledge<K>;
  /** The kind of bought part that it is, when it is not cast; with their number where there are several. */
  readonly bought: About<K, BoughtPartKind | BoughtSeveral | undefined>;
  /** Of a bought part: what is cast with its host to hang it from, in mm³. */
  readonly castMm3?: About<K, number>;
  readonly say: About<K, Spoken | undefined>;
  readonly traits: About<K, PartTraits>;
  /** Side of a square as large as the motif that it is: what the motifs of a set are measured by. Left out where it is none. */
  readonly motifMm?: (part: PartOf<K>) => number;
  /** What of it can take more or less metal, so that a said weight is met. */
  readonly free: FreeMeasures<K>;
}

/** The answer of a part that has none: of stones where it holds none, of bought metal where it is cast, of words where nobody would mention it. */
export const none = (): undefined => undefined;

/** For a part that makes nothing longer that hangs. */
export const noSpan = (): number => 0;

/** For a part that does not make designs look different. */
export const noTraits = (): PartTraits => ({});
