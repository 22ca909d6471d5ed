import type { DesignSpec } from '../design-spec.ts';
import type { PartKind, PartOf } from '../part-registry.ts';

/** How a part holds the stones of one kind. */
export interface ShownHold {
  readonly stone: string;
  /** Settings that this is called by: `prong`, `claw`; the first is its plain name. */
  readonly settings: readonly [string, ...string[]];
  readonly prongs?: number;
  readonly isAcross?: boolean;
  /** What the stones are to the piece where their holder decides it: `halo`. */
  readonly role?: string;
  /** Set in one line. */
  readonly inRow?: true;
}

/** Lengths that can be said of a piece and read off one part, in mm. */
export interface ShownLengths {
  /** Widths of a hoop at its widest and narrowest. */
  readonly bandWidthsMm?: readonly number[];
  readonly thicknessesMm?: readonly number[];
  /** Of the wire that a piece is worn on: where there is one, a said thickness is its gauge. */
  readonly gaugeMm?: number;
  /** Width across the piece: of a plate, a link, a hoop. */
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly diameterMm?: number;
  /** The whole length of what is worn as a line. */
  readonly lengthMm?: number;
  readonly chainMm?: number;
  readonly faceMm?: readonly [lengthMm: number, widthMm: number];
}

/** A measure in mm that words of size are held against: up to where it is small or slim, from where large or chunky. */
export interface ShownSize {
  readonly mm: number;
  readonly lessToMm: number;
  readonly moreFromMm: number;
}

/** What a part tells beside its words. */
interface Told {
  readonly holds?: readonly ShownHold[];
  readonly lengths?: ShownLengths;
  /** How large the piece looks by it, and how broad its metal. */
  readonly sizes?: { readonly whole?: ShownSize; readonly metal?: ShownSize };
  /** Profiles that the section of a hoop is called by. */
  readonly profiles?: readonly string[];
  readonly faceShape?: string;
  /** The outline or motif that it is drawn in: words that no list has all of. */
  readonly outlines?: readonly string[];
  /** The letters that it is drawn in. */
  readonly text?: string;
  /** What a piece with it is called, beside its words: a ring with a face is a signet. */
  readonly pieces?: readonly string[];
  /** In how many lines its beads are strung. */
  readonly strands?: number;
  /** How it is fastened; bought, so that the bench can fit another. */
  readonly fastenings?: readonly string[];
  /** Features that a design cannot show with it, whatever its other parts show. */
  readonly spoils?: readonly string[];
}

/** What can be seen of one part, in the words and measures of a request. */
export interface Shown extends Told {
  /** Those of its words that can be asked for as features and are drawn then. */
  readonly features: readonly string[];
  /** All words that it is asked for, judged and ruled out by. */
  readonly words: readonly string[];
}

/** What a question about a part reads of its design. */
type Surroundings = Pick<DesignSpec, 'parts' | 'stones'>;

type About<K extends PartKind, Answer> = (part: PartOf<K>, spec: Surroundings, id: string) => Answer;

/** Words that a kind of part can be called by, each with what a part has to be like for it: `true` if it always is. */
type WordsOf<K extends PartKind> = Readonly<Record<string, true | About<K, boolean>>>;

/**
 * What is seen of a kind of part. The designer looks here whether a design shows what was asked for and has nothing of
 * what was ruled out, the comparison whether it is kept.
 */
export interface ShowPart<K extends PartKind> {
  /** What a client can ask for and the designer then draws in every proposal, or says why not. */
  readonly features: WordsOf<K>;
  /** All else that it is called by. */
  readonly words: WordsOf<K>;
  readonly tells?: About<K, Told>;
}
