import kernelWasm from 'manifold-3d/manifold.wasm?url';
import { loadManifoldKernel } from '#engine/kernel/manifold-kernel.ts';
import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { PieceBuilder } from '#workbench/piece-builder.ts';
import { settlerHandlers } from '#workbench/tray/settler-calls.ts';
import { callerOfThisWorker } from '../../lib/platform/web-worker.ts';

const opened = loadManifoldKernel({ locateFile: () => kernelWasm }).then((manifold) =>
  settlerHandlers(new PieceBuilder({ shells: shellKernel(), manifold })),
);
answerCalls(callerOfThisWorker(), opened);
