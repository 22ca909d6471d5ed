import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { type Certificate, makeCertificate } from '#server/identity/testing/tls.ts';
import { openFakeGoogle } from './fake-google.ts';

const root = join(import.meta.dirname, '../..');
const CLIENT = { clientId: 'studio-at-google', clientSecret: 'known to both' };

export interface StudioOverTls {
  readonly url: string;
  /** The address of the provider. */
  readonly googleUrl: string;
  /** What the studio has printed. */
  said(): string;
}

/** Journeys with a studio behind a TLS proxy, as when hosted, and a provider for which it has keys. */
export const test = base.extend<{ settings: Readonly<Record<string, string>>; studio: StudioOverTls }>({
  settings: [{}, { option: true }],
  storageState: { cookies: [], origins: [] },
  ignoreHTTPSErrors: true,
  studio: async ({ settings }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-tls-'));
    const certificate = await makeCertificate();
    const certificateFile = join(folder, 'authority.pem');
    await writeFile(certificateFile, certificate.cert);

    let studioPort = 0;
    const proxy = await listen(certificate, (incoming, outgoing) => handOver(incoming, outgoing, studioPort));
    const url = `https://127.0.0.1:${portOf(proxy)}`;
    let google: RequestListener = (_incoming, outgoing) => void outgoing.writeHead(503).end();
    const provider = await listen(certificate, (incoming, outgoing) => google(incoming, outgoing));
    const googleUrl = `https://127.0.0.1:${portOf(provider)}`;
    google = openFakeGoogle(googleUrl, { ...CLIENT, comesBackTo: `${url}/identity/oauth2/idpresponse/google` });

    const server = spawn(
      process.execPath,
      ['--no-warnings', 'src/server/entry-node.ts', '--port', '0', '--demo', '--data', join(folder, 'data')],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_EXTRA_CA_CERTS: certificateFile,
          PUBLIC_URL: url,
          TRUSTED_PROXIES: '127.0.0.1',
          GOOGLE_CLIENT_ID: CLIENT.clientId,
          GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
          GOOGLE_ISSUER: googleUrl,
          SOCIAL_PROVIDERS: 'google,myspace',
          ...settings,
        },
      },
    );
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (more: Buffer) => (said += more.toString()));
    studioPort = Number(await until(server, () => /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]));

    await provide({ url, googleUrl, said: () => said });

    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    for (const open of [proxy, provider]) {
      open.closeAllConnections();
      await new Promise((done) => open.close(done));
    }
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ studio }, provide) => provide(studio.url),
});

function listen(certificate: Certificate, answer: RequestListener): Promise<Server> {
  return new Promise((listening) => {
    const server = createServer(certificate, answer);
    server.listen(0, '127.0.0.1', () => listening(server));
  });
}

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Forwards a request as a proxy does, with the client's address. */
function handOver(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  const onward = ask({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

function until(server: ChildProcess, found: () => string | undefined): Promise<string> {
  return new Promise((done, failed) => {
    const look = () => {
      const text = found();
      if (text !== undefined) done(text);
    };
    server.stdout?.on('data', look);
    server.once('exit', (code) => failed(new Error(`The studio ended with ${code}.`)));
  });
}
