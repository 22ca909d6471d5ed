import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { SignetLook } from '../../looks/signet-look.ts';
import { canBeSunk, largestSunkMm } from '../../proportions/ring/flush.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { faceLengthRatio } from '../../parts/ring/signet-face.ts';
import { growthForMotif, motifOnFace } from '../motif/motif-on-face.ts';
import { headInMotif, roomyMotif } from '../motif/set-in-motif.ts';
import { headPart } from '../ring/head-part.ts';

/** Width of a face across the finger when none was said: a gent's and a lady's. */
const usualWidthMm = { gent: 11, lady: 8.5 } as const;

/** What words of size add to a face, and what they make of the band. */
const LARGER_MM = { small: -1.7, dainty: -1, usual: 0, bold: 1, large: 2.5 } as const;
const BROADER = { slim: 0.75, usual: 1, chunky: 1.3 } as const;

/** Palm over face width. */
const PALM_RATIO = 0.45;

/** The face stands a little over the band that it grows from. */
const FACE_OVER_BAND_MM = 0.3;

const faceWords: Readonly<Record<string, SignetLook['shape']>> = {
  oval: 'oval',
  round: 'round',
  cushion: 'cushion',
  square: 'cushion',
  rectangle: 'rectangle',
  rectangular: 'rectangle',
};

/** A flat face grown out of its shoulders, with the motif that was asked for on it. */
export function composeSignet(asked: PieceWish, look: SignetLook, richness: number): ComposedDesign {
  const { size, lengths, applied } = asked;
  if (!size) throw new Error('A signet needs a finger size');
  // What lies on a face grows with it; without it a weight is met by the band.
  const bulk = applied === undefined ? 1 : asked.bulk;
  const shape = faceWords[asked.request.dimensions?.face_shape ?? ''] ?? look.shape;
  const open =
    (asked.gent ? usualWidthMm.gent : usualWidthMm.lady) +
    look.largerMm +
    LARGER_MM[asked.style.size.whole] +
    0.3 * richness;
  const usual = open * bulk ** GROWS.face;
  const lengthRatio = faceLengthRatio(shape);
  const wished =
    lengths.faceWidthMm ?? (lengths.faceLengthMm === undefined ? usual : lengths.faceLengthMm / lengthRatio);
  const widthMm = lengths.faceWidthMm ?? roundToStep(clamp(Math.max(wished, besideStoneMm(asked)), 6, 18), 0.1);
  const lengthMm = lengths.faceLengthMm ?? roundToStep(clamp(widthMm * lengthRatio, 5, 22), 0.1);
  const palmMm = clamp(PALM_RATIO * BROADER[asked.style.size.metal] * widthMm * (look.bandScale ?? 1), 2.6, 7);
  const palmWidthMm = lengths.bandWidthMm ?? roundToStep(clamp(palmMm * bulk ** GROWS.band, 2.2, 8), 0.1);
  const shoulderWidthMm = lengths.bandWidthMm ?? roundToStep(palmWidthMm * 1.3, 0.1);
  const thicknessMm = lengths.thicknessMm ?? 1.8;
  const face: PartOf<'signet-face'> = {
    kind: 'signet-face',
    on: 'shank',
    shape,
    lengthMm,
    widthMm,
    thicknessMm: roundToStep(Math.max(thicknessMm + FACE_OVER_BAND_MM, clamp(0.2 * widthMm, 2, 2.8)), 0.1),
  };
  const parts: Record<string, Part> = {
    shank: {
      kind: 'shank',
      profile: asked.ring.profile ?? look.profile,
      shoulderWidthMm,
      palmWidthMm,
      shoulderThicknessMm: thicknessMm,
      palmThicknessMm: Math.min(thicknessMm, 1.6),
      pinch: 1,
    },
    face,
  };
  if (look.milgrain) parts['milgrain'] = { kind: 'milgrain', on: 'shank', beadMm: 0.4 };
  const { main } = asked.stones;
  const plain: ComposedDesign = { kind: 'ring', metal: metalOf(asked, look), size, stones: {}, parts };
  if (applied !== undefined) return withMotif({ plain, face }, asked, applied, look);
  return look.set && main ? withStone({ plain, face }, asked, main) : plain;
}

