import type { Sheet, StoneListLine } from '#engine/contract/sheet.ts';
import { money } from '#shared/money.ts';
import { inPlural } from '#shared/words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { carats, millimetres } from '#shared/measure-words.ts';
import { shortAlloyName } from './alloy-name.ts';
import { netWeightInWords } from './net-weight.ts';

/** A design as it is said to a client over the counter; {@link designSummary} says the same to a jeweller. */
export interface CounterWords {
  readonly metal: string;
  /** Of all its metal, without its stones; the chain of a pendant by itself. */
  readonly weight: string;
  /** The heaviest first. */
  readonly stones: readonly string[];
  readonly size: string | undefined;
  readonly price: string;
}

export function counterWords(spec: DesignSpec, sheet: Sheet): CounterWords {
  return {
    metal: metalInFull(spec.metal.alloy),
    weight: netWeightInWords(sheet),
    stones: [...sheet.stones].sort((a, b) => b.caratsEach - a.caratsEach).map(stonesInFull),
    size: spec.size && sizeName(spec.size),
    price: money(sheet.price.amount, sheet.price.currency),
  };
}

/** "18k rose gold", "Platinum 950". */
function metalInFull(id: AlloyId): string {
  const alloy = alloys[id];
  switch (alloy.metal) {
    case 'gold':
      return `${shortAlloyName(id)} gold`;
    case 'platinum':
      return `Platinum ${alloy.fineness}`;
    case 'palladium':
      return `Palladium ${alloy.fineness}`;
    default:
      return shortAlloyName(id);
  }
}

/** From this weight on, a stone is named by its weight and its cut; smaller ones by their size. */
const NAMED_BY_WEIGHT_CARATS = 0.1;

/** "1.04 ct oval ruby", "20 diamonds of 1.15 mm". */
function stonesInFull({ gem, shape, count, caratsEach, sizeMm }: StoneListLine): string {
  const name = sayGem(gem);
  if (caratsEach < NAMED_BY_WEIGHT_CARATS) {
    return `${count === 1 ? `1 ${name}` : `${count} ${inPlural(name)}`} of ${millimetres(sizeMm[0])}`;
  }
  const cut = builtCuts[shape].beforeGem;
  return count === 1
    ? `${carats(caratsEach)} ${cut} ${name}`
    : `${count} ${cut} ${inPlural(name)} of ${carats(caratsEach)} each`;
}
