import type { DesignSpec } from '#spec/design-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import { type SettingWork, makingCharge, settingChargePerStone } from '#spec/workshop/bench-charges.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { stonePricePerCarat } from '#spec/workshop/stone-prices.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { PriceBreakdown, PriceLine, StoneListLine } from '../contract/sheet.ts';
import type { BoughtWeight } from './bought-weight.ts';

/** What is known of a piece when it is priced. */
export interface PricedPiece {
  readonly spec: DesignSpec;
  readonly piece: BuiltPiece;
  readonly metalGrams: number;
  readonly bought: readonly BoughtWeight[];
  readonly stones: readonly StoneListLine[];
}

/** The price in lines as a jeweller says them: metal, stones, setting, bought parts, making, tax. */
export function priceOf(priced: PricedPiece, profile: WorkshopProfile): PriceBreakdown {
  const metal = metalLine(priced, profile);
  const lines = [
    metal,
    ...priced.stones.flatMap((stone) => stoneLine(priced.spec, stone, profile)),
    ...settingLines(priced.piece, profile),
    ...priced.bought.map((part) => boughtLine(priced.spec, part, profile)),
    makingLine(priced, metal.amount, profile),
  ];
  const tax = taxLine(lines, profile);
  const all = tax.amount > 0 ? [...lines, tax] : lines;
  return {
    currency: profile.currency,
    amount: money(all.reduce((sum, line) => sum + line.amount, 0)),
    lines: all,
    ratesAsOf: profile.ratesAsOf,
    exampleRates: profile.exampleRates,
  };
}

function money(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function metalLine({ spec, metalGrams }: PricedPiece, profile: WorkshopProfile): PriceLine {
  const rate = rateFor(spec.metal.alloy, profile);
  return {
    kind: 'metal',
    label: alloys[spec.metal.alloy].name,
    quantity: Number(metalGrams.toFixed(3)),
    unit: 'g',
    rate: money(rate),
    amount: money(metalGrams * rate),
  };
}

/** Stones that the client brings cost nothing but their setting. */
function stoneLine(spec: DesignSpec, stone: StoneListLine, profile: WorkshopProfile): readonly PriceLine[] {
  if (spec.stones[stone.role]?.supply === 'customer') return [];
  const rate = stonePricePerCarat(stone.gem, stone.caratsEach, profile);
  const label = `${stone.count} × ${gems[stone.gem].name}, ${stone.shape} ${stone.sizeMm[0]} mm`;
  return [
    {
      kind: 'stone',
      label,
      quantity: stone.caratsTotal,
      unit: 'ct',
      rate: money(rate),
      amount: money(stone.caratsTotal * rate),
    },
  ];
}

/** The words of a price line for a setter's work. */
const settingLabels: Readonly<Record<SettingWork, string>> = {
  prong: 'Prong setting',
  'shared-prong': 'Shared-prong setting',
  bezel: 'Bezel setting',
  pave: 'Pavé setting',
  channel: 'Channel setting',
  flush: 'Flush setting',
};

function settingLines(piece: BuiltPiece, profile: WorkshopProfile): readonly PriceLine[] {
  return piece.stones.flatMap((group) => {
    const counts = new Map<SettingWork, number>();
    for (const setting of group.settings) counts.set(setting, (counts.get(setting) ?? 0) + 1);
    return [...counts].map(([setting, count]): PriceLine => {
      const rate = settingChargePerStone(setting, Math.min(group.gem.lengthMm, group.gem.widthMm), profile);
      return {
        kind: 'setting',
        label: settingLabels[setting],
        quantity: count,
        unit: 'stones',
        rate: money(rate),
        amount: money(count * rate),
      };
    });
  });
}

function boughtLine(spec: DesignSpec, part: BoughtWeight, profile: WorkshopProfile): PriceLine {
  const rate = profile.boughtParts[part.kind] + (part.grams / part.count) * rateFor(spec.metal.alloy, profile);
  return {
    kind: 'bought',
    label: part.name,
    quantity: part.count,
    unit: 'pieces',
    rate: money(rate),
    amount: money(part.count * rate),
  };
}

function makingLine({ spec, metalGrams }: PricedPiece, metalAmount: number, profile: WorkshopProfile): PriceLine {
  const amount = money(makingCharge(alloys[spec.metal.alloy].metal, metalGrams, metalAmount, profile));
  return { kind: 'making', label: 'Making', quantity: 1, unit: 'piece', rate: amount, amount };
}

/** Labour is what the bench does: setting and making. */
function taxLine(lines: readonly PriceLine[], profile: WorkshopProfile): PriceLine {
  const taxed =
    profile.tax.base === 'piece' ? lines : lines.filter((line) => line.kind === 'making' || line.kind === 'setting');
  const base = money(taxed.reduce((sum, line) => sum + line.amount, 0));
  return {
    kind: 'tax',
    label: `${profile.tax.name} ${profile.tax.ratePct} %`,
    quantity: base,
    unit: profile.currency,
    rate: profile.tax.ratePct / 100,
    amount: money((base * profile.tax.ratePct) / 100),
  };
}
