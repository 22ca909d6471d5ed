import { necklaceLengths } from '#spec/sizes/lengths.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import type { RequestDimensions } from '#spec/request/sections/measure.ts';

/** Lengths that were said, in mm. */
export interface LengthWish {
  readonly bandWidthMm?: number;
  readonly thicknessMm?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly heightMaxMm?: number;
  readonly lengthMm?: number;
  readonly diameterMm?: number;
  readonly faceLengthMm?: number;
  readonly faceWidthMm?: number;
}

/**
 * Lengths that were said, under the names of the design language; an absent key is open.
 * @param saidWidth what a width is the width of
 */
export function wishedLengths(
  said: RequestDimensions | undefined,
  item: RequestItem | undefined,
  saidWidth: 'hoop' | 'whole',
): LengthWish {
  const lengthMm =
    said?.chain_length_mm ??
    said?.length_mm ??
    item?.length_mm ??
    middle(said?.length_min_mm, said?.length_max_mm) ??
    lengthOfName(item?.subtype);
  const widthMm = said?.width_mm ?? said?.width_approx_mm ?? item?.width_mm;
  // The width of one item is said of the rings of a couple: "his 5 mm, hers 3".
  const band = saidWidth === 'hoop' ? widthMm : item?.width_mm;
  return withoutAbsent({
    bandWidthMm: said?.band_width_mm ?? band,
    thicknessMm: said?.thickness_mm,
    widthMm,
    heightMm: said?.height_mm,
    heightMaxMm: said?.height_max_mm,
    lengthMm,
    diameterMm: said?.diameter_mm,
    faceLengthMm: said?.face_length_mm,
    faceWidthMm: said?.face_width_mm,
  });
}

/** "Choker", "collar": names of necklaces by their length. */
function lengthOfName(name: string | undefined): number | undefined {
  return name === 'choker' || name === 'collar' ? necklaceLengths[name].usualMm : undefined;
}

function middle(from: number | undefined, to: number | undefined): number | undefined {
  return from === undefined || to === undefined ? (from ?? to) : (from + to) / 2;
}

function withoutAbsent(lengths: { readonly [K in keyof LengthWish]: LengthWish[K] | undefined }): LengthWish {
  return Object.fromEntries(Object.entries(lengths).filter(([, value]) => value !== undefined));
}
