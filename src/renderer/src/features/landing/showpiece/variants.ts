import { showpieceSummaries as summaries } from '../../../assets/showpiece/showpiece-summaries.ts';
import type { CounterWords } from '../../../studio/pieces/counter-words.ts';

/** The metals that the showpiece can be switched to. */
export const metalOptions = [
  { id: 'au750_r', label: '18k rose', said: '18k rose gold', swatch: '#c98b6b' },
  { id: 'au750_y', label: '18k yellow', said: '18k yellow gold', swatch: '#d6a94e' },
  { id: 'pt950_ru', label: 'Platinum', said: 'platinum', swatch: '#b9bcc0' },
] as const;

/** The stones that it can be switched to. An oval diamond of usual size is smaller: to be this piece, it says its size. */
export const gemOptions = [
  { id: 'ruby', label: 'Ruby', said: 'ruby', swatch: '#a5122f' },
  { id: 'emerald', label: 'Emerald', said: 'emerald', swatch: '#0b6b45' },
  { id: 'sapphire_blue', label: 'Sapphire', said: 'sapphire', swatch: '#16308f' },
  { id: 'diamond', label: 'Diamond', said: '8 × 6 mm diamond', swatch: '#e4e8ec' },
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
  const saidGem = gemOptions.find(({ id }) => id === gem)?.said ?? gem;
  const saidMetal = metalOptions.find(({ id }) => id === metal)?.said ?? metal;
  return summaries.brief.replace(gemOptions[0].said, saidGem).replace(metalOptions[0].said, saidMetal);
}

/** What a stone is called in a sentence. */
export function gemName(gem: VariantGem): string {
  return (gemOptions.find(({ id }) => id === gem)?.label ?? gem).toLowerCase();
}

/** The name of a variant's picture. */
export function pictureOf(metal: VariantMetal, gem: VariantGem): string {
  return `showpiece/${metal}-${gem}`;
}
