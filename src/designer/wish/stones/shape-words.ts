import { type FacetedCutId, facetedCutIds } from '#spec/tables/cuts.ts';

/** A cut that the studio facets; `remark` tells the client when it is not the one that was asked for. */
export interface NamedShape {
  readonly shape: FacetedCutId;
  /** Length over width where the stand-in has to keep another ratio than its usual one. */
  readonly lengthToWidth?: number;
  readonly remark?: string;
}

/** Cuts without facets of their own here, and the nearest that has them. */
const nearest: Readonly<Record<string, NamedShape>> = {
  asscher: { shape: 'emerald', lengthToWidth: 1, remark: 'a square emerald cut stands for the Asscher' },
  radiant: { shape: 'cushion', remark: 'a cushion stands for the radiant' },
  baguette: { shape: 'emerald', lengthToWidth: 2, remark: 'slender emerald cuts stand for the baguettes' },
  tapered_baguette: {
    shape: 'emerald',
    lengthToWidth: 2,
    remark: 'slender emerald cuts stand for the tapered baguettes',
  },
  trillion: { shape: 'pear', remark: 'pears stand for the trillions' },
  half_moon: { shape: 'pear', remark: 'pears stand for the half moons' },
  kite: { shape: 'marquise', remark: 'a marquise stands for the kite' },
  hexagon: { shape: 'round', remark: 'a round stands for the hexagon' },
  square: { shape: 'princess' },
  briolette: { shape: 'pear', remark: 'a faceted pear stands for the briolette' },
  cabochon: { shape: 'oval', remark: 'a faceted stone stands for the cabochon' },
  drop: { shape: 'pear' },
  teardrop: { shape: 'pear' },
};

/** Old and flat cuts, by the modern one that takes their place. */
const modern: Readonly<Record<string, NamedShape>> = {
  old_european: { shape: 'round', remark: 'a modern round stands for the old European cut' },
  old_mine: { shape: 'cushion', remark: 'a modern cushion stands for the old mine cut' },
  old_cut: { shape: 'round', remark: 'a modern round stands for the old cut' },
  transitional: { shape: 'round', remark: 'a modern round stands for the transitional cut' },
  august_vintage: { shape: 'cushion', remark: 'a modern cushion stands for the August vintage' },
  rose_cut: { shape: 'round', remark: 'a full cut stands for the rose cut' },
  polki_uncut: { shape: 'oval', remark: 'a faceted oval stands for the uncut polki' },
  portrait_cut: { shape: 'emerald', remark: 'an emerald cut stands for the portrait cut' },
  briolette: nearest['briolette'] as NamedShape,
};

/** The cut that shape, cut and form together mean; undefined when none was said. */
export function shapeOfWords(shape?: string, cut?: string, form?: string): NamedShape | undefined {
  const said = shape === undefined ? undefined : facetedOrNearest(shape);
  const old = cut === undefined ? undefined : modern[cut];
  if (old) return said ? { ...old, ...said, remark: old.remark ?? said.remark ?? '' } : old;
  if (said) return said;
  return form === undefined ? undefined : nearest[form];
}

function facetedOrNearest(word: string): NamedShape | undefined {
  const shape = facetedCutIds.find((cut) => cut === word);
  return shape ? { shape } : nearest[word];
}
