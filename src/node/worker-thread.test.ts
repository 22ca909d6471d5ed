import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { contract, type ContractPlatform } from '#shared/worker-calls/testing/contract.ts';
import type { ContractCalls } from '#shared/worker-calls/testing/contract-worker.ts';
import { workerThread } from './worker-thread.ts';

const open = (entry: string) => openWorkerClient<ContractCalls>(workerThread(new URL(entry, import.meta.url)));

const threads: ContractPlatform = {
  open: () => open('testing/contract-thread.ts'),
  openMissing: () => open('testing/no-such-file.ts'),
  openUnready: () => open('testing/unready-thread.ts'),
};

describe('a worker thread', () => {
  test.each(Object.entries(contract))('%s', async (_, step) => {
    await expect(step(threads)).resolves.toBeUndefined();
  });
});

test('a thread that exits by itself rejects pending calls', async () => {
  const leaving = new URL('data:text/javascript,process.exit(3)');
  const client = openWorkerClient<ContractCalls>(workerThread(leaving));
  await expect(client.call('double', 1)).rejects.toThrow('the thread left with code 3');
  await client.close();
});

test('a program ends although its idle workers are still open', async () => {
  const program = new URL('testing/idle-program.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', program], { timeout: 300_000 });
  expect(stdout).toBe('42');
});
