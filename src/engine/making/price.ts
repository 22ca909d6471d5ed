import type { DesignSpec } from '#spec/design-spec.ts';
import { alloys, type Metal } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import { type BilledSetting, type BilledStones, type BillLine, billFor, totalOf } from '#spec/workshop/bill.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { PriceBreakdown, PriceLine, StoneListLine } from '../contract/sheet.ts';
import type { BoughtWeight } from './bought-weight.ts';

/** What is known of a piece when it is priced. */
export interface PricedPiece {
  readonly spec: DesignSpec;
  readonly piece: BuiltPiece;
  readonly castMetalGrams: number;
  readonly bought: readonly BoughtWeight[];
  readonly stones: readonly StoneListLine[];
}

/** The bill of a built piece, in words. */
export function priceOf(priced: PricedPiece, profile: WorkshopProfile): PriceBreakdown {
  const { spec, piece, castMetalGrams, bought } = priced;
  const stones = priced.stones.map((line) => ({ ...line, supply: spec.stones[line.stoneId]?.supply ?? 'shop' }));
  const work = { alloy: spec.metal.alloy, castMetalGrams, stones, settings: settingsOf(piece), bought };
  const lines = billFor(work, profile);
  return {
    currency: profile.currency,
    amount: totalOf(lines),
    lines: lines.map((line) => ({
      kind: line.kind,
      ...saidOf(line, spec, profile),
      quantity: line.quantity,
      rate: line.rate,
      amount: line.amount,
      ...(isExample(line, alloys[spec.metal.alloy].metal, profile) && { isExample: true }),
    })),
    ratesAsOf: profile.ratesAsOf,
    ratesId: profile.ratesId,
    ...(profile.exchanged && { exchanged: profile.exchanged }),
    exampleRates: lines.some((line) => isExample(line, alloys[spec.metal.alloy].metal, profile)),
  };
}

/** Whether the rate of a line is one that the shop has not entered. A tax is always a country's. */
function isExample(
  line: BillLine<StoneListLine & BilledStones, BoughtWeight>,
  metal: Metal,
  { examples }: WorkshopProfile,
): boolean {
  switch (line.kind) {
    case 'metal':
      return examples.metals.includes(metal);
    case 'stone':
      return examples.gems.includes(line.of.gem);
    case 'tax':
      return false;
    default:
      return examples.charges.includes(line.kind);
  }
}

/** The stones of a piece by how they are set: one line for each width and work. */
function settingsOf(piece: BuiltPiece): readonly BilledSetting[] {
  return piece.stones.flatMap(({ gem, settings }) => {
    const counts = new Map<SettingWork, number>();
    for (const work of settings) counts.set(work, (counts.get(work) ?? 0) + 1);
    return [...counts].map(([work, count]) => ({ work, count, narrowMm: Math.min(gem.lengthMm, gem.widthMm) }));
  });
}

/** What a line is called, and what its quantity counts. */
function saidOf(
  line: BillLine<StoneListLine & BilledStones, BoughtWeight>,
  { metal }: DesignSpec,
  { tax, currency }: WorkshopProfile,
): Pick<PriceLine, 'label' | 'unit'> {
  switch (line.kind) {
    case 'metal':
      // More than the finished piece weighs: what is filed and polished off is paid for.
      return { label: `${alloys[metal.alloy].name}, as cast`, unit: 'g' };
    case 'stone': {
      const { count, gem, shape, sizeMm } = line.of;
      return { label: `${count} × ${gems[gem].name}, ${shape} ${sizeMm[0]} mm`, unit: 'ct' };
    }
    case 'setting':
      return { label: settingLabels[line.of.work], unit: line.quantity === 1 ? 'stone' : 'stones' };
    case 'bought':
      return { label: line.of.name, unit: line.quantity === 1 ? 'piece' : 'pieces' };
    case 'making':
      return { label: 'Making', unit: 'piece' };
    case 'tax':
      return { label: `${tax.name} ${tax.ratePct} %`, unit: currency };
  }
}

/** The words of a price line for a setter's work. */
const settingLabels: Readonly<Record<SettingWork, string>> = {
  prong: 'Prong setting',
  'shared-prong': 'Shared-prong setting',
  bezel: 'Bezel setting',
  pave: 'Pavé setting',
  channel: 'Channel setting',
  flush: 'Flush setting',
  peg: 'Pearl on a peg',
  strung: 'Beads strung',
};
