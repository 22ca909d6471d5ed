import { alloys } from '#spec/tables/alloys.ts';
import { cuts } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import type { StoneGroup } from '../contract/built-piece.ts';
import { metalGrams } from '../making/weight.ts';
import type { ExportInput } from './exporter.ts';

/** What the metal is called in a file: `18k rose gold`. */
export function metalName({ spec }: ExportInput): string {
  return alloys[spec.metal.alloy].name;
}

/** Weight of the casting in grams, to the hundredth. */
export function castGrams({ piece, spec }: ExportInput): number {
  const grams = metalGrams(piece.cast.volumeMm3, alloys[spec.metal.alloy].densityGramsPerCm3);
  return Math.round(grams * 100) / 100;
}

/** What a kind of stone is called: `Ruby, red, oval 8 × 6 mm`. */
export function stoneName({ gemId, colour, gem }: StoneGroup): string {
  const size = gem.lengthMm === gem.widthMm ? `${gem.lengthMm}` : `${gem.lengthMm} × ${gem.widthMm}`;
  return `${gems[gemId].name}, ${colour}, ${cuts[gem.shape].name.toLowerCase()} ${size} mm`;
}
