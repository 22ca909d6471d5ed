import type { Manifold, ManifoldToplevel, Mat4 } from 'manifold-3d';
import type { CoordinateFrame } from '../contract/frame.ts';
import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { snappedFrame } from '../mesh/math/frames.ts';
import { meshVolume } from '../mesh/measure/measure-mesh.ts';
import { KernelFailure } from './kernel-failure.ts';
import type { SolidMemory } from './solid-memory.ts';

/**
 * The kernel's object for a recipe, owned by the memory. Every step is computed at once, not left to the kernel's lazy
 * evaluation, so that the memory really holds what an edit does not touch.
 */
export function evaluateSolid(wasm: ManifoldToplevel, memory: SolidMemory, solid: SolidRecipe): Manifold {
  const simple = withoutWrapping(solid);
  const known = memory.find(simple);
  if (known) return known;
  const made = make(wasm, memory, simple);
  const status = made.status();
  if (status !== 'NoError') {
    made.delete();
    throw new KernelFailure(status);
  }
  memory.keep(simple, made);
  return made;
}

/** Bodies of longer lists mostly do not touch (beads, links); the kernel joins those fastest in one call. */
const HALVED_UP_TO = 12;

/**
 * Joins a few bodies two by two. The first time that costs as much as joining all at once; after an edit only the
 * unions above the changed body are redone. The order follows from the list alone, so the result does not depend on the
 * memory.
 */
function halves(of: readonly SolidRecipe[]): readonly SolidRecipe[] {
  if (of.length <= 2 || of.length > HALVED_UP_TO) return of;
  const middle = Math.ceil(of.length / 2);
  return [
    { kind: 'union', of: of.slice(0, middle) },
    { kind: 'union', of: of.slice(middle) },
  ];
}

/** A union of one is that one: a new wrapping must not hide content that is known. */
export function withoutWrapping(solid: SolidRecipe): SolidRecipe {
  if (solid.kind === 'union' && solid.of.length === 1) return withoutWrapping(solid.of[0] as SolidRecipe);
  if (solid.kind === 'difference' && solid.remove.length === 0) return withoutWrapping(solid.from);
  return solid;
}

function make(wasm: ManifoldToplevel, memory: SolidMemory, solid: SolidRecipe): Manifold {
  const { Manifold } = wasm;
  const resolve = (part: SolidRecipe): Manifold => evaluateSolid(wasm, memory, part);
  switch (solid.kind) {
    case 'mesh':
      return manifoldOf(wasm, solid.mesh);
    case 'placed':
      return copies(wasm, resolve(solid.solid), solid.at, solid.apart === true);
    case 'union':
      return solid.apart ? Manifold.compose(solid.of.map(resolve)) : Manifold.union(halves(solid.of).map(resolve));
    case 'difference':
      return Manifold.difference([solid.from, ...solid.remove].map(resolve));
  }
}

function manifoldOf({ Manifold, Mesh }: ManifoldToplevel, mesh: TriangleMesh): Manifold {
  if (meshVolume(mesh) < 0) throw new KernelFailure('InsideOut');
  return new Manifold(
    new Mesh({ numProp: 3, vertProperties: Float32Array.from(mesh.positions), triVerts: mesh.triangles }),
  );
}

function copies(
  { Manifold }: ManifoldToplevel,
  original: Manifold,
  at: readonly CoordinateFrame[],
  apart: boolean,
): Manifold {
  // Frames are snapped here too: a part may have computed one with sines of its own.
  const placed = at.map((frame) => original.transform([...snappedFrame(frame)] as unknown as Mat4));
  try {
    return apart ? Manifold.compose(placed) : Manifold.union(placed);
  } finally {
    for (const copy of placed) copy.delete();
  }
}
