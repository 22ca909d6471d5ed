import type { DrawnFeature } from '#spec/shown/registry.ts';
import { featureRow } from '../../wish/features/registry.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { AskedPiece } from '../read-piece.ts';
import { candidatesFor } from './candidate.ts';

/** A wish with only those features that its piece can show, and remarks for the client on those left out. */
export interface KeptFeatures {
  readonly asked: PieceWish;
  readonly remarks: readonly string[];
}

/** Keeps the wanted features that some idea shows together: of two that cannot be, the first stays. */
export function keepFeatures({ archetype, asked }: AskedPiece, seed: number): KeptFeatures {
  const kept: DrawnFeature[] = [];
  const remarks: string[] = [];
  for (const feature of asked.wanted) {
    const wanted = [...kept, feature];
    if (candidatesFor({ archetype, asked: { ...asked, wanted } }, 'classic', seed).length > 0) kept.push(feature);
    else remarks.push(featureRow(feature).leftOut);
  }
  return { asked: { ...asked, wanted: kept }, remarks };
}
