import type { Sheet } from '#engine/contract/sheet.ts';
import { grams, plain, THIN } from '#shared/measure-words.ts';
import { alloys } from '#spec/tables/alloys.ts';

/** What something is called, and how much of it there is. */
export type NamedRow = readonly [name: string, value: string];

/** What stands beside the files: they hold the casting, and weigh more than what is sold. */
export function fileWeights({ castMetalGrams, finishedMetalGrams }: Sheet): string {
  return `Finished ${grams(finishedMetalGrams)}; the casting in these files weighs ${grams(castMetalGrams)}.`;
}

/** Cast, finished and net weight stand side by side: the caster needs the first, the client gets the last. */
export function weightRows(sheet: Sheet): readonly NamedRow[] {
  return [
    ['Metal', alloys[sheet.alloy].name],
    ['As cast', grams(sheet.castMetalGrams)],
    ['Finished', grams(sheet.finishedMetalGrams)],
    ...(sheet.boughtGrams > 0
      ? [
          ['Bought parts', grams(sheet.boughtGrams)] as const,
          ['Net weight', grams(sheet.netMetalGrams)] as const,
          ...(sheet.chainGrams > 0 ? [['Chain beside it', grams(sheet.chainGrams)] as const] : []),
        ]
      : []),
    ['Volume', `${plain(sheet.volumeMm3)}${THIN}mm³`],
    ['Density', `${plain(sheet.densityGramsPerCm3)}${THIN}g/cm³`],
    ['Outside', `${sheet.dimensionsMm.map(plain).join(' × ')}${THIN}mm`],
    ...sheet.boughtParts.map(({ name, count }) => ['Bought', count > 1 ? `${count} × ${name}` : name] as const),
  ];
}
