import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { meshHash } from '../mesh/measure/mesh-hash.ts';

/**
 * Numbers recipes so that equal ones have the same number, even if they are separate objects. An edit to a shank
 * rebuilds every part that stands on it; most come out unchanged, and the kernel finds them again by this number.
 * Meshes are compared in full, and the name of a composed recipe lists all its members, so different recipes never
 * share a number.
 */
export class SolidIds {
  readonly #known = new WeakMap<SolidRecipe, number>();
  readonly #meshes = new Map<string, { readonly mesh: TriangleMesh; readonly id: number }[]>();
  readonly #composed = new Map<string, number>();
  /** The name of each number, to forget it by. */
  readonly #names = new Map<number, string>();
  #last = 0;

  of(solid: SolidRecipe): number {
    const known = this.#known.get(solid);
    if (known !== undefined && this.#names.has(known)) return known;
    const id = solid.kind === 'mesh' ? this.#ofMesh(solid.mesh) : this.#ofName(this.#nameOf(solid));
    this.#known.set(solid, id);
    return id;
  }

  /** Forgets a number; an equal recipe then gets a new one. */
  forget(id: number): void {
    const name = this.#names.get(id);
    if (name === undefined) return;
    this.#names.delete(id);
    this.#composed.delete(name);
    const left = this.#meshes.get(name)?.filter((one) => one.id !== id) ?? [];
    if (left.length > 0) this.#meshes.set(name, left);
    else this.#meshes.delete(name);
  }

  /** Forgets the numbers of recipes that were only looked up, not kept. */
  keepOnly(isWanted: (id: number) => boolean): void {
    for (const id of this.#names.keys()) if (!isWanted(id)) this.forget(id);
  }

  #nameOf(solid: Exclude<SolidRecipe, { kind: 'mesh' }>): string {
    switch (solid.kind) {
      case 'placed':
        return `placed ${this.of(solid.solid)} ${solid.at.map((frame) => frame.join()).join(';')}`;
      case 'union':
        return `union ${solid.of.map((member) => this.of(member)).join()}`;
      case 'difference':
        return `difference ${[solid.from, ...solid.remove].map((member) => this.of(member)).join()}`;
    }
  }

  #ofName(name: string): number {
    const found = this.#composed.get(name);
    if (found !== undefined) return found;
    const id = this.#next(name);
    this.#composed.set(name, id);
    return id;
  }

  #ofMesh(mesh: TriangleMesh): number {
    const name = `mesh ${meshHash(mesh)}`;
    const alike = this.#meshes.get(name) ?? [];
    const found = alike.find((one) => sameMesh(one.mesh, mesh));
    if (found) return found.id;
    const id = this.#next(name);
    this.#meshes.set(name, [...alike, { mesh, id }]);
    return id;
  }

  #next(name: string): number {
    this.#last += 1;
    this.#names.set(this.#last, name);
    return this.#last;
  }
}

function sameMesh(a: TriangleMesh, b: TriangleMesh): boolean {
  return a === b || (sameNumbers(a.triangles, b.triangles) && sameNumbers(a.positions, b.positions));
}

function sameNumbers(a: Float64Array | Uint32Array, b: Float64Array | Uint32Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
