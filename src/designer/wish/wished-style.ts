import type { DesignRequest } from '#spec/request/design-request.ts';
import { motifOf } from '../motifs/registry.ts';
import type { StyleFamily } from '../proposal.ts';

/** The style that the words ask for. */
export interface StyleWish {
  /** Families that were asked for by name; empty when any will do. */
  readonly families: readonly StyleFamily[];
  /** "Plain", "simple": no ornament beyond what was asked for. */
  readonly plain: boolean;
  /** −1 dainty, 0 usual, +1 bold. */
  readonly boldness: -1 | 0 | 1;
}

/** Style families by the words of the counter. */
const families: Readonly<Record<string, readonly StyleFamily[]>> = {
  modern: ['modern', 'architectural'],
  minimalist: ['modern', 'architectural'],
  scandinavian: ['modern'],
  italian: ['modern', 'classic'],
  edgy: ['architectural'],
  geometric: ['architectural'],
  classic: ['classic'],
  elegant: ['classic'],
  vintage: ['vintage'],
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
  maharashtrian: ['indian-heritage'],
  south_indian: ['indian-heritage'],
  rajasthani: ['indian-heritage'],
  bengali: ['indian-heritage'],
  punjabi: ['indian-heritage'],
  gujarati: ['indian-heritage'],
  hyderabadi: ['indian-heritage'],
  bridal: ['indian-heritage', 'classic'],
};

const quietWords = new Set(['plain', 'simple', 'minimalist']);
const daintyWords = new Set(['dainty', 'delicate', 'lightweight']);
const boldWords = new Set(['bold', 'royal', 'fancy', 'heavy', 'cocktail']);

/** The style that the words, motifs and constraints of a request ask for. @param forChild a child wears it */
export function wishedStyle(request: DesignRequest, forChild = false): StyleWish {
  const words = [...(request.style ?? []), ...(request.constraints ?? []), ...(request.items ?? []).map(subtypeOf)];
  const named = words.flatMap((word) => families[word] ?? []);
  const grown = (request.motifs ?? []).some((motif) => motifOf(motif)?.grows) ? (['nature'] as const) : [];
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  return {
    families: [...new Set([...named, ...grown])],
    plain: has(quietWords),
    // What a child wears is small whatever its style.
    boldness: forChild ? -1 : has(boldWords) ? 1 : has(daintyWords) ? -1 : 0,
  };
}

function subtypeOf(item: { readonly subtype?: string | undefined }): string {
  return item.subtype ?? '';
}
