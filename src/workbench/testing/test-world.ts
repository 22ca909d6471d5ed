import { builtInAssistant } from '#designer/assistants/built-in.ts';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import { tracerInThisThread } from '#picture/testing/tracer-in-this-thread.ts';
import { photographer } from '../photographer.ts';
import type { WorkbenchWorld } from '../world.ts';

/** Pixels of test photographs: real ones, but thumbnails. */
const THUMBNAIL_PX = 32;

/** Resolves after the messages that were waiting. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The workbench's world with everything real: kernels, designer and tracer; only the pictures are small. */
export async function testWorld(changes: Partial<WorkbenchWorld> = {}): Promise<WorkbenchWorld> {
  const photograph = photographer([tracerInThisThread()]);
  return {
    shells: shellKernel(),
    manifold: await testKernel(),
    designer: builtInDesigner,
    assistant: builtInAssistant,
    settlers: [],
    photograph: (model, request, options) =>
      photograph(model, { ...request, widthPx: THUMBNAIL_PX, heightPx: THUMBNAIL_PX }, options),
    yieldToMessages: yieldToEventLoop,
    ...changes,
  };
}
