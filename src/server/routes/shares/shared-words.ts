import { carats, grams } from '#shared/measure-words.ts';
import { money } from '#shared/money.ts';
import { capitalised } from '#shared/words.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { SharedStone } from '../../shares/share.ts';
import type { ShownPiece } from '../../shares/find-shared.ts';

/** What something is called, and what there is of it; several where it is a list. */
export interface SharedRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** What a client reads beside the picture. */
export function sharedRows({ spec, stones, engraving, price, ...weights }: ShownPiece): readonly SharedRow[] {
  const rows = [
    { name: 'Metal', values: [alloys[spec.metal.alloy].name] },
    { name: 'Stones', values: stones.map(stoneInWords) },
    { name: 'Size', values: spec.size === undefined ? [] : [capitalised(sizeName(spec.size))] },
    { name: 'Weight', values: weightsInWords(weights) },
    { name: 'Engraving', values: engraving === '' ? [] : [`“${engraving}”`] },
    { name: 'Price', values: price === undefined ? [] : [`About ${money(price.amount, price.currency)}`] },
  ];
  return rows.filter(({ values }) => values.length > 0);
}

function stoneInWords({ gem, shape, count, carats: weight }: SharedStone): string {
  const cut = builtCuts[shape].name.toLowerCase();
  return `${count} × ${sayGem(gem)}, ${cut}, about ${carats(weight)}${count > 1 ? ' together' : ''}`;
}

function weightsInWords({
  netMetalGrams,
  chainGrams,
  isWeighed,
}: Pick<ShownPiece, 'netMetalGrams' | 'chainGrams' | 'isWeighed'>): readonly string[] {
  const metal = isWeighed ? `${grams(netMetalGrams)} of metal` : `About ${grams(netMetalGrams)} of metal`;
  return chainGrams > 0 ? [metal, `and a chain of about ${grams(chainGrams)}`] : [metal];
}

/** "18k rose gold, ruby and diamond": what a messenger says under the title. */
export function sharedInShort({ spec, stones }: Pick<ShownPiece, 'spec' | 'stones'>): string {
  const gems = [...new Set(stones.map(({ gem }) => sayGem(gem)))];
  return [alloys[spec.metal.alloy].name, gems.join(' and ')].filter((words) => words !== '').join(', ');
}

/** "24 November 2026", by the calendar of Greenwich: a server knows no client's. */
export function dayOfMoment(ms: number): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(ms));
}
