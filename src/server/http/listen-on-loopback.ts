import { type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { StudioEnv } from '../studio-env.ts';

type Answer = (request: Request, env: StudioEnv) => Response | Promise<Response>;

export interface Listening {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** How many further ports are tried. */
const TRIES = 20;

/**
 * Opens the studio to this computer only, on this port or, if that is taken, on one of the next.
 * @throws when none of them is free
 */
export async function listenFromPort(answer: Answer, firstPort: number): Promise<Listening> {
  for (let port = firstPort; ; port += 1) {
    try {
      return await listenOnLoopback(answer, port);
    } catch (error) {
      if (!isTaken(error) || port >= firstPort + TRIES) throw error;
    }
  }
}

/** Whether another program listens on the port. */
export const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/**
 * Opens the studio to this computer only.
 * @param wantedPort 0 lets the system choose.
 * @throws when the port is taken, or needs rights that the user lacks
 */
export function listenOnLoopback(answer: Answer, wantedPort: number): Promise<Listening> {
  return new Promise((listening, failed) => {
    let origin = '';
    const server = serve(
      {
        port: wantedPort,
        hostname: '127.0.0.1',
        fetch: (request, { incoming }) =>
          answer(request, { clientAddress: incoming.socket.remoteAddress ?? 'unknown', origin }),
      },
      ({ port }) => {
        origin = `http://127.0.0.1:${port}`;
        listening({ url: `${origin}/`, port, close: () => closed(server as Server) });
      },
    );
    server.on('error', failed);
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done, failed) => server.close((error) => (error ? failed(error) : done())));
}
