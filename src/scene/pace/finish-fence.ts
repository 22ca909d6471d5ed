/** Tells when the card has finished its last commands, without blocking. */
export interface FinishFence {
  /** Marks the commands given so far. */
  mark(): void;
  /**
   * Milliseconds from the mark until the card finished; undefined while it is still working, 0 when nothing is marked.
   */
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
