import { parentPort } from 'node:worker_threads';
import { createTileWorker, type TileRequest, transferOf } from '#picture/tile-job.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread');
const worker = createTileWorker();
port.on('message', (request: TileRequest) => {
  const answer = worker.answer(request);
  port.postMessage(answer, transferOf(answer));
});
