import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { Bench } from '#workbench/bench.ts';
import { loadWasmBinary } from './manifold-wasm.ts';

/** A bench alone, for measuring and for settlers: no threads are started. */
export async function openBench(): Promise<Bench> {
  return new Bench({
    shells: shellKernel(),
    manifold: await loadManifoldKernel({ wasmBinary: await loadWasmBinary() }),
  });
}
