import { type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { StudioEnv } from '../studio-env.ts';

type Answer = (request: Request, env: StudioEnv) => Response | Promise<Response>;

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** How many ports are tried, from the wanted one on. */
const TRIES = 20;

/**
 * Opens the studio to this computer only, on the wanted port or the next free one.
 * @param wantedPort 0 lets the system choose.
 * @throws when none of the tried ports is free, or the port needs rights that the user lacks.
 */
export async function listenOnLoopback(answer: Answer, wantedPort: number): Promise<Listening> {
  for (let port = wantedPort; ; port += 1) {
    try {
      return await listen(answer, port);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || port >= wantedPort + TRIES) throw error;
    }
  }
}

function listen(answer: Answer, wantedPort: number): Promise<Listening> {
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
        listening({ url: `${origin}/`, close: () => closed(server as Server) });
      },
    );
    server.on('error', failed);
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done, failed) => server.close((error) => (error ? failed(error) : done())));
}
