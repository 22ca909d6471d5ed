import { rememberFor } from '#shared/remember-for.ts';
import { featureRow } from '../../wish/features/registry.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { AskedPiece } from '../read-piece.ts';
import { candidatesFor } from './candidate.ts';

/** A wish with only those features that its piece can show, and remarks for the client on those left out. */
export interface KeptFeatures {
  readonly asked: PieceWish;
  readonly remarks: readonly string[];
}

const ofWish = rememberFor<PieceWish, KeptFeatures>();

/** Keeps the wanted features that some idea shows together: of two that cannot be, the first stays. */
export function keepFeatures(piece: AskedPiece, seed: number): KeptFeatures {
  return ofWish(piece.asked, String(seed), () => triedFeatures(piece, seed));
}

function triedFeatures({ archetype, asked }: AskedPiece, seed: number): KeptFeatures {
  // The wish that was tried last and shown is the one that is kept: its candidates are known.
  let shown: PieceWish = { ...asked, wanted: [] };
  const remarks: string[] = [];
  for (const feature of asked.wanted) {
    const tried: PieceWish = { ...asked, wanted: [...shown.wanted, feature] };
    if (candidatesFor({ archetype, asked: tried }, 'classic', seed).length > 0) shown = tried;
    else if (!asked.suited.includes(feature)) remarks.push(featureRow(feature).leftOut);
  }
  return { asked: shown, remarks };
}
