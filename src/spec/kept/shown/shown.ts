import type { DesignSpec } from '../../design-spec.ts';
import type { PartKind, PartOf } from '../../part-registry.ts';

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
  /** Width across the piece: of a plate, a link, a hoop. */
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly diameterMm?: number;
  /** The whole length of what is worn as a line. */
  readonly lengthMm?: number;
  readonly chainMm?: number;
  readonly faceMm?: readonly [lengthMm: number, widthMm: number];
}

/** What can be seen of one part, in the words and measures of a request. */
export interface Shown {
  /** Features, motifs, closures and shapes that are said and ruled out by these words. */
  readonly words: readonly string[];
  readonly holds?: ShownHold;
  readonly lengths?: ShownLengths;
  /** Profiles that the section of a hoop is called by. */
  readonly profiles?: readonly string[];
  readonly faceShape?: string;
}

/** What is seen of a kind of part, as it stands in a design under an id. */
export type ShowPart<K extends PartKind> = (
  part: PartOf<K>,
  spec: Pick<DesignSpec, 'parts' | 'stones'>,
  id: string,
) => Shown;
