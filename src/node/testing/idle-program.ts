import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { ContractCalls } from '#shared/worker-calls/testing/contract-worker.ts';
import { workerThread } from '../worker-thread.ts';

// A program that leaves two workers open: one that was called, and one that was only warmed up.
const entry = workerThread(new URL('contract-thread.ts', import.meta.url));
openWorkerClient<ContractCalls>(entry).warmUp();
process.stdout.write(String(await openWorkerClient<ContractCalls>(entry).call('double', 21)));
