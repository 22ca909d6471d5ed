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
