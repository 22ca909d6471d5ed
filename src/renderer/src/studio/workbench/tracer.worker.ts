import { createTileWorker, type TileRequest, transferOf } from '#picture/tile-job.ts';

const worker = createTileWorker();
self.onmessage = ({ data }: MessageEvent<TileRequest>) => {
  const answer = worker.answer(data);
  self.postMessage(answer, { transfer: transferOf(answer) });
};
