import type { SolidRecipe } from '../contract/solid.ts';

/**
 * Joins the metal of a piece so that the next edit is cheap: it first joins and keeps what was there last time, then
 * adds what is new. Only for views: the order of joining decides how flat faces are cut into triangles, and a file must
 * not depend on earlier edits.
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
