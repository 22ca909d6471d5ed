import type { AnsweringPort, FromWorker, StartWorker, ToWorker } from '#shared/worker-calls/protocol.ts';

/**
 * Runs a worker of the browser.
 * @param create `new Worker(new URL('./x.worker.ts', import.meta.url), …)`: the bundler finds a worker's file only where
 *   it is spelt out like this
 * @param answer what answers the worker where it asks its page, at this port: see {@link portOfPage}
 */
export function webWorker(create: () => Worker, answer?: (port: MessagePort) => void): StartWorker {
  return ({ onMessage, onDeath }) => {
    const worker = create();
    if (answer !== undefined) {
      const { port1, port2 } = new MessageChannel();
      answer(port1);
      worker.postMessage(null, [port2]);
    }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
    worker.onmessageerror = () => onDeath(new Error('it sent something that cannot be read'));
    worker.onerror = (event) => {
      // The callers that wait are told; the console need not repeat it.
      event.preventDefault();
      // A file that does not load is an event without a message.
      onDeath(new Error(event.message || 'it could not be loaded'));
    };
    return {
      post: (message, transfer) => worker.postMessage(message, { transfer: [...transfer] }),
      terminate: () => worker.terminate(),
    };
  };
}

/** The caller of this worker, for its entry file. */
export function callerOfThisWorker(): AnsweringPort {
  return {
    post: (message, transfer) => self.postMessage(message, { transfer: [...transfer] }),
    onMessage(listener) {
      self.onmessage = ({ data, ports }: MessageEvent<ToWorker>) => {
        // A message with a port is none of the calls.
        if (ports.length === 0) listener(data);
      };
      // Nobody knows which call it was: this error ends the worker, and every caller that waits is told.
      self.onmessageerror = () => reportError(new Error('a call could not be read'));
    },
  };
}

/** The port at which the page answers this worker; it comes before any call. */
export function portOfPage(): Promise<MessagePort> {
  return new Promise((come) => {
    self.addEventListener('message', ({ ports: [port] }) => {
      if (port !== undefined) come(port);
    });
  });
}

/** A port as the end that answers calls. */
export function answeringPortOf(port: MessagePort): AnsweringPort {
  return {
    post: (message, transfer) => port.postMessage(message, [...transfer]),
    onMessage(listener) {
      port.onmessage = ({ data }: MessageEvent<ToWorker>) => listener(data);
    },
  };
}

/** Whoever answers at a port as a worker that is running already. */
export function portAsWorker(coming: () => Promise<MessagePort>): StartWorker {
  return ({ onMessage }) => {
    const opened = coming().then((port) => {
      port.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
      return port;
    });
    return {
      post: (message, transfer) => void opened.then((port) => port.postMessage(message, [...transfer])),
      terminate: () => undefined,
    };
  };
}
