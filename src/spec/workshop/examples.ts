import { z } from 'zod';
import { type GemId, gemIds } from '../tables/gems.ts';
import { quotedMetals } from './metal-rates.ts';

const metals = [...quotedMetals, 'base'] as const;
const charges = ['setting', 'making', 'bought'] as const;

/** Which of a profile's numbers are the studio's examples and not the shop's own. */
export const examplesSchema = z.strictObject({
  metals: z.array(z.enum(metals)).readonly(),
  gems: z.array(z.enum(gemIds)).readonly(),
  charges: z.array(z.enum(charges)).readonly(),
});

export type Examples = z.infer<typeof examplesSchema>;

/** Of a shop that has entered nothing yet. */
export const everyExample: Examples = { metals, gems: gemIds, charges };

/** What the studio's example rates of a country are called. @param day of the rates */
export const exampleRatesId = (country: string, day: string): string => `example ${country} ${day}`;

/** Whether a shop has entered no number of its own yet. */
export const isAllExample = ({ examples }: { readonly examples: Examples }): boolean =>
  examples.metals.length === metals.length && examples.charges.length === charges.length && ownGems(examples) === 0;

const ownGems = ({ gems }: Examples): number => gemIds.length - new Set<GemId>(gems).size;
