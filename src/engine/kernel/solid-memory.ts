import type { Manifold } from 'manifold-3d';
import type { SolidRecipe } from '../contract/solid.ts';
import { SolidIds } from './solid-ids.ts';

/**
 * Measured at 300 bytes a triangle inside the kernel: 240 MB, the working set of two large pieces at export quality.
 */
const DEFAULT_TRIANGLE_BUDGET = 800_000;

interface Kept {
  readonly manifold: Manifold;
  readonly triangles: number;
}

/**
 * The kernel's objects by the content of their recipes, so that an edit only costs what it changes. It alone owns the
 * kernel's memory: it frees the least recently used objects when the budget is exceeded, and everything on `clear`.
 */
export class SolidMemory {
  readonly #ids = new SolidIds();
  readonly #kept = new Map<number, Kept>();
  readonly #budget: number;
  #triangles = 0;

  constructor(triangleBudget = DEFAULT_TRIANGLE_BUDGET) {
    this.#budget = triangleBudget;
  }

  /** The object of a recipe, marked as just used. */
  find(solid: SolidRecipe): Manifold | undefined {
    const id = this.#ids.of(solid);
    const kept = this.#kept.get(id);
    if (!kept) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return kept.manifold;
  }

  keep(solid: SolidRecipe, manifold: Manifold): void {
    const kept = { manifold, triangles: manifold.numTri() };
    this.#kept.set(this.#ids.of(solid), kept);
    this.#triangles += kept.triangles;
  }

  /**
   * Frees the least recently used until the budget is met; call it only between evaluations, which still use what they
   * found.
   */
  trim(): void {
    for (const id of this.#kept.keys()) {
      if (this.#triangles <= this.#budget) break;
      this.#free(id);
    }
    this.#ids.keepOnly((id) => this.#kept.has(id));
  }

  clear(): void {
    for (const id of this.#kept.keys()) this.#free(id);
  }

  #free(id: number): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    this.#kept.delete(id);
    this.#ids.forget(id);
    this.#triangles -= kept.triangles;
    kept.manifold.delete();
  }
}
