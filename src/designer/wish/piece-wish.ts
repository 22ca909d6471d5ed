import type { DrawnFeature } from '#spec/shown/registry.ts';
import type { MetalFinish } from '#spec/meanings/finishes.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import type { WeightPerPiece } from '#spec/request/order/weight-per-piece.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import type { Size } from '#spec/sizes/size.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import type { FixedLook } from '../looks/ring-look.ts';
import type { PlateOutline } from '../motifs/outlines/registry.ts';
import type { LetteringWish } from './wished-lettering.ts';
import type { StoneWishes } from './stones/wished-stones.ts';
import type { PlacedFinish } from './placed-finish.ts';
import type { LengthWish } from './wished-lengths.ts';
import type { StyleWish } from './wished-style.ts';

/**
 * One piece of any kind as a request fixes it. What is undefined or left out is open, and the proposals may differ in
 * it. What only one archetype needs, it reads from the request itself.
 */
export interface PieceWish {
  readonly request: DesignRequest;
  /** The item of the request that is this piece; undefined when no piece was named. */
  readonly item: RequestItem | undefined;
  /** The wished alloy first; the others are fallbacks for a budget, because the karat was left open. */
  readonly alloys: readonly [AlloyId, ...AlloyId[]];
  readonly finish: MetalFinish | undefined;
  /** What of a hoop is finished otherwise than the rest of it. */
  readonly placedFinish: PlacedFinish | undefined;
  readonly size: Size | undefined;
  readonly stones: StoneWishes;
  /** Choices about a hoop and its head that the brief has made. */
  readonly ring: FixedLook;
  readonly outline: PlateOutline | undefined;
  /** The motif that a pendant or an earring is, drawn in metal. */
  readonly figure: MotifFigureName | undefined;
  /** The motif that stands on a ring or a bangle, drawn in metal. */
  readonly applied: MotifFigureName | undefined;
  /** The letters that the motif is, where it is letters. */
  readonly lettering: LetteringWish | undefined;
  readonly lengths: LengthWish;
  readonly weight: WeightPerPiece;
  /** What filing and polishing take of cast metal: weights are said of the finished piece. */
  readonly finishingLossPct: number;
  /** In the profile's currency. */
  readonly budget: number | undefined;
  /** Steps of metal beyond richness, 0 … +6: they use what the stones leave of a budget. */
  readonly heft: number;
  /** Over the usual measures of what is all metal: 1, unless a said weight asks for more or less of it. */
  readonly bulk: number;
  readonly style: StyleWish;
  readonly gent: boolean;
  /** Every proposal shows these. */
  readonly wanted: readonly DrawnFeature[];
  /** Of these, what only suits its style: an idea that cannot show it is as good. */
  readonly suited: readonly DrawnFeature[];
  /** Words that no design may contain (see `featuresOf`). */
  readonly excluded: ReadonlySet<string>;
  /** Remarks for the client with every proposal: what was assumed, left out or stands in for something. */
  readonly remarks: readonly string[];
}
