import { roundToStep } from '#shared/units.ts';
import type { Part } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { BandMotifLook } from '../../looks/motif-look.ts';
import { motifPart } from '../../proportions/hanging/motif.ts';
import { splitFor } from '../../proportions/ring/ring.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { bandMeasures } from '../ring/compose-band.ts';
import { headInMotif, roomyMotif } from './set-in-motif.ts';

/** A band under a motif is a shank: narrower than one that is all there is to see. */
const NARROWER_MM = { lady: 0.3, gent: 1.2 } as const;

/** A ring whose head is the motif, bent to the finger and standing on its band, a stone in its place where one was said. */
export function composeMotifRing(asked: PieceWish, look: BandMotifLook, richness: number): ComposedDesign {
  const { size, applied, stones } = asked;
  if (!size || applied === undefined) throw new Error('A ring with a motif needs the motif and a finger size');
  const narrower = asked.gent ? NARROWER_MM.gent : NARROWER_MM.lady;
  const band = { profile: look.profile, widerMm: look.widerMm - narrower, tapered: true };
  const measures = bandMeasures(asked, band, richness);
  const { main } = stones;
  const usual = {
    ...motifPart(withoutLengths(asked), applied, look.motif, seatOf(asked), richness),
    on: 'shank',
  };
  const sets = main !== undefined && !asked.excluded.has('stones');
  const motif = (sets && roomyMotif(main, usual, true)) || usual;
  const dimensions = { profile: asked.ring.profile ?? look.profile, ...measures };
  const shank: Part =
    look.shank === 'split'
      ? { kind: 'split-shank', ...dimensions, ...splitFor(motif.widthMm), branchRatio: 0.6 }
      : { kind: 'shank', ...dimensions, pinch: 1 };
  const thicknessMm = roundToStep(
    measures.shoulderThicknessMm - makingRules.relief.solderedMm.limit + motif.thicknessMm,
    0.01,
  );
  const set = sets ? headInMotif(asked, main, motif, applied, thicknessMm) : undefined;
  return {
    kind: 'ring',
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size,
    stones: set ? { centre: set.stone } : {},
    parts: {
      shank,
      [applied]: motif,
      ...(set ? { head: set.head } : {}),
      ...(look.milgrain ? { milgrain: { kind: 'milgrain', on: 'shank', beadMm: 0.4 } as const } : {}),
    },
  };
}

/** What was said of lengths is said of the ring, not of what stands on it. */
function withoutLengths({ style, lettering, motif }: PieceWish) {
  return { lengths: {}, style, lettering, motif };
}

function seatOf({ gent }: PieceWish) {
  return gent ? 'broad-finger' : 'finger';
}

/** Whether a motif has room for the stone that was asked for, in the size in which a look draws it. */
export function standsWithStone(asked: PieceWish, figure: MotifFigureName, look: BandMotifLook): boolean {
  const { main } = asked.stones;
  if (!main || asked.excluded.has('stones')) return true;
  if (main.setting === 'prong' || main.prongs !== undefined) return false;
  const usual = motifPart(withoutLengths(asked), figure, look.motif, seatOf(asked), 0);
  return roomyMotif(main, { ...usual, on: 'shank' }, true) !== undefined;
}
