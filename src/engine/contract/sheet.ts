import type { AlloyId } from '#spec/tables/alloys.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { Exchanged } from '#spec/workshop/exchange.ts';

/** One line of the stone list. */
export interface StoneListLine {
  /** Id of the stone in the spec: centre, halo, side… */
  readonly stoneId: string;
  readonly gem: GemId;
  readonly colour: string;
  readonly shape: BuiltCutId;
  readonly count: number;
  /** Length, width, depth in mm. */
  readonly sizeMm: readonly [number, number, number];
  readonly caratsEach: number;
  readonly caratsTotal: number;
}

/** One line of a price, in the order in which a jeweller would say it. */
export interface PriceLine {
  readonly kind: 'metal' | 'stone' | 'setting' | 'making' | 'bought' | 'tax';
  readonly label: string;
  readonly quantity: number;
  readonly unit: string;
  readonly rate: number;
  readonly amount: number;
  /** Its rate is the studio's example: the shop has not entered its own. */
  readonly isExample?: true;
}

/** A price from the workshop profile's rates; `exampleRates` where any of its lines has an example's. */
export interface PriceBreakdown {
  readonly currency: string;
  readonly amount: number;
  readonly lines: readonly PriceLine[];
  readonly ratesAsOf: string;
  /** By which profile's numbers it was reckoned. */
  readonly ratesId: string;
  /** Where the shop reckons in other money: what its rates were turned with. */
  readonly exchanged?: Exchanged;
  readonly exampleRates: boolean;
}

/** The technical sheet of a built piece: everything here is computed. */
export interface Sheet {
  readonly alloy: AlloyId;
  readonly densityGramsPerCm3: number;
  /** Volume of the cast metal as it stands in the STL. */
  readonly volumeMm3: number;
  /** Weight of the casting: volume × density. */
  readonly castMetalGrams: number;
  /** After filing and polishing, by the profile's finishing loss. */
  readonly finishedMetalGrams: number;
  /** Weight of bought parts, where their metal is that of the piece. */
  readonly boughtGrams: number;
  /** All metal that the piece is sold with, without stones: finished and bought together, but not {@link chainGrams}. */
  readonly netMetalGrams: number;
  /** The bought chain that a pendant hangs on, sold beside it; 0 where there is none. */
  readonly chainGrams: number;
  readonly stones: readonly StoneListLine[];
  readonly totalCarats: number;
  /** Bounding box of the piece, x × y × z in mm. */
  readonly dimensionsMm: readonly [number, number, number];
  readonly boughtParts: readonly { readonly name: string; readonly count: number }[];
  readonly price: PriceBreakdown;
}
