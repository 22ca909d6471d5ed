import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { DatabaseSource } from '../../db/open-database.ts';
import type { StudioBindings } from '../../studio-env.ts';
import type { PoolConfig } from '../pool-config.ts';
import type { Provider } from '../federation/provider.ts';
import { hostedRoutes } from '../hosted/hosted-routes.ts';
import { identityRoutes } from '../http/identity-routes.ts';
import { openTestPool, type TestPool } from './test-pool.ts';
import { type Certificate, serveOverTls, type TlsServer } from './tls.ts';

/** The origin of the tests' hosted pages, and the addresses that they may redirect to. */
const STUDIO = 'https://studio.example';
export const REDIRECT_URI = `${STUDIO}/login`;
export const LEFT = `${STUDIO}/`;

export interface HostedPool extends TestPool {
  /** Notices to the operator. */
  readonly notices: string[];
  /** A new browser, which keeps cookies and follows no redirect by itself. */
  browser(clientAddress?: string): TestBrowser;
  /** A request of a program, without cookies. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** Opens the pool over TLS, as behind a proxy. */
  listenOverTls(certificate: Certificate): Promise<TlsServer>;
}

export interface TestBrowser {
  get(path: string): Promise<Response>;
  post(path: string, fields: Readonly<Record<string, string>> | string, contentType?: string): Promise<Response>;
  /** The preflight request of a browser before a page of another origin may post. */
  preflight(path: string, origin: string): Promise<Response>;
  readonly cookies: Map<string, string>;
}

/** A pool with its hosted pages, as in a studio behind https. */
export async function openHostedPool(
  source?: DatabaseSource,
  options: {
    readonly config?: Partial<PoolConfig>;
    readonly providers?: readonly Provider[];
    readonly returns?: readonly string[];
  } = {},
): Promise<HostedPool> {
  const pool = await openTestPool(source, options.config === undefined ? {} : { config: options.config });
  const notices: string[] = [];
  const reportBug = (bug: Error) => void pool.bugs.push(bug);
  const { identity } = pool;
  const hosted = (signInReturns: readonly string[], signOutReturns: readonly string[]) =>
    hostedRoutes({
      identity,
      signInReturns,
      signOutReturns,
      providers: options.providers ?? [],
      notice: (line) => void notices.push(line),
      reportBug,
    });
  const appWith = (routes: ReturnType<typeof hosted>) =>
    new Hono<StudioBindings>().route(
      '/identity',
      identityRoutes({ identity, origins: ['https://shop.example'], reportBug }).route('/', routes),
    );
  const app = appWith(hosted(options.returns ?? [REDIRECT_URI, 'http://127.0.0.1/signed-in'], [LEFT]));

  return {
    ...pool,
    notices,
    browser(clientAddress = '192.0.2.1') {
      const cookies = new Map<string, string>();
      const send = async (path: string, init: RequestInit) => {
        const headers = new Headers(init.headers);
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
        const request = new Request(new URL(path, STUDIO), { ...init, headers });
        const answer = await app.fetch(request, { clientAddress, origin: STUDIO });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        return answer;
      };
      return {
        cookies,
        get: (path) => send(path, {}),
        preflight: (path, origin) =>
          send(path, {
            method: 'OPTIONS',
            headers: {
              origin,
              'access-control-request-method': 'POST',
              'access-control-request-headers': 'content-type,x-amz-user-agent',
            },
          }),
        post: (path, fields, contentType = 'application/x-www-form-urlencoded') =>
          send(path, {
            method: 'POST',
            headers: { 'content-type': contentType },
            body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
          }),
      };
    },
    request: async (path, init) =>
      app.fetch(new Request(new URL(path, STUDIO), init), { clientAddress: '192.0.2.1', origin: STUDIO }),
    listenOverTls: (certificate) => {
      let open: ReturnType<typeof appWith> | undefined;
      return serveOverTls(certificate, (request, origin) => {
        open ??= appWith(hosted([`${origin}/login`], [`${origin}/`]));
        return open.fetch(request, { clientAddress: '127.0.0.1', origin });
      });
    },
  };
}

/** An honest client's request to `/oauth2/authorize`, with what it keeps for the exchange. */
export function honestRequest(more: Readonly<Record<string, string>> = {}) {
  const verifier = randomBytes(96).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'studio',
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'the-state-of-the-client-32-long-',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { verifier, query };
}

/** The address that an answer redirects to. */
export const leadsTo = (answer: Response): URL => new URL(answer.headers.get('location') ?? 'nowhere:', STUDIO);

/** The value of a hidden field. */
export const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? '';
