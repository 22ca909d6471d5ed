import { type BuildMemory, buildPiece, createBuildMemory } from '#engine/assemble/build-piece.ts';
import type { BuiltPiece } from '#engine/contract/built-piece.ts';
import type { Finding } from '#engine/contract/finding.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import type { QualityName } from '#engine/contract/quality.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { checkPiece } from '#engine/making/check-piece.ts';
import { makeSheet } from '#engine/making/sheet.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** A design weighed and priced. */
export interface WeighedDesign {
  readonly piece: BuiltPiece;
  readonly sheet: Sheet;
}

/** A design weighed, priced and checked. */
export interface SettledDesign extends WeighedDesign {
  readonly findings: readonly Finding[];
}

/** The geometry of one worker: two kernels and what they remember between edits. */
export class Bench {
  readonly #shells: Kernel;
  readonly #manifold: Kernel;
  readonly #memory: BuildMemory = createBuildMemory();

  constructor(kernels: { readonly shells: Kernel; readonly manifold: Kernel }) {
    this.#shells = kernels.shells;
    this.#manifold = kernels.manifold;
  }

  /** Shells without booleans, for dragging and drawings: never checked, never weighed. */
  drag(spec: DesignSpec): Result<BuiltPiece> {
    return buildPiece(spec, 'drag', this.#shells, this.#memory);
  }

  /** The real solid alone, for a picture. */
  view(spec: DesignSpec): Result<BuiltPiece> {
    return buildPiece(spec, 'view', this.#manifold, this.#memory);
  }

  /** The real solid alone at the quality of files, for measuring. */
  export(spec: DesignSpec): Result<BuiltPiece> {
    return buildPiece(spec, 'export', this.#manifold, this.#memory);
  }

  /** Weight and price of the real solid, not checked yet: what a search for a price asks again and again. */
  weigh(spec: DesignSpec, quality: Exclude<QualityName, 'drag'>, profile: WorkshopProfile): Result<WeighedDesign> {
    const piece = buildPiece(spec, quality, this.#manifold, this.#memory);
    return piece.ok ? ok({ piece: piece.value, sheet: makeSheet(spec, piece.value, profile) }) : piece;
  }

  /** The real solid with its sheet and findings. */
  settle(spec: DesignSpec, quality: Exclude<QualityName, 'drag'>, profile: WorkshopProfile): Result<SettledDesign> {
    const weighed = this.weigh(spec, quality, profile);
    return weighed.ok ? ok({ ...weighed.value, findings: checkPiece(spec, weighed.value.piece) }) : weighed;
  }
}
