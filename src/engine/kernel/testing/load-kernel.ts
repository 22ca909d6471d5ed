import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Kernel } from '../../contract/kernel.ts';
import { loadManifoldKernel, type ManifoldKernelOptions } from '../manifold-kernel.ts';

/** The real kernel for tests, from the installed package. */
export function testKernel(options?: ManifoldKernelOptions): Promise<Kernel> {
  const wasm = createRequire(import.meta.url).resolve('manifold-3d/manifold.wasm');
  return loadManifoldKernel({ wasmBinary: readFileSync(wasm) }, options);
}
