import type { Result } from '#shared/result.ts';
import type { SolidRecipe, TriangleMesh } from './solid.ts';

/** One connected shell of a solid. A negative volume is a sealed void. */
export interface Shell {
  readonly volumeMm3: number;
  readonly triangleCount: number;
}

/** What a kernel makes of a recipe: a mesh, never a kernel object. */
export interface Body {
  readonly mesh: TriangleMesh;
  /** The first copy in its place, when the body is nothing but separate copies of one thing (links, a pair). */
  readonly firstCopy?: TriangleMesh;
  /** Sum over shells; 0 from the shell kernel, which has no volume. */
  readonly volumeMm3: number;
  readonly shells: readonly Shell[];
  readonly genus: number;
}

/** Evaluates recipes. Results of unchanged sub-recipes (same object) are kept between calls. */
export interface Kernel {
  readonly name: 'shells' | 'manifold';
  evaluate(solid: SolidRecipe): Result<Body>;
  /** Frees everything kept. */
  dispose(): void;
}
