import { loadWasmBinary } from '#node/manifold-wasm.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { Bench } from '#workbench/bench.ts';

/** A bench with nothing remembered: what a first build costs. */
export async function freshBench(): Promise<Bench> {
  return new Bench({
    shells: shellKernel(),
    manifold: await loadManifoldKernel({ wasmBinary: await loadWasmBinary() }),
  });
}
