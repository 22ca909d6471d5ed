import type { DrawnFeature } from '#spec/kept/shown/registry.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { AskedPiece } from '../read-piece.ts';
import { candidatesFor } from './candidate.ts';

/**
 * The remark when no idea of the piece can show a feature, alone or beside the others that were asked for: those that
 * change a piece most come first, and of two that cannot be shown together the first stays.
 */
const leftOut: Readonly<Record<DrawnFeature, string>> = {
  twist: 'not twisted: strands make a plain bangle, a plain band or a shank under a stone',
  split_shank: 'one shank: it splits only on its way to a centre stone',
  cathedral: 'no arches: they rise to a centre stone that stands clear of its band',
  leaf_shoulders: 'no leaves: they climb the shoulders of a smooth band',
  knife_edge: 'no knife edge: it wants a band that is not worked otherwise',
  tapered: 'of one width all around',
  milgrain: 'the milgrain is beaded by hand',
  halo: 'no halo: it goes around one stone that leads',
  double_halo: 'one halo instead of two',
  hidden_halo: 'no hidden halo: it shows between the claws of one stone that leads a ring',
  pave: 'the pavé is set by hand',
  flush: 'in collars: too deep to be sunk into this piece',
  open_frame: 'a closed outline: this one leaves no room for a window',
};

/** A wish with only those features that its piece can show, and remarks for the client on those left out. */
export interface KeptFeatures {
  readonly asked: PieceWish;
  readonly remarks: readonly string[];
}

const inOrder = Object.keys(leftOut) as readonly DrawnFeature[];

/** Keeps the wanted features that some idea shows together. */
export function keepFeatures({ archetype, asked }: AskedPiece, seed: number): KeptFeatures {
  const kept: DrawnFeature[] = [];
  const remarks: string[] = [];
  for (const feature of inOrder.filter((one) => asked.wanted.includes(one))) {
    const wanted = [...kept, feature];
    if (candidatesFor({ archetype, asked: { ...asked, wanted } }, 'classic', seed).length > 0) kept.push(feature);
    else remarks.push(leftOut[feature]);
  }
  return { asked: { ...asked, wanted: kept }, remarks };
}
