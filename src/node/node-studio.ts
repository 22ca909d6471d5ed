import type { DesignAssistant } from '#designer/assistant.ts';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import { Bench } from '#workbench/bench.ts';
import { loadWasmBinary } from './manifold-wasm.ts';
import { openAssistant } from './open-assistant.ts';
import { openTracerPool, renderPictureNode, type TracerPool } from './render-picture.ts';

/** The studio without a screen: what the command line and the server work with. */
export interface NodeStudio {
  readonly designer: DesignAssistant;
  readonly bench: Bench;
  photograph(model: PictureModel, request: PictureRequest): Promise<Pixels>;
  close(): Promise<void>;
}

/** A bench alone, for measuring: no tracing threads are started. */
export async function openBench(): Promise<Bench> {
  return new Bench({
    shells: shellKernel(),
    manifold: await loadManifoldKernel({ wasmBinary: await loadWasmBinary() }),
  });
}

/** Opens a bench, and tracing threads with the first picture. */
export async function openNodeStudio(): Promise<NodeStudio> {
  const bench = await openBench();
  let pool: TracerPool | undefined;
  return {
    designer: openAssistant(),
    bench,
    photograph(model, request) {
      pool ??= openTracerPool();
      return renderPictureNode(model, request, { pool });
    },
    async close() {
      await pool?.close();
    },
  };
}
