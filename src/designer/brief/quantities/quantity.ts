import type { RingSizeSystem } from '#spec/sizes/scales.ts';

/** A number with what it counts. `to` is the upper end of a range that was said as one: "8-10 gm". */
export type Measured =
  | { readonly kind: 'karat'; readonly value: number }
  | { readonly kind: 'fineness'; readonly value: number }
  /** `ofAll` for ctw: the weight of all stones together; `ofOneStone` where the unit is that of one stone: "pointer". */
  | {
      readonly kind: 'carat';
      readonly value: number;
      readonly to?: number;
      readonly ofAll: boolean;
      readonly ofOneStone?: true;
    }
  /** `saidAsSize` where only a size was said of what is sold by its length: "bracelet size 7". */
  | { readonly kind: 'length'; readonly value: number; readonly to?: number; readonly saidAsSize?: LengthAsSize }
  /** "8x6", in mm. */
  | { readonly kind: 'box'; readonly sidesMm: readonly number[] }
  | { readonly kind: 'gram'; readonly value: number; readonly to?: number }
  | {
      readonly kind: 'traditional';
      readonly unit: 'tola' | 'ratti' | 'masha';
      readonly value: number;
      readonly to?: number;
    }
  /** `scaled` when "lakh", "k"… or a currency makes the size of the number certain. */
  | {
      readonly kind: 'money';
      readonly value: number;
      readonly to?: number;
      readonly currency?: string;
      readonly scaled: boolean;
      readonly raw: string;
    }
  | { readonly kind: 'ring-size'; readonly system: RingSizeSystem | null; readonly value: number | string }
  | { readonly kind: 'bangle-size'; readonly value: string }
  | { readonly kind: 'time'; readonly unit: 'day' | 'week' | 'month' | 'year'; readonly value: number }
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'percent'; readonly value: number }
  /** Of a wire: thicker the smaller it is. */
  | { readonly kind: 'gauge'; readonly value: number }
  /** "3-3": so many on each of two sides. */
  | { readonly kind: 'per-side'; readonly value: number }
  | { readonly kind: 'count'; readonly value: number };

/** A size without a unit, and the one in which it is a length that such pieces have. */
export interface LengthAsSize {
  readonly size: number;
  readonly unit: 'inches' | 'cm';
}

export type Bound = 'max' | 'min' | 'approx';
export type Share = 'each' | 'total' | 'pair' | 'all_pieces';

/** What was measured, whether it is a limit, and for how many pieces it holds. */
export type Quantity = Measured & { readonly bound?: Bound; readonly share?: Share };

export type QuantityKind = Quantity['kind'];
export type QuantityOf<K extends QuantityKind> = Extract<Quantity, { kind: K }>;
