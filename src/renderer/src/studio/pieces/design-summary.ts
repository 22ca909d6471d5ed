import type { Sheet, StoneListLine } from '#engine/contract/sheet.ts';
import { money } from '#shared/money.ts';
import { inPlural } from '#shared/words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { gems } from '#spec/tables/gems.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { shortAlloyName } from './alloy-name.ts';
import { netWeightInWords } from './net-weight.ts';
import { carats, plain, THIN } from '#shared/measure-words.ts';

/** What a design shows of itself wherever it appears; with its picture and its title that makes six things. */
export interface DesignSummary {
  readonly metal: string;
  readonly weight: string | undefined;
  readonly stones: string | undefined;
  readonly size: string | undefined;
  readonly price: string | undefined;
}

interface SummaryOptions {
  /** While a slider is held: the weight is that of the last weighed build, marked with "~". */
  readonly isApproximate?: boolean;
  /** What its workshop asks for it in the place of the reckoned price, in words. */
  readonly setPrice?: string | undefined;
}

/**
 * A design in five entries: 18k rose · 3.62 g · 1.04 ct ruby + 20 × 1.15 mm diamonds · US 6.5 · $3,480.
 * @param sheet of the last build that was weighed; without one only metal and size are known
 */
export function designSummary(
  spec: DesignSpec,
  sheet: Sheet | undefined,
  { isApproximate = false, setPrice }: SummaryOptions = {},
): DesignSummary {
  return {
    metal: shortAlloyName(spec.metal.alloy),
    weight: sheet && (isApproximate ? `~${sheet.netMetalGrams.toFixed(1)}${THIN}g` : netWeightInWords(sheet)),
    stones: sheet && stonesInWords(sheet.stones),
    size: spec.size && sizeName(spec.size),
    price: setPrice ?? (sheet && money(sheet.price.amount, sheet.price.currency)),
  };
}

/** The entries in the order in which a jeweller says them; unknown ones are left out. */
export function summaryInOrder(summary: DesignSummary): readonly string[] {
  return [summary.metal, summary.weight, summary.stones, summary.size, summary.price].filter(
    (entry) => entry !== undefined,
  );
}

/**
 * The heaviest stone by name and weight, the rest by count, size and name: "1.04 ct ruby + 20 × 1.15 mm diamonds". Pearls and
 * beads are sold by their size.
 */
function stonesInWords(lines: readonly StoneListLine[]): string | undefined {
  const [main, ...rest] = [...lines].sort((a, b) => b.caratsEach - a.caratsEach);
  if (main === undefined) return undefined;
  return [mainStone(main), ...rest.map(smallStones)].join(' + ');
}

function mainStone(line: StoneListLine): string {
  const count = line.count > 1 ? `${line.count} × ` : '';
  const size = gems[line.gem].usualForm === 'bead' ? `${plain(line.sizeMm[0])}${THIN}mm` : carats(line.caratsEach);
  return `${count}${size} ${called(line)}`;
}

function smallStones(line: StoneListLine): string {
  return `${line.count} × ${plain(line.sizeMm[0])}${THIN}mm ${called(line)}`;
}

const called = ({ gem, count }: StoneListLine): string => (count > 1 ? inPlural(sayGem(gem)) : sayGem(gem));
