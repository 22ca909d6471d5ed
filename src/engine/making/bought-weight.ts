import type { BoughtPartKind } from '#spec/parts/bought-parts.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import { meshVolume } from '../mesh/measure/measure-mesh.ts';
import { metalGrams } from './weight.ts';

/** A bought part with the weight of its metal; it is bought in the piece's own alloy. */
export interface BoughtWeight {
  readonly kind: BoughtPartKind;
  readonly name: string;
  readonly count: number;
  /** Of all of them together. */
  readonly grams: number;
}

/** Weighs bought parts by their drawn shells: where wires cross (a hook's eye) they count twice, under 3 %. */
export function boughtWeights(piece: BuiltPiece, densityGramsPerCm3: number): readonly BoughtWeight[] {
  return piece.bought.map(({ kind, name, count, body }) => ({
    kind,
    name,
    count,
    grams: metalGrams(meshVolume(body.mesh), densityGramsPerCm3),
  }));
}
