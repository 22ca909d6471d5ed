import kernelWasm from 'manifold-3d/manifold.wasm?url';
import { designerOf } from '#designer/assistant.ts';
import { chooseAssistant } from '#designer/assistants/choose-assistant.ts';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import type { WorkbenchCalls } from '#workbench/workbench-calls.ts';
import { photographer } from '#workbench/photographer.ts';
import { workbenchHandlers, type WorkbenchHandlers } from '#workbench/workbench-calls.ts';
import { assistantEnvironment } from '../../api/assistant-environment.ts';
import { callerOfThisWorker, portAsWorker, portOfPage } from '../../lib/platform/web-worker.ts';
import { modelOfPage } from './model-of-page.ts';
import { openSettlers, settlerCount } from './settlers.ts';
import { openTracers } from './tracers.ts';
import { yieldToMessageQueue } from './yield-to-message-queue.ts';

const page = portOfPage();

/** The composition root of the browser's workbench: kernels, designer, settling and tracing workers. */
async function open(): Promise<WorkbenchHandlers> {
  const assistant = chooseAssistant({ ...assistantEnvironment, model: modelOfPage(portAsWorker(() => page)) });
  return workbenchHandlers({
    shells: shellKernel(),
    manifold: await loadManifoldKernel({ locateFile: () => kernelWasm }),
    designer: designerOf(assistant),
    assistant,
    settlers: openSettlers(settlerCount(navigator)),
    photograph: photographer(openTracers(navigator.hardwareConcurrency)),
    yieldToMessages: yieldToMessageQueue,
  });
}

answerCalls<WorkbenchCalls>(callerOfThisWorker(), open());
