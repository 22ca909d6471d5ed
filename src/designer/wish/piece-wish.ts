import type { PieceKind } from '#spec/design-spec.ts';
import type { Size } from '#spec/size.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import type { Form } from '../archetypes/form.ts';
import type { PlateOutline } from './motif-words.ts';
import type { StoneWishes } from './stones/wished-stones.ts';
import type { StyleWish } from './wished-style.ts';
import type { Finish, FixedLook } from './fixed-look.ts';
import type { DrawnFeature } from './wanted-features.ts';
import type { LengthWish, WeightWish } from './stones/stone-wish.ts';

/** One piece as a request fixes it. What is undefined or left out is open, and the proposals may differ in it. */
export interface PieceWish {
  readonly form: Form;
  readonly kind: PieceKind;
  /** The alloy, first the wished one; what follows only a budget may choose, because the karat was left open. */
  readonly alloys: readonly [AlloyId, ...AlloyId[]];
  readonly finish: Finish | undefined;
  readonly size: Size | undefined;
  readonly stones: StoneWishes;
  readonly ring: FixedLook;
  readonly outline: PlateOutline | undefined;
  readonly signetFace: string | undefined;
  readonly lengths: LengthWish;
  readonly weight: WeightWish;
  /** In the profile's currency. */
  readonly budget: number | undefined;
  /** Steps of metal beyond what richness brings: how a budget is used that the stones leave over, 0 … +6. */
  readonly heft: number;
  readonly style: StyleWish;
  readonly gent: boolean;
  /** One stone alone: no halo, no company. */
  readonly solitaire: boolean;
  /** The wide bangle of the trade: a kada. */
  readonly wide: boolean;
  /** The wrist or neck line of a chain is worn as a bracelet or at the ankle. */
  readonly worn: 'neck' | 'wrist' | 'ankle';
  /** Every proposal shows these. */
  readonly wanted: readonly DrawnFeature[];
  /** Studs were asked for: nothing swings below the lobe. */
  readonly still: boolean;
  /** Links as the name of the chain has them. */
  readonly links: 'long' | 'round' | undefined;
  /** Words that no design may contain (see `featuresOf`). */
  readonly excluded: ReadonlySet<string>;
  /** Said aloud with every proposal: what was assumed, left out or stands in for something. */
  readonly remarks: readonly string[];
}
