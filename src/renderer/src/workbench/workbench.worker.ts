import kernelWasm from 'manifold-3d/manifold.wasm?url';
import { builtInAssistant } from '#designer/assistant.ts';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import type { WorkbenchAnswer, WorkbenchRequest } from '#workbench/messages.ts';
import { photographer } from '#workbench/photographer.ts';
import { createWorkbench, type Workbench } from '#workbench/workbench.ts';
import type { WorkbenchWorld } from '#workbench/world.ts';
import { answerTransfer } from './answer-transfer.ts';
import { openTracerPorts } from './tracer-ports.ts';

/** The composition root of the browser's workbench: kernels, designer, tracing workers. */
async function open(): Promise<Workbench> {
  const manifold = await loadManifoldKernel({ locateFile: () => kernelWasm });
  return createWorkbench({ shells: shellKernel(), manifold, designer: builtInAssistant, photograph, breathe }, post);
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
