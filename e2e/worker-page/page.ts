import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { contract, type ContractPlatform } from '#shared/worker-calls/testing/contract.ts';
import type { ContractCalls } from '#shared/worker-calls/testing/contract-worker.ts';
import { webWorker } from '../../src/renderer/src/lib/platform/web-worker.ts';

declare global {
  /** Runs one step of the contract with workers of this browser; rejects if it fails. */
  var takeStep: (name: string) => Promise<void>;
}

const open = (create: () => Worker) => openWorkerClient<ContractCalls>(webWorker(create));

const browser: ContractPlatform = {
  open: () => open(() => new Worker(new URL('./contract.worker.ts', import.meta.url), { type: 'module' })),
  openMissing: () => open(() => new Worker('/no-such-file.js', { type: 'module' })),
  openUnready: () => open(() => new Worker(new URL('./unready.worker.ts', import.meta.url), { type: 'module' })),
};

globalThis.takeStep = async (name) => {
  const step = contract[name];
  if (step === undefined) throw new Error(`The contract has no step "${name}"`);
  await step(browser);
};
