import { showpieceSummaries as summaries } from '../../../assets/showpiece/showpiece-summaries.ts';
import type { CounterWords } from '../../../studio/pieces/counter-words.ts';

/** The metals that the showpiece can be switched to. */
export const metalOptions = [
  { id: 'au750_r', label: '18k rose', said: '18k rose gold', swatch: '#c98b6b' },
  { id: 'au750_y', label: '18k yellow', said: '18k yellow gold', swatch: '#d6a94e' },
  { id: 'pt950_ru', label: 'Platinum', said: 'platinum', swatch: '#b9bcc0' },
] as const;

export const gemOptions = [
  { id: 'ruby', label: 'Ruby', swatch: '#a5122f' },
  { id: 'emerald', label: 'Emerald', swatch: '#0b6b45' },
  { id: 'sapphire_blue', label: 'Sapphire', swatch: '#16308f' },
  { id: 'diamond', label: 'Diamond', swatch: '#e4e8ec' },
] as const;

export type VariantMetal = (typeof metalOptions)[number]['id'];
export type VariantGem = (typeof gemOptions)[number]['id'];

/** The sides of its pictures in pixels. */
export const variantSidesPx = [summaries.sidePx / 2, summaries.sidePx] as const;

/** What is said of one variant; `npm run media` writes it. */
export function summaryOfVariant(metal: VariantMetal, gem: VariantGem): CounterWords {
  return summaries.variants[`${metal} ${gem}`];
}

/** The sentence that asks for a variant: the one that the piece was designed from, with the stone and the metal named anew. */
export function briefOfVariant(metal: VariantMetal, gem: VariantGem): string {
  const [first, other] = [metalOptions[0], metalOptions.find(({ id }) => id === metal)];
  return summaries.brief
    .replace(gemOptions[0].label.toLowerCase(), gemName(gem))
    .replace(first.said, other?.said ?? first.said);
}

/** What a stone is called in a sentence. */
export function gemName(gem: VariantGem): string {
  return (gemOptions.find(({ id }) => id === gem)?.label ?? gem).toLowerCase();
}

/** The name of a variant's picture. */
export function pictureOf(metal: VariantMetal, gem: VariantGem): string {
  return `showpiece/${metal}-${gem}`;
}
