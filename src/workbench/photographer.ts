import { takePicture, type TilePort } from '#picture/take-picture.ts';
import type { WorkbenchWorld } from './world.ts';

/** Passes of a quick picture: enough for a tray, the last clean one is for the piece that was opened. */
const QUICK_PASSES = 3;

/** Takes photographs with whatever tracing workers a composition root has: threads in Node, workers in a browser. */
export function photographer(ports: readonly TilePort[]): WorkbenchWorld['photograph'] {
  let pictures = 0;
  return async (model, request, { quick, onPass, cancelled }) => {
    pictures += 1;
    const signal = cancelSignal(cancelled);
    try {
      await takePicture(ports, model, request, {
        picture: pictures,
        signal,
        ...(quick ? { passCount: QUICK_PASSES } : {}),
        onPass: (pixels, pass, count) => {
          if (!cancelled()) onPass(pixels, pass === count - 1);
        },
      });
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  };
}

class Cancelled extends Error {}

/** The job's own flag in the shape that long computations ask. */
function cancelSignal(cancelled: () => boolean): AbortSignal {
  return {
    get aborted() {
      return cancelled();
    },
    reason: undefined,
    throwIfAborted() {
      if (cancelled()) throw new Cancelled('Nobody waits for this picture any more');
    },
  };
}
