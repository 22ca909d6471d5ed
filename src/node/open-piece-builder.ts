import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { PieceBuilder } from '#workbench/piece-builder.ts';
import { loadWasmBinary } from './manifold-wasm.ts';

/** A builder alone, for measuring and for settlers: no threads are started. */
export async function openPieceBuilder(): Promise<PieceBuilder> {
  return new PieceBuilder({
    shells: shellKernel(),
    manifold: await loadManifoldKernel({ wasmBinary: await loadWasmBinary() }),
  });
}
