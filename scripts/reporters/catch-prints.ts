/** The output that was caught since the last look. */
export interface Prints {
  /** Throws if something was printed, with all of it. */
  refuse(): void;
  /** Restores the streams. */
  stop(): void;
}

/** Catches the output of this thread, by console or to its streams. */
export function catchPrints(): Prints {
  const caught: string[] = [];
  const streams = [process.stdout, process.stderr];
  const originals = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
      caught.push(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk));
      const written = rest.at(-1);
      if (typeof written === 'function') written();
      return true;
    };
  }
  return {
    refuse() {
      const text = caught.splice(0).join('').trimEnd();
      if (text !== '') throw new Error(`A test printed this, and its output is for failures alone:\n${text}`);
    },
    stop() {
      for (const [index, stream] of streams.entries()) stream.write = originals[index] as typeof stream.write;
    },
  };
}
