import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { serve, type ServerType } from '@hono/node-server';
import { generate } from 'selfsigned';

/** A certificate for this computer's loopback address, made for one test, with its key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Each gets its own name: of two with the same name a client may use the wrong one. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: `studio ${randomUUID()}` }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  return { cert: made.cert, key: made.private };
}

/** Makes this process trust a certificate like those of public authorities. */
export function trust({ cert }: Certificate): void {
  setDefaultCACertificates([...getCACertificates('default'), cert]);
}

export interface TlsServer {
  /** e.g. `https://127.0.0.1:40123` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens over TLS on this computer, on the wanted port or on any free one. */
export function serveOverTls(
  { cert, key }: Certificate,
  answer: (request: Request, origin: string) => Response | Promise<Response>,
  wantedPort = 0,
): Promise<TlsServer> {
  return new Promise((listening) => {
    let origin = '';
    const server: ServerType = serve(
      {
        port: wantedPort,
        hostname: '127.0.0.1',
        createServer,
        serverOptions: { cert, key },
        fetch: (request) => answer(request, origin),
      },
      ({ port }) => {
        origin = `https://127.0.0.1:${port}`;
        listening({
          origin,
          close: () =>
            new Promise((done) => {
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        });
      },
    );
  });
}
