import type { DesignAssistant } from '#designer/assistant.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import type { Bench } from '#workbench/bench.ts';
import type { Settler } from '#workbench/settler.ts';
import { openAssistant } from './open-assistant.ts';
import { openBench } from './open-bench.ts';
import { openTracerPool, renderPictureNode, type TracerPool } from './render-picture.ts';
import { openSettlerThreads } from './settler-threads.ts';

export { openBench };

/** The studio without a screen: what the command line and the server work with. */
export interface NodeStudio {
  readonly designer: DesignAssistant;
  readonly bench: Bench;
  readonly settlers: readonly Settler[];
  photograph(model: PictureModel, request: PictureRequest): Promise<Pixels>;
  close(): Promise<void>;
}

/** Opens a bench; settling threads start with the first brief, tracing threads with the first picture. */
export async function openNodeStudio(): Promise<NodeStudio> {
  const bench = await openBench();
  const threads = openSettlerThreads();
  let pool: TracerPool | undefined;
  return {
    designer: openAssistant(),
    bench,
    settlers: threads.settlers,
    photograph(model, request) {
      pool ??= openTracerPool();
      return renderPictureNode(model, request, { pool });
    },
    async close() {
      await Promise.all([threads.close(), pool?.close()]);
    },
  };
}
