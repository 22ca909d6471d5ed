import loadModule, { type Manifold, type ManifoldToplevel } from 'manifold-3d';
import { fail, ok } from '#shared/result.ts';
import { snapped } from '#layout/outline/snap.ts';
import type { Body, Kernel } from '../contract/kernel.ts';
import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { connectedShells } from '../mesh/measure/connected-shells.ts';
import { orderedTriangles } from '../mesh/repair/ordered-triangles.ts';
import { apartInFile } from '../mesh/repair/apart-in-file.ts';
import { withoutSquashedTriangles } from '../mesh/repair/squashed-triangles.ts';
import { evaluateSolid, withoutWrapping } from './evaluate-solid.ts';
import { faultOf, problemOf } from './kernel-failure.ts';
import { areApart, sideBySide } from './side-by-side.ts';
import { SolidMemory } from './solid-memory.ts';

/** Where the kernel's WebAssembly comes from: its bytes (Node), or its address (browser, worker). */
export type KernelWasm = { readonly wasmBinary: Uint8Array | ArrayBuffer } | { readonly locateFile: () => string };

export interface ManifoldKernelOptions {
  /** Triangles that may be kept for unchanged recipes between evaluations; 800 000 when left out. */
  readonly triangleBudget?: number;
}

/**
 * The kernel for views and files: real booleans over closed meshes. One instance per worker; evaluating is
 * synchronous. Nothing of the kernel leaves this folder, and everything it holds is freed by `dispose`.
 */
export async function loadManifoldKernel(wasm: KernelWasm, options: ManifoldKernelOptions = {}): Promise<Kernel> {
  // The package's types know only `locateFile`. Its loader also takes the bytes, but still asks for the file's address,
  // which it would otherwise derive from its own; a bundled worker may not have one.
  const module = await loadModule({ locateFile: () => 'manifold.wasm', ...wasm });
  module.setup();
  return manifoldKernel(module, new SolidMemory(options.triangleBudget));
}

function manifoldKernel(module: ManifoldToplevel, memory: SolidMemory): Kernel {
  return {
    name: 'manifold',
    evaluate: (solid) => {
      try {
        return ok(bodyOfSolid(solid, (one) => bodyOf(evaluateSolid(module, memory, one))));
      } catch (error) {
        const fault = faultOf(error);
        if (fault === undefined) throw error;
        return fail(problemOf(fault));
      } finally {
        memory.trim();
      }
    },
    dispose: () => memory.clear(),
  };
}

/**
 * Bodies that lie beside each other need no boolean. If copies that were meant to be apart do touch, they are joined.
 */
function bodyOfSolid(solid: SolidRecipe, evaluate: (solid: SolidRecipe) => Body): Body {
  const simple = withoutWrapping(solid);
  if (simple.kind !== 'placed' || simple.apart !== true) return evaluate(simple);
  const body = bodyOfSolid(simple.solid, evaluate);
  if (body.mesh.triangles.length === 0) return body;
  return areApart(body.mesh, simple.at) ? sideBySide(body, simple.at) : evaluate(simple);
}

/**
 * What leaves the kernel: welded, on our grid, in one order, and closed also after a file has rounded it to 32-bit
 * floats.
 */
function bodyOf(manifold: Manifold): Body {
  const { vertProperties, triVerts, numProp } = manifold.getMesh();
  const positions = positionsOf(vertProperties, numProp);
  const triangles = orderedTriangles(triVerts, positions.length / 3);
  const mesh = apartInFile(withoutSquashedTriangles({ positions, triangles }));
  const { shells, genus } = connectedShells(mesh);
  return { mesh, shells, genus, volumeMm3: shells.reduce((sum, shell) => sum + shell.volumeMm3, 0) };
}

function positionsOf(properties: Float32Array, stride: number): TriangleMesh['positions'] {
  const positions = new Float64Array((properties.length / stride) * 3);
  for (let i = 0; i < positions.length; i += 3) {
    const from = (i / 3) * stride;
    positions[i] = properties[from] as number;
    positions[i + 1] = properties[from + 1] as number;
    positions[i + 2] = properties[from + 2] as number;
  }
  return snapped(positions);
}
