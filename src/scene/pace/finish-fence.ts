/** Knows when the card has finished what it was given last, without waiting for it. */
export interface FinishFence {
  /** Marks what has been given so far. */
  mark(): void;
  /** Milliseconds from the mark to its end; undefined while the card is still at it, 0 when nothing is marked. */
  finished(now: number): number | undefined;
}

export function createFinishFence(gl: WebGL2RenderingContext): FinishFence {
  let sync: WebGLSync | null = null;
  let markedAt = 0;
  return {
    mark() {
      if (sync !== null) gl.deleteSync(sync);
      sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      markedAt = performance.now();
    },
    finished(now) {
      if (sync === null) return 0;
      if (gl.clientWaitSync(sync, 0, 0) === gl.TIMEOUT_EXPIRED) return undefined;
      gl.deleteSync(sync);
      sync = null;
      return now - markedAt;
    },
  };
}
