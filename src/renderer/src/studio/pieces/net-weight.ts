import type { Sheet } from '#engine/contract/sheet.ts';
import { grams } from '#shared/measure-words.ts';

/** What a piece weighs as it is said to a client: "14.01 g"; of a pendant "2.03 g + 5.62 g chain". */
export function netWeightInWords({ netMetalGrams, chainGrams }: Pick<Sheet, 'netMetalGrams' | 'chainGrams'>): string {
  return chainGrams > 0 ? `${grams(netMetalGrams)} + ${grams(chainGrams)} chain` : grams(netMetalGrams);
}
