import type { BuiltPiece } from '#engine/contract/built-piece.ts';
import type { QualityName } from '#engine/contract/quality.ts';
import { checkPiece } from '#engine/making/check-piece.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { closureOf } from './closed-mesh.ts';

/** A smaller shell is a sliver that rounding left, neither metal nor a void. */
const DUST_MM3 = 0.002;

/** What is wrong with a design as it is built, in one line; undefined when nothing is. */
export function designFault(
  builder: PieceBuilder,
  spec: DesignSpec,
  quality: Exclude<QualityName, 'drag'>,
): string | undefined {
  const built = quality === 'view' ? builder.view(spec) : builder.export(spec);
  return built.ok ? pieceFault(spec, built.value) : `${built.problem.code}: ${built.problem.message}`;
}

/**
 * What is wrong with a piece. An open surface always is; pinches, voids and wrong bodies only when no finding names
 * them.
 */
export function pieceFault(spec: DesignSpec, piece: BuiltPiece): string | undefined {
  const closure = closureOf(piece.cast.mesh);
  if (closure === 'open') return 'the surface is not closed';
  const bodies = piece.cast.shells.filter(({ volumeMm3 }) => volumeMm3 > DUST_MM3).length;
  const voids = piece.cast.shells.filter(({ volumeMm3 }) => volumeMm3 < -DUST_MM3).length;
  if (voids === 0 && bodies === piece.expectedShells && closure === 'closed') return undefined;
  const isSaid = checkPiece(spec, piece).some(
    ({ rule, severity }) => severity === 'error' && rule.startsWith('solid.'),
  );
  const what = `${closure}, ${bodies} bodies of ${piece.expectedShells}, ${voids} voids`;
  return isSaid ? undefined : `${what}, and no finding says so`;
}

/** A design that failed, so that it can be built again by hand. */
export interface Failure {
  readonly seed: number;
  readonly kind: string;
  readonly parts: string;
  readonly fault: string;
}

/** Checks the design of every seed. A thrown error counts as a fault, so that the run goes on to the last seed. */
export function failuresOf(
  seeds: readonly number[],
  make: (seed: number) => DesignSpec,
  look: (spec: DesignSpec, seed: number) => string | undefined,
): readonly Failure[] {
  return seeds.flatMap((seed) => {
    let spec: DesignSpec | undefined;
    let fault: string | undefined;
    try {
      spec = make(seed);
      fault = look(spec, seed);
    } catch (error) {
      fault = `threw ${String(error)}`;
    }
    if (fault === undefined) return [];
    const parts = Object.values(spec?.parts ?? {}).map(({ kind }) => kind);
    return [{ seed, kind: spec?.kind ?? 'none', parts: parts.join(' '), fault }];
  });
}

/** Whole numbers from one to another, both included. */
export function seedsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