/** A signet and its face, which is one of its parts. */
interface Faced {
  readonly plain: ComposedDesign;
  readonly face: PartOf<'signet-face'>;
}

/** How much of more metal goes into the face and into the band, as powers of it. */
const GROWS = { face: 0.35, band: 0.6 };

/** How high a motif rises from a face; a quiet one is low. */
const RELIEF_MM = { usual: 0.8, low: 0.45 } as const;

/** The motif on the face, which is as large as that takes unless its own size was said, and a stone in its place. */
function withMotif(
  { plain, face }: Faced,
  asked: PieceWish,
  figure: MotifFigureName,
  look: SignetLook,
): ComposedDesign {
  // A seal is sunk, so that its letters rise in the wax.
  const work = asked.lettering?.reversed ? 'sunk' : 'raised';
  const reliefMm = look.low ? RELIEF_MM.low : RELIEF_MM.usual;
  const drawn = (on: PartOf<'signet-face'>) => motifOnFace(asked, figure, on, { work, reliefMm });
  const { faceWidthMm, faceLengthMm } = asked.lengths;
  const isSaid = faceWidthMm !== undefined || faceLengthMm !== undefined;
  const by = isSaid ? 1 : growthForMotif(drawn(face));
  const grown = (mm: number): number => Math.min(22, Math.ceil(10 * mm * by - 1e-6) / 10);
  const large = { ...face, widthMm: grown(face.widthMm), lengthMm: grown(face.lengthMm) };
  const motif = drawn(large);
  const bare = { ...plain, parts: { ...plain.parts, face: large, [figure]: motif } };
  const { main } = asked.stones;
  if (!main || asked.excluded.has('stones') || !roomyMotif(main, motif, false)) return bare;
  const { head, stone } = headInMotif(asked, main, motif, figure, large.thicknessMm);
  return { ...bare, parts: { ...bare.parts, head }, stones: { centre: stone } };
}

/** Face beside a stone that was measured or weighed. */
const FACE_BESIDE_MM = 4;

function besideStoneMm({ stones: { main } }: PieceWish): number {
  if (!main?.size) return 0;
  const cut = shapeFor(main, 'round');
  return stoneSizeFor(main, cut, 3, 0).lengthMm + FACE_BESIDE_MM;
}

/** A stone sunk into the face, or in a collar on it when it is too deep to be sunk. */
function withStone({ plain, face }: Faced, asked: PieceWish, main: StoneWish): ComposedDesign {
  const cut = shapeFor(main, 'round');
  const usual = Math.min(clamp(0.25 * face.widthMm, 1.5, 3), largestSunkMm(face.thicknessMm));
  const stone = stoneFor(main, cut, stoneSizeFor(main, cut, Math.floor(usual * 20) / 20, 0));
  const sinks = canBeSunk(stone, face.thicknessMm, 0.8 * face.lengthMm);
  const base = Math.max(0.6, face.thicknessMm + 0.55 - pavilionMm(cut, stoneWidthMm(stone)));
  const place = { on: 'face', baseHeightMm: roundToStep(base, 0.1) };
  const set: Part = sinks
    ? { kind: 'flush', on: 'face', holds: 'inset', count: main.count ?? 1, spacingDeg: 18 }
    : headPart('inset', stone, { head: 'bezel' }, place, asked.alloys[0]);
  return { ...plain, stones: { inset: stone }, parts: { ...plain.parts, inset: set } };
}

function metalOf(asked: PieceWish, look: Pick<SignetLook, 'finish'>): ComposedDesign['metal'] {
  return { alloy: asked.alloys[0], finish: asked.finish ?? look.finish };
}
