import kernelWasm from 'manifold-3d/manifold.wasm?url';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { Bench } from '#workbench/bench.ts';
import { answerSettling, type SettlingRequest, settlingTransfer } from '#workbench/settler.ts';

const opened = loadManifoldKernel({ locateFile: () => kernelWasm }).then(
  (manifold) => new Bench({ shells: shellKernel(), manifold }),
);
opened.catch(reportError);
// All answers wait for the same bench, so they keep the order of the requests.
self.onmessage = async ({ data }: MessageEvent<SettlingRequest>) => {
  try {
    const answer = answerSettling(await opened, data);
    self.postMessage(answer, { transfer: settlingTransfer(answer) });
  } catch (error) {
    // A rejected promise is no error event of the worker; this is, and whoever waits is told.
    reportError(error);
  }
};
