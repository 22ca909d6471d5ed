import { takePicture } from '#picture/take-picture.ts';
import type { Tracer } from '#picture/tracer-crew.ts';
import type { WorkbenchWorld } from './world.ts';

/** Passes of a quick picture: enough for a tray. Only an opened piece gets the last, clean pass. */
const QUICK_PASSES = 3;

/** Takes photographs with whatever tracers a composition root has: threads in Node, workers in a browser. */
export function photographer(tracers: readonly Tracer[]): WorkbenchWorld['photograph'] {
  let pictures = 0;
  return async (model, request, { quick, onPass, signal }) => {
    pictures += 1;
    try {
      await takePicture(tracers, model, request, {
        picture: pictures,
        signal,
        ...(quick ? { passCount: QUICK_PASSES } : {}),
        onPass: (pixels, pass, count) => {
          if (!signal.aborted) onPass(pixels, pass === count - 1);
        },
      });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
}
