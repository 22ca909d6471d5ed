import { loadWasmBinary } from '#node/manifold-wasm.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { PieceBuilder } from '#workbench/piece-builder.ts';

/** A builder with nothing remembered: what a first build costs. */
export async function freshBuilder(): Promise<PieceBuilder> {
  return new PieceBuilder({
    shells: shellKernel(),
    manifold: await loadManifoldKernel({ wasmBinary: await loadWasmBinary() }),
  });
}
