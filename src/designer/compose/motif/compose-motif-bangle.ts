import type { Part, PartOf } from '#spec/part-registry.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import { roundToStep } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { bangleOfWidth } from '../../proportions/wrist/bangle.ts';
import type { BangleMotifLook } from '../../looks/motif-look.ts';
import { grown, motifPart } from '../../proportions/hanging/motif.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { type BangleLook, bangleWidth, composeBangle } from '../wrist/compose-bangle.ts';
import { headInMotif, roomyMotif } from './set-in-motif.ts';

/** A band keeps this edge on both sides of what is raised from it. */
const EDGE_MM = 0.8;

/** A motif that is repeated is smaller at the sides, and lies so far from its neighbour. */
const BESIDE = { scale: 0.72, gapMm: 3 };

/** A bangle of one section with a motif. */
export interface FrontedLook
  extends Omit<BangleLook, 'section' | 'set' | 'stations' | 'strands' | 'lay'>,
    BangleMotifLook {
  readonly section: PartOf<'bangle-band'>['section'];
}

type BandMeasures = Pick<PartOf<'bangle-band'>, 'section' | 'widthMm' | 'thicknessMm'>;

/** The band that is drawn of a look. */
function bandMeasures(asked: PieceWish, look: FrontedLook, richness: number): BandMeasures {
  const { section } = look;
  return { section, ...bangleOfWidth(section, bangleWidth(asked, look, richness), asked.lengths.thicknessMm) };
}

/** A bangle with the motif in front: on the band itself where it is wide enough, else standing on it. */
export function composeMotifBangle(asked: PieceWish, look: FrontedLook, richness: number): ComposedDesign {
  const { size, applied, stones } = asked;
  if (!size || applied === undefined) throw new Error('A bangle with a motif needs the motif and a wrist size');
  const bare = composeBangle({ ...asked, stones: { ...stones, main: undefined } }, look, richness);
  const band = bandMeasures(asked, look, richness);
  const radiusMm = size.innerDiameterMm / 2 + band.thicknessMm;
  const usual = frontMotif(asked, applied, band, look);
  const { main } = stones;
  const sets = main !== undefined && !asked.excluded.has('stones') && usual.work !== 'pierced';
  const motif = (sets && roomyMotif(main, usual, usual.work !== 'raised')) || usual;
  const hasRoom = sets && roomyMotif(main, motif, false) !== undefined;
  const onBandMm = motif.work === 'raised' ? 0 : motif.thicknessMm - makingRules.relief.solderedMm.limit;
  const set = hasRoom
    ? headInMotif(asked, main, motif, applied, roundToStep(band.thicknessMm + onBandMm, 0.01))
    : undefined;
  return {
    ...bare,
    stones: set ? { centre: set.stone } : {},
    parts: {
      ...bare.parts,
      [applied]: motif,
      ...(look.repeats === 3 && !set ? beside(applied, motif, radiusMm) : {}),
      ...(set ? { head: set.head } : {}),
    },
  };
}

/** The motif over the top: raised from a flat band that is wide enough for it. */
function frontMotif(
  { style, lettering }: PieceWish,
  figure: MotifFigureName,
  band: BandMeasures,
  look: BangleMotifLook,
): PartOf<'motif'> {
  const drawn: PartOf<'motif'> = {
    ...motifPart({ lengths: {}, style, lettering }, figure, look.motif, 'wrist', 0),
    on: 'band',
  };
  const roomMm = Math.floor(2 * (band.widthMm - 2 * EDGE_MM)) / 2;
  if (band.section !== 'flat' || roomMm < 4) return drawn;
  const raised: PartOf<'motif'> = { ...drawn, work: 'raised', ground: 'round', widthMm: roomMm, heightMm: roomMm };
  return grown(raised).heightMm <= roomMm ? raised : drawn;
}

/** The same, smaller, to the left and to the right. */
function beside(figure: string, motif: PartOf<'motif'>, radiusMm: number): Readonly<Record<string, Part>> {
  const side = (mm: number): number => (motif.work === 'raised' ? mm : roundToStep(BESIDE.scale * mm, 0.5));
  const small = grown({ ...motif, widthMm: side(motif.widthMm), heightMm: side(motif.heightMm) });
  const apartMm = (motif.widthMm + small.widthMm) / 2 + BESIDE.gapMm;
  const aroundDeg = roundToStep((apartMm / radiusMm) * (180 / Math.PI), 0.5);
  return {
    [`${figure}-left`]: { ...small, aroundDeg: -aroundDeg },
    [`${figure}-right`]: { ...small, aroundDeg },
  };
}
