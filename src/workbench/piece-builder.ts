import { type BuildMemory, buildPiece, createBuildMemory } from '#engine/assemble/build-piece.ts';
import type { BuiltPiece } from '#engine/contract/built-piece.ts';
import type { Finding } from '#engine/contract/finding.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import type { QualityName } from '#engine/contract/quality.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { checkPiece } from '#engine/making/check-piece.ts';
import { makeSheet } from '#engine/making/sheet.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { ViewedPieces } from './viewed-pieces.ts';

/** A design weighed, priced and checked. */
export interface SettledDesign {
  readonly piece: BuiltPiece;
  readonly sheet: Sheet;
  readonly findings: readonly Finding[];
}

/** Builds, weighs, prices and checks designs in one worker: two kernels and what they remember between edits. */
export class PieceBuilder {
  readonly #shells: Kernel;
  readonly #manifold: Kernel;
  readonly #memory: BuildMemory = createBuildMemory();
  readonly #handedIn = new ViewedPieces();

  constructor(kernels: { readonly shells: Kernel; readonly manifold: Kernel }) {
    this.#shells = kernels.shells;
    this.#manifold = kernels.manifold;
  }

  /** Shells without booleans, for dragging and drawings: never checked, never weighed. */
  drag(spec: DesignSpec): Result<BuiltPiece> {
    return buildPiece(spec, 'drag', this.#shells, this.#memory);
  }

  /** The joined and cut solid alone, for a picture. */
  view(spec: DesignSpec): Result<BuiltPiece> {
    const known = this.#handedIn.find(spec);
    if (!known) return buildPiece(spec, 'view', this.#manifold, this.#memory);
    return known.ok ? ok(known.value.piece) : known;
  }

  /** The same at the quality of files, for measuring. */
  export(spec: DesignSpec): Result<BuiltPiece> {
    return buildPiece(spec, 'export', this.#manifold, this.#memory);
  }

  /** The joined and cut solid with its sheet and findings. */
  settle(spec: DesignSpec, quality: Exclude<QualityName, 'drag'>, profile: WorkshopProfile): Result<SettledDesign> {
    const known = quality === 'view' ? this.#handedIn.find(spec) : undefined;
    if (known?.ok) return ok({ ...known.value, sheet: makeSheet(spec, known.value.piece, profile) });
    if (known) return known;
    const piece = buildPiece(spec, quality, this.#manifold, this.#memory);
    if (!piece.ok) return piece;
    return ok({
      piece: piece.value,
      sheet: makeSheet(spec, piece.value, profile),
      findings: checkPiece(spec, piece.value),
    });
  }

  /** Takes what another builder built at view quality, so that opening it here does not build it again. */
  handIn(spec: DesignSpec, { piece, findings }: SettledDesign): void {
    this.#handedIn.add(spec, ok({ piece, findings }));
  }

  /** Takes why another builder can't build this at view quality, so that it is not tried here. */
  refuse(spec: DesignSpec, problem: Problem): void {
    this.#handedIn.add(spec, fail(problem));
  }
}
