import { headTaste } from './taste/heads.ts';
import { metalTaste } from './taste/metal.ts';
import type { TasteRule } from './taste/rule.ts';
import { stoneTaste } from './taste/stones.ts';

export { type TasteRule, tasteSource } from './taste/rule.ts';

/**
 * What looks right, by the name of the rule: a sentence, and its limit where it has one. Findings quote the sentence,
 * builders and designer keep the limit. How a single part is proportioned beyond that stands with the part.
 */
export const tasteRules = { ...headTaste, ...stoneTaste, ...metalTaste } as const satisfies Record<string, TasteRule>;
