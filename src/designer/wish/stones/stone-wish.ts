import type { BuiltCutId, StoneForm } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';

/** How big a stone was said to be: measured, or by the weight of one. */
export type SaidStoneSize =
  | {
      readonly said: 'mm';
      readonly lengthMm: number;
      readonly widthMm: number | undefined;
      /** Its depth when that was measured too, and its weight: the depth is what is left to meet it. */
      readonly depthMm: number | undefined;
      readonly carats: number | undefined;
    }
  | { readonly said: 'carats'; readonly carats: number };

/** One kind of stone as the customer wishes it; what is undefined is open. */
export interface StoneWish {
  readonly gem: GemId;
  readonly colour: string | undefined;
  /** Whether the gem itself was said; otherwise it is the studio's assumption. */
  readonly gemSaid: boolean;
  /** Whether natural or laboratory-grown was left open, so that a budget may decide it, with a remark. */
  readonly originOpen: boolean;
  /** Its outline, as the faceted cut of that outline, whatever its form. */
  readonly shape: BuiltCutId | undefined;
  /** Cuts that suit the style that was asked for, where the outline was left open; the likeliest first. */
  readonly suits?: readonly BuiltCutId[];
  /** Whether it is cut in facets, domed, or a pearl. */
  readonly form: StoneForm;
  readonly lengthToWidth: number | undefined;
  readonly size: SaidStoneSize | undefined;
  /** Its size as a word says it, where it was not measured. */
  readonly worded?: 'small' | 'large';
  readonly count: number | undefined;
  /** Weight of all stones of this kind together. */
  readonly totalCarats: number | undefined;
  readonly setting: 'prong' | 'bezel' | 'pave' | 'channel' | 'shared-prong' | 'flush' | undefined;
  readonly prongs: number | undefined;
  readonly across: boolean | undefined;
  readonly supply: 'shop' | 'customer';
  /** Whether it was said to be in the middle, so that it is not a row of stones. */
  readonly centre: boolean;
  /** Whether it is an accent, not the stone that the piece is about. */
  readonly accent: boolean;
}
