import { roundMoney } from '#shared/money.ts';
import { roundToDecimals } from '#shared/units.ts';
import type { BoughtPartKind } from '../parts/bought-parts.ts';
import type { Stone } from '../stone.ts';
import { type AlloyId, alloys } from '../tables/alloys.ts';
import { type SettingWork, makingCharge, settingChargePerStone } from './bench-charges.ts';
import { rateFor } from './metal-rates.ts';
import { stonePricePerCarat } from './stone-prices.ts';
import type { WorkshopProfile } from './workshop-profile.ts';

/** Stones of one kind; those that the client brings cost nothing but their setting. */
export interface BilledStones extends Pick<Stone, 'gem' | 'supply'> {
  readonly caratsEach: number;
  readonly caratsTotal: number;
}

/** Stones of one width that are set in one way. */
export interface BilledSetting {
  readonly work: SettingWork;
  readonly count: number;
  /** The shorter side of the girdle. */
  readonly narrowMm: number;
}

/** Bought parts of one kind, in the alloy of the piece. */
export interface BilledPart {
  readonly kind: BoughtPartKind;
  readonly count: number;
  /** Of all of them together. */
  readonly grams: number;
}

/** What is billed for a piece, whether it was built and weighed or only estimated. */
export interface BilledWork<Stones extends BilledStones, Part extends BilledPart> {
  readonly alloy: AlloyId;
  /** Metal that is cast. */
  readonly castMetalGrams: number;
  readonly stones: readonly Stones[];
  readonly settings: readonly BilledSetting[];
  readonly bought: readonly Part[];
}

/** What a line of a bill is for. */
type Billed<Stones, Part> =
  | { readonly kind: 'metal' | 'making' | 'tax' }
  | { readonly kind: 'stone'; readonly of: Stones }
  | { readonly kind: 'setting'; readonly of: BilledSetting }
  | { readonly kind: 'bought'; readonly of: Part };

/** So much of something at a rate, both as they are shown; the amount is their product, rounded as it is paid. */
export type BillLine<Stones, Part> = Billed<Stones, Part> & {
  readonly quantity: number;
  readonly rate: number;
  readonly amount: number;
};

/** The lines as a jeweller says them: metal, stones, setting, bought parts, making, and tax where there is one. */
export function billFor<Stones extends BilledStones, Part extends BilledPart>(
  work: BilledWork<Stones, Part>,
  profile: WorkshopProfile,
): readonly BillLine<Stones, Part>[] {
  type Line = BillLine<Stones, Part>;
  const perGram = rateFor(work.alloy, profile);
  const metal: Line = { kind: 'metal', ...times(work.castMetalGrams, perGram, 3) };
  const stones = work.stones.flatMap((of): readonly Line[] =>
    of.supply === 'customer'
      ? []
      : [{ kind: 'stone', of, ...times(of.caratsTotal, stonePricePerCarat(of.gem, of.caratsEach, profile)) }],
  );
  const settings = work.settings.map((of): Line => {
    return { kind: 'setting', of, ...times(of.count, settingChargePerStone(of.work, of.narrowMm, profile)) };
  });
  const bought = work.bought.map((of): Line => {
    return { kind: 'bought', of, ...times(of.count, profile.boughtParts[of.kind] + (of.grams / of.count) * perGram) };
  });
  // Of the grams that are shown: who reckons it again from the sheet finds it, to the cent.
  const made = makingCharge(alloys[work.alloy].metal, metal.quantity, metal.amount, profile);
  const making: Line = { kind: 'making', ...times(1, made) };
  // Labour is what the bench does.
  const labour = [...settings, making];
  const lines = [metal, ...stones, ...settings, ...bought, making];
  const tax = taxOn(totalOf(profile.tax.base === 'piece' ? lines : labour), profile.tax.ratePct / 100);
  return tax.amount > 0 ? [...lines, { kind: 'tax', ...tax }] : lines;
}

/** The sum of lines, to the cent. */
export function totalOf(lines: readonly { readonly amount: number }[]): number {
  return roundMoney(lines.reduce((sum, { amount }) => sum + amount, 0));
}

/** A share of a sum; no price for a unit, so it is not rounded to cents. */
function taxOn(sum: number, rate: number): Pick<BillLine<never, never>, 'quantity' | 'rate' | 'amount'> {
  return { quantity: sum, rate, amount: roundMoney(sum * rate) };
}

/** Who multiplies a line again finds its amount: it is computed of what is shown, grams to a milligram as on the sheet. */
function times(
  exact: number,
  perUnit: number,
  decimals = 4,
): Pick<BillLine<never, never>, 'quantity' | 'rate' | 'amount'> {
  const [quantity, rate] = [roundToDecimals(exact, decimals), roundMoney(perUnit)];
  return { quantity, rate, amount: roundMoney(quantity * rate) };
}
