import type { Size } from '#spec/size.ts';
import type { FacetedCutId } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';

/** How big a stone was said to be: measured, or by the weight of one. */
export type SaidStoneSize =
  | { readonly said: 'mm'; readonly lengthMm: number; readonly widthMm: number | undefined }
  | { readonly said: 'carats'; readonly carats: number };

/** One kind of stone as the customer wishes it; what is undefined is open. */
export interface StoneWish {
  readonly gem: GemId;
  readonly colour: string | undefined;
  /** Whether the gem itself was said; otherwise it is the studio's assumption. */
  readonly gemSaid: boolean;
  /** Natural or laboratory-grown was left open, so a budget may decide it, aloud. */
  readonly originOpen: boolean;
  readonly shape: FacetedCutId | undefined;
  readonly lengthToWidth: number | undefined;
  readonly size: SaidStoneSize | undefined;
  readonly count: number | undefined;
  /** Weight of all stones of this kind together. */
  readonly totalCarats: number | undefined;
  readonly setting: 'prong' | 'bezel' | 'pave' | 'channel' | 'shared-prong' | 'flush' | undefined;
  readonly prongs: number | undefined;
  readonly across: boolean | undefined;
  readonly supply: 'shop' | 'customer';
  /** Said to be the one in the middle, so that it is no row of stones. */
  readonly centre: boolean;
  /** An accent rather than the stone that the piece is about. */
  readonly accent: boolean;
}

/** Money in the profile's currency: proposals land at 70 to 100 % of the ceiling. */
export interface BudgetWish {
  readonly ceiling: number;
}

/** Grams of cast metal. */
export interface WeightWish {
  readonly maximumGrams: number | undefined;
  readonly aboutGrams: number | undefined;
}

/** Lengths that were said, in mm. */
export interface LengthWish {
  readonly bandWidthMm?: number;
  readonly thicknessMm?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly heightMaxMm?: number;
  readonly lengthMm?: number;
  readonly diameterMm?: number;
  readonly faceLengthMm?: number;
  readonly faceWidthMm?: number;
}

/** The size of a ring or bangle with whether it was said or taken. */
export interface SizeWish {
  readonly size: Size;
  readonly said: boolean;
}
