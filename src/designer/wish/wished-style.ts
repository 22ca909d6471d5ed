import type { DesignRequest } from '#spec/request/design-request.ts';
import { motifOf } from '../motifs/registry.ts';
import type { StyleFamily } from '../proposal.ts';
import type { StyleWord } from '#spec/request/words/style-words.ts';
import { type BesideWords, wordedSize, type WordedSize } from './worded-size.ts';

/** The style that the words ask for. */
export interface StyleWish {
  /** Families that were asked for by name; empty when any will do. */
  readonly families: readonly StyleFamily[];
  /** "Plain", "simple": no ornament beyond what was asked for. */
  readonly plain: boolean;
  readonly size: WordedSize;
  /** In the style of what a bride wears. */
  readonly isBridal: boolean;
}

/** Style families by the words of the counter. */
const families: Readonly<Partial<Record<StyleWord, readonly StyleFamily[]>>> = {
  modern: ['modern', 'architectural'],
  minimal: ['modern', 'architectural'],
  scandinavian: ['modern'],
  italian: ['modern', 'classic'],
  edgy: ['architectural'],
  industrial: ['architectural'],
  sculptural: ['architectural'],
  korean: ['modern'],
  classic: ['classic'],
  elegant: ['classic'],
  vintage: ['vintage'],
  antique: ['vintage'],
  retro: ['vintage'],
  art_deco: ['vintage', 'architectural'],
  art_nouveau: ['vintage', 'nature'],
  victorian: ['vintage'],
  edwardian: ['vintage'],
  georgian: ['vintage'],
  romantic: ['vintage', 'nature'],
  nature_inspired: ['nature'],
  bohemian: ['nature'],
  rustic: ['nature'],
  traditional: ['indian-heritage'],
  royal: ['indian-heritage'],
  mughal: ['indian-heritage'],
  rajwadi: ['indian-heritage'],
  maharashtrian: ['indian-heritage'],
  peshwai: ['indian-heritage'],
  kerala: ['indian-heritage'],
  south_indian: ['indian-heritage'],
  rajasthani: ['indian-heritage'],
  rajputi: ['indian-heritage'],
  jaipuri: ['indian-heritage'],
  kashmiri: ['indian-heritage'],
  lucknowi: ['indian-heritage'],
  assamese: ['indian-heritage'],
  odia: ['indian-heritage'],
  pahadi: ['indian-heritage'],
  sindhi: ['indian-heritage'],
  bengali: ['indian-heritage'],
  punjabi: ['indian-heritage'],
  gujarati: ['indian-heritage'],
  hyderabadi: ['indian-heritage'],
  bridal: ['indian-heritage', 'classic'],
};

const quietWords: readonly StyleWord[] = ['plain', 'simple', 'minimal'];

/** The style that the words, motifs and constraints of a request ask for. */
export function wishedStyle(request: DesignRequest, besides: BesideWords): StyleWish {
  const words: readonly string[] = request.style ?? [];
  const named = words.flatMap((word) => familiesOf(word));
  const motifs = (request.motifs ?? []).flatMap((motif) => motifOf(motif) ?? []);
  const drawn = motifs.flatMap(({ grows, family }) => (grows ? ['nature' as const] : (family ?? [])));
  return {
    families: [...new Set([...named, ...drawn])],
    plain: quietWords.some((word) => words.includes(word)),
    size: wordedSize(request, besides),
    isBridal: words.includes('bridal' satisfies StyleWord),
  };
}

function familiesOf(word: string): readonly StyleFamily[] {
  return Object.hasOwn(families, word) ? (families[word as StyleWord] ?? []) : [];
}
