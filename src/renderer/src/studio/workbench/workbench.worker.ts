import kernelWasm from 'manifold-3d/manifold.wasm?url';
import { builtInAssistant } from '#designer/assistant.ts';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import type { WorkbenchAnswer, WorkbenchRequest } from '#workbench/messages.ts';
import { photographer } from '#workbench/photographer.ts';
import { createWorkbench, type Workbench } from '#workbench/workbench.ts';
import type { WorkbenchWorld } from '#workbench/world.ts';
import { answerTransfer } from './answer-transfer.ts';
import { openSettlers, settlerCount, type SettlerWorker } from './settler-ports.ts';
import { openTracerPorts } from './tracer-ports.ts';

/** The composition root of the browser's workbench: kernels, designer, settling and tracing workers. */
async function open(): Promise<Workbench> {
  const manifold = await loadManifoldKernel({ locateFile: () => kernelWasm });
  const settlers = openSettlers(settlerCount(navigator), startSettler);
  const world = { shells: shellKernel(), manifold, designer: builtInAssistant, settlers, photograph, breathe };
  return createWorkbench(world, post);
}

function startSettler(name: string): SettlerWorker {
  return new Worker(new URL('./settler.worker.ts', import.meta.url), { type: 'module', name });
}

let takeWithTracers: WorkbenchWorld['photograph'] | undefined;

/** Tracing workers start with the first photograph. */
function photograph(...asked: Parameters<WorkbenchWorld['photograph']>): Promise<void> {
  takeWithTracers ??= photographer(openTracerPorts(navigator.hardwareConcurrency));
  return takeWithTracers(...asked);
}

function post(answer: WorkbenchAnswer): void {
  self.postMessage(answer, { transfer: answerTransfer(answer) });
}

const bell = new MessageChannel();
const waiting: (() => void)[] = [];
bell.port1.onmessage = () => waiting.shift()?.();

/** A message to ourselves arrives behind those that already wait. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    bell.port2.postMessage(undefined);
  });
}

const opened = open();
opened.catch(reportError);
self.onmessage = async ({ data }: MessageEvent<WorkbenchRequest>) => (await opened).receive(data);
