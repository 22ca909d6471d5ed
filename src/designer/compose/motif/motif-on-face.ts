import { roundToStep } from '#shared/units.ts';
import { placeMotif } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import { letteringFields } from '../../proportions/hanging/motif.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

/** How a motif is worked into a face. */
export interface FaceMotifLook {
  readonly work: 'raised' | 'sunk';
  readonly reliefMm: number;
}

/** Of a face, inside its edge. */
const OF_FACE = 0.86;

/** A motif on the face of a signet, as large as the face leaves it a border. */
export function motifOnFace(
  { lettering }: Pick<PieceWish, 'lettering'>,
  figure: MotifFigureName,
  face: PartOf<'signet-face'>,
  { work, reliefMm }: FaceMotifLook,
): PartOf<'motif'> {
  const side = (mm: number): number => Math.max(4, roundToStep(OF_FACE * mm, 0.1));
  const [widthMm, heightMm] = [side(face.widthMm), side(face.lengthMm)];
  const ground = widthMm === heightMm ? 'round' : 'oval';
  const letters = letteringFields(figure, lettering);
  return {
    kind: 'motif',
    on: 'face',
    aroundDeg: 0,
    figure,
    ...letters,
    work,
    ground,
    widthMm,
    heightMm,
    thicknessMm: 1,
    reliefMm,
  };
}

/** How many times larger a face has to be for its motif to be recognised. */
export function growthForMotif(motif: PartOf<'motif'>): number {
  const { heightMm, leastHeightMm } = placeMotif(motif);
  return Math.max(1, leastHeightMm / heightMm);
}
