import type { Part, PartOf } from '#spec/part-registry.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import { roundToStep } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { BangleMotifLook } from '../../looks/motif-look.ts';
import { grown, motifPart } from '../../proportions/hanging/motif.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { bangleBand, type BangleLook, composeBangle } from '../wrist/compose-bangle.ts';
import { headInMotif, roomyMotif } from './set-in-motif.ts';

/** A band keeps this edge on both sides of what is raised from it. */
const EDGE_MM = 0.8;

/** A motif that is repeated is smaller at the sides, and lies so far from its neighbour. */
const BESIDE = { scale: 0.72, gapMm: 3 };

/** Share of its usual metal from which a bangle is heavy enough for more than one motif. */
const ROOM_FOR_MORE = 0.45;

/** A bangle of one section with a motif. */
export interface FrontedLook
  extends Omit<BangleLook, 'section' | 'set' | 'stations' | 'strands' | 'lay'>,
    BangleMotifLook {
  readonly section: PartOf<'bangle-band'>['section'];
}

type BandMeasures = Pick<PartOf<'bangle-band'>, 'section' | 'widthMm' | 'thicknessMm'>;

/** A bangle with the motif in front: on the band itself where it is wide enough, else standing on it. */
export function composeMotifBangle(asked: PieceWish, look: FrontedLook, richness: number): ComposedDesign {
  const { size, applied, stones } = asked;
  if (!size || applied === undefined) throw new Error('A bangle with a motif needs the motif and a wrist size');
  const bare = composeBangle({ ...asked, stones: { ...stones, main: undefined } }, look, richness);
  const band = { section: look.section, ...bangleBand(asked, look, richness) };
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
      ...(look.repeats === 3 && !set && asked.bulk >= ROOM_FOR_MORE ? beside(applied, motif, radiusMm) : {}),
      ...(set ? { head: set.head } : {}),
    },
  };
}

/** The motif over the top: raised from a flat band that is wide enough for it. */
function frontMotif(
  { style, lettering }: PieceWish,
  figure: MotifFigureName,
  band: BandMeasures,
  look: FrontedLook,
): PartOf<'motif'> {
  const drawn: PartOf<'motif'> = {
    ...motifPart({ lengths: {}, style, lettering }, figure, look.motif, 'wrist', 0),
    on: 'band',
  };
  const standing = look.wide ? inProportion(drawn, band.widthMm) : drawn;
  const roomMm = Math.floor(2 * (band.widthMm - 2 * EDGE_MM)) / 2;
  if (band.section !== 'flat' || roomMm < 4) return standing;
  const raised: PartOf<'motif'> = { ...drawn, work: 'raised', ground: 'round', widthMm: roomMm, heightMm: roomMm };
  return grown(raised).heightMm <= roomMm ? raised : standing;
}

/** As much of the motif as suits a kada: a disc far wider than its band makes a wire of it. Trade judgement. */
const OVER_KADA = 1.6;

function inProportion(motif: PartOf<'motif'>, bandMm: number): PartOf<'motif'> {
  const mostMm = OVER_KADA * bandMm;
  const smaller = (of: PartOf<'motif'>): PartOf<'motif'> => {
    const by = Math.min(1, mostMm / of.widthMm);
    const side = (mm: number): number => Math.floor(2 * mm * by) / 2;
    const thinMm = roundToStep(Math.max(THINNEST_DISC_MM, of.thicknessMm * by), 0.1);
    const thicknessMm = of.work === 'silhouette' ? of.thicknessMm : thinMm;
    return by === 1 ? of : grown({ ...of, thicknessMm, widthMm: side(of.widthMm), heightMm: side(of.heightMm) });
  };
  const small = smaller(motif);
  // By itself a figure has to be larger than on a disc to be recognised.
  if (small.widthMm <= mostMm || motif.work !== 'silhouette') return small;
  const sideMm = Math.max(motif.widthMm, motif.heightMm);
  const onDisc = smaller({ ...motif, work: 'relief', ground: 'round', widthMm: sideMm, heightMm: sideMm });
  return onDisc.widthMm < small.widthMm ? onDisc : small;
}

/** Under its relief; it is soldered on over its whole breadth. */
const THINNEST_DISC_MM = 0.9;

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
