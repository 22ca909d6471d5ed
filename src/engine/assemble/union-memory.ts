import type { SolidRecipe } from '../contract/solid.ts';

/**
 * Joins the metal of a piece so that the next edit is cheap: what was there last time is joined first and kept, what
 * is new is joined to it. Only for views: in which order solids are joined decides how flat faces are cut into
 * triangles, and a file must not depend on what was edited before.
 */
export class UnionMemory {
  #last: ReadonlySet<SolidRecipe> = new Set();
  #kept: { readonly of: readonly SolidRecipe[]; readonly union: SolidRecipe } | undefined;

  union(solids: readonly SolidRecipe[]): SolidRecipe {
    const same = solids.filter((solid) => this.#last.has(solid));
    const fresh = solids.filter((solid) => !this.#last.has(solid));
    this.#last = new Set(solids);
    if (same.length < 2) return { kind: 'union', of: solids };
    return { kind: 'union', of: [this.#keptUnion(same), ...fresh] };
  }

  #keptUnion(solids: readonly SolidRecipe[]): SolidRecipe {
    const { of = [], union } = this.#kept ?? {};
    if (union && of.length === solids.length && of.every((solid, index) => solid === solids[index])) return union;
    const made: SolidRecipe = { kind: 'union', of: solids };
    this.#kept = { of: solids, union: made };
    return made;
  }
}
