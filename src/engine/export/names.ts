import { roundToDecimals } from '#shared/units.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { cuts } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import type { StoneGroup } from '../contract/built-piece.ts';
import type { ExportInput } from './exporter.ts';

/** What the metal is called in a file: `18k rose gold`. */
export function metalName({ spec }: ExportInput): string {
  return alloys[spec.metal.alloy].name;
}

/** What the metal weighs, in grams to the hundredth: as it is cast, filed and polished, and with the bought parts that it is sold with. */
export function namedGrams({ sheet }: ExportInput): { castGrams: number; finishedGrams: number; netGrams: number } {
  return {
    castGrams: roundToDecimals(sheet.castMetalGrams, 2),
    finishedGrams: roundToDecimals(sheet.finishedMetalGrams, 2),
    netGrams: roundToDecimals(sheet.netMetalGrams, 2),
  };
}

/** What a kind of stone is called: `Ruby, red, oval 8 × 6 mm`. */
export function stoneName({ gemId, colour, gem }: StoneGroup): string {
  const size = gem.lengthMm === gem.widthMm ? `${gem.lengthMm}` : `${gem.lengthMm} × ${gem.widthMm}`;
  return `${gems[gemId].name}, ${colour}, ${cuts[gem.shape].name.toLowerCase()} ${size} mm`;
}
