import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedText {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/**
 * A real service for text messages: it keeps what it receives, refuses numbers `…9`, redirects `…8` and never answers
 * `…7`.
 */
export async function startSmsService() {
  const received: ReceivedText[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { to: string };
      received.push({ headers: request.headers, body });
      if (body.to.endsWith('7')) return;
      if (body.to.endsWith('8')) response.writeHead(307, { location: '/elsewhere' });
      else response.writeHead(body.to.endsWith('9') ? 402 : 202);
      response.end('Thank you.');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
