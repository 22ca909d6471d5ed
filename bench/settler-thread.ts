import { parentPort } from 'node:worker_threads';
import { answerSettling, type SettlingRequest, settlingTransfer } from '#workbench/settler.ts';
import { freshBench } from './bench-kernels.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread');
// A settler that forgets everything after each design, so that no run gains by the one before it.
let bench = freshBench();
port.on('message', (request: SettlingRequest) => {
  void bench.then((forgetful) => {
    const answer = answerSettling(forgetful, request);
    port.postMessage(answer, settlingTransfer(answer));
    bench = freshBench();
  });
});
