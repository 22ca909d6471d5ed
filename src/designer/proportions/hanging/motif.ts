import { clamp, roundToStep } from '#shared/units.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { figureRatio, placeMotif } from '#layout/motifs/placed-motif.ts';
import { sizedBy } from './pendant.ts';
import type { MotifLook } from '../../looks/motif-look.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

type Motif = PartOf<'motif'>;

/** Motifs grow in half millimetres, as plates do. */
const STEP_MM = 0.5;

/** Height over width of a disc or a frame. */
const groundRatio: Readonly<Record<Motif['ground'], number>> = { round: 1, oval: 1.35, drop: 1.45 };

/** From this height over its width a motif stands in an oval. */
const TALL = 1.25;

/** Side of a square as large as a motif by itself, on its disc or in its frame, when no size was said. Trade judgement. */
const usualMm = {
  neck: { silhouette: 17, relief: 18, pierced: 20 },
  lobe: { silhouette: 11, relief: 11.5, pierced: 13 },
  'below-lobe': { silhouette: 13, relief: 14, pierced: 16 },
  nostril: { silhouette: 6, relief: 6.5, pierced: 7 },
  finger: { silhouette: 10.5, relief: 12, pierced: 12.5 },
  'broad-finger': { silhouette: 13, relief: 14, pierced: 14.5 },
  wrist: { silhouette: 13, relief: 14.5, pierced: 16 },
} as const;

/** Where a motif is worn. */
export type MotifSeat = keyof typeof usualMm;

/** The motif of a look: with said lengths exactly, else in its usual size, and never too small to be recognised. */
export function motifPart(
  { lengths, style, lettering, motif }: Pick<PieceWish, 'lengths' | 'style' | 'lettering' | 'motif'>,
  figure: MotifFigureName,
  look: MotifLook,
  place: MotifSeat,
  richness: number,
): Motif {
  const natural = figureRatio(figure, lettering?.text);
  const ground = look.ground ?? (natural > TALL ? 'oval' : 'round');
  const ratio = look.work === 'silhouette' ? natural : groundRatio[ground];
  const { widthMm, diameterMm, heightMm } = lengths;
  const across = widthMm ?? diameterMm;
  const open = (motif?.mm ?? usualMm[place][look.work]) * look.scale * sizedBy(style.size) + 0.5 * richness;
  const usual = motif?.isExact ? motif.mm : open;
  const said = across !== undefined || heightMm !== undefined;
  const width = across ?? (heightMm === undefined ? usual / Math.sqrt(ratio) : roundToStep(heightMm / ratio, STEP_MM));
  const height = heightMm ?? (across === undefined ? usual * Math.sqrt(ratio) : roundToStep(across * ratio, STEP_MM));
  const { work, thicknessMm, reliefMm } = look;
  const part: Motif = {
    kind: 'motif',
    aroundDeg: 0,
    figure,
    ...letteringFields(figure, lettering),
    work,
    ground,
    widthMm: width,
    heightMm: height,
    thicknessMm,
    reliefMm,
  };
  return said ? part : grown(part);
}

/** The letters of a motif, where it is letters. */
export function letteringFields(
  figure: MotifFigureName,
  lettering: PieceWish['lettering'],
): Pick<Motif, 'text' | 'facing'> {
  if (figure !== 'lettering' || !lettering) return { facing: 'read' };
  return { text: lettering.text, facing: lettering.reversed ? 'reversed' : 'read' };
}

/** As large as its drawing needs, in steps. */
export function grown(part: Motif): Motif {
  const { heightMm, leastHeightMm } = placeMotif(part);
  const by = Math.max(1, leastHeightMm / heightMm);
  const up = (mm: number): number => (by > 1 ? Math.ceil((mm * by) / STEP_MM) * STEP_MM : roundToStep(mm, STEP_MM));
  return { ...part, widthMm: up(part.widthMm), heightMm: up(part.heightMm) };
}

/** The width of stone that a motif of a size has room for, with a collar around it. */
export function usualStoneMm(roomMm: number): number {
  return roundToStep(clamp(0.66 * roomMm, 1.5, 6), 0.1);
}

/** A collar may reach so far beyond the place that the drawing has for it. */
export const COLLAR_BEYOND = 1.5;
