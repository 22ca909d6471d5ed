import { showpieceFigures as figures } from '../../../assets/showpiece/showpiece-figures.ts';

/** The metals that the showpiece can be switched to. */
export const metalOptions = [
  { id: 'au750_r', label: '18k rose', swatch: '#c98b6b' },
  { id: 'au750_y', label: '18k yellow', swatch: '#d6a94e' },
  { id: 'pt950_ru', label: 'Platinum', swatch: '#b9bcc0' },
] as const;

export const gemOptions = [
  { id: 'ruby', label: 'Ruby', swatch: '#a5122f' },
  { id: 'emerald', label: 'Emerald', swatch: '#0b6b45' },
  { id: 'sapphire_blue', label: 'Sapphire', swatch: '#16308f' },
  { id: 'diamond', label: 'Diamond', swatch: '#e4e8ec' },
] as const;

export type VariantMetal = (typeof metalOptions)[number]['id'];
export type VariantGem = (typeof gemOptions)[number]['id'];

/** The figures of one variant as text; `npm run media` writes them. */
export interface VariantFigures {
  readonly metal: string;
  readonly weight?: string | undefined;
  readonly stones?: string | undefined;
  readonly size?: string | undefined;
  readonly price?: string | undefined;
}

export const { brief, sidePx } = figures;

export function figuresOfVariant(metal: VariantMetal, gem: VariantGem): VariantFigures {
  return figures.variants[`${metal} ${gem}`];
}

const pictures = import.meta.glob<string>('../../../assets/showpiece/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function pictureOf(metal: VariantMetal, gem: VariantGem): string {
  const picture = pictures[`../../../assets/showpiece/${metal}-${gem}.webp`];
  if (picture === undefined) throw new Error(`There is no picture of the showpiece in ${metal} with ${gem}`);
  return picture;
}
