import { type FacetedCutId, facetedCuts, type StoneSize } from '#spec/tables/cuts.ts';

/**
 * Length around the girdle of a stone, in mm. Halos are counted along it, so it follows the outlines that the cuts are
 * built with; hearts are an approximation.
 */
export function girdleLengthMm(shape: FacetedCutId, { lengthMm, widthMm }: StoneSize): number {
  const [a, b] = [widthMm / 2, lengthMm / 2];
  switch (shape) {
    case 'round':
    case 'oval':
      return ellipse(a, b);
    case 'princess':
      return 4 * (a + b);
    case 'emerald': {
      const corner = (widthMm * (facetedCuts.emerald.outline.cornerPct ?? 0)) / 100;
      return 4 * (a + b) - 8 * corner + 4 * Math.SQRT2 * corner;
    }
    case 'cushion': {
      const radius = (widthMm * (facetedCuts.cushion.outline.cornerRadiusPct ?? 0)) / 100;
      return 4 * (a + b) - (8 - 2 * Math.PI) * radius;
    }
    case 'marquise':
      return 4 * wing(a, b);
    case 'pear':
      // A half circle below, two wings to the tip.
      return Math.PI * a + 2 * wing(a, lengthMm - a);
    case 'heart':
      // Two lobes and two sides; measured on the built cut.
      return 3.3 * Math.max(lengthMm, widthMm);
  }
}

/** Ramanujan's approximation, exact to a micrometre for ring-sized ellipses. */
function ellipse(a: number, b: number): number {
  const h = ((a - b) / (a + b)) ** 2;
  return Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}

/** An arc that leaves the side squarely and ends in a tip: half width `a`, reach `b`. */
function wing(a: number, b: number): number {
  const radius = (a * a + b * b) / (2 * a);
  return radius * Math.asin(Math.min(1, b / radius));
}
