import { parentPort } from 'node:worker_threads';
import { answerSettling, type SettlingRequest, settlingTransfer } from '#workbench/settler.ts';
import { openBench } from './open-bench.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread');
const opened = openBench();
// All answers wait for the same bench, so they keep the order of the requests. An error ends the thread.
port.on('message', (request: SettlingRequest) => {
  void opened.then((bench) => {
    const answer = answerSettling(bench, request);
    port.postMessage(answer, settlingTransfer(answer));
  });
});
