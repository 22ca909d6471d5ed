import type { BuiltPiece } from '#engine/contract/built-piece.ts';
import type { Finding } from '#engine/contract/finding.ts';
import type { Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';

/** Enough for two trays of four; a piece takes up to 2 MB. */
const MOST_PIECES = 8;

/** A piece at view quality and what was found about it: neither depends on a workshop's prices. */
export interface ViewedPiece {
  readonly piece: BuiltPiece;
  readonly findings: readonly Finding[];
}

/** The last pieces that other builders built, or why they can't be built, known by their spec. */
export class ViewedPieces {
  readonly #pieces = new Map<string, Result<ViewedPiece>>();

  add(spec: DesignSpec, viewed: Result<ViewedPiece>): void {
    const key = JSON.stringify(spec);
    this.#pieces.delete(key);
    this.#pieces.set(key, viewed);
    if (this.#pieces.size > MOST_PIECES) this.#pieces.delete(this.#pieces.keys().next().value as string);
  }

  find(spec: DesignSpec): Result<ViewedPiece> | undefined {
    return this.#pieces.size === 0 ? undefined : this.#pieces.get(JSON.stringify(spec));
  }
}
