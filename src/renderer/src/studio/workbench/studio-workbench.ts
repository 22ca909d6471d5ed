import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { webWorker } from '../../lib/platform/web-worker.ts';
import { workshopProfile } from '../workshop-profile.ts';
import { answerModelCalls } from './answer-model-calls.ts';
import { createWorkbenchClient, type WorkbenchClient } from './workbench-client.ts';

let client: WorkbenchClient | undefined;

/** The workbench of this page; its worker starts with the first job. */
export function studioWorkbench(): WorkbenchClient {
  client ??= createWorkbenchClient(
    openWorkerClient(
      webWorker(
        () => new Worker(new URL('./workbench.worker.ts', import.meta.url), { type: 'module', name: 'workbench' }),
        answerModelCalls,
      ),
    ),
    workshopProfile,
  );
  return client;
}
