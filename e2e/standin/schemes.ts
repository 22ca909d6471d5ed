import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { app } from './app.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export interface SchemeRegistration {
  readonly scheme: string;
  readonly privileges?: Readonly<Record<string, boolean>>;
}

const schemes = new Set<string>();
const handlers = new Map<string, Handler>();

export const protocol = {
  registerSchemesAsPrivileged(registrations: readonly SchemeRegistration[]): void {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme } of registrations) schemes.add(scheme);
  },
  handle(scheme: string, handler: Handler): void {
    schemes.add(scheme);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme: string) => void handlers.delete(scheme),
  isProtocolHandled: (scheme: string) => handlers.has(scheme),
};

/*
 * Plain Chromium can't register schemes, so app://bundle/x becomes http://bundle.app.localhost/x: a secure origin like
 * the real one, and the browser requests it from us because every such name is mapped to the server below.
 */
const OURS = /^([a-z][\w+-]*):\/\/([^/]*)(.*)$/i;
const IN_BROWSER = /^http:\/\/(.*)\.([\w+-]+)\.localhost(\/.*)?$/i;

/** `app://bundle/x` → the address under which the browser can request it. */
export function toBrowserUrl(url: string): string {
  const [, scheme = '', host = '', rest = ''] = OURS.exec(url) ?? [];
  return schemes.has(scheme) ? `http://${host}.${scheme}.localhost${rest}` : url;
}

/** The address of a page as the program knows it. */
export function toProgramUrl(url: string): string {
  const [, host = '', scheme = '', rest = '/'] = IN_BROWSER.exec(url) ?? [];
  return schemes.has(scheme) ? `${scheme}://${host}${rest}` : url;
}

/** Answers the browser on behalf of the program's schemes. @returns the port. */
export function serveSchemes(): Promise<number> {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.unref();
  return new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => listening((server.address() as AddressInfo).port));
  });
}

async function answer(request: Request, { outgoing }: { readonly outgoing: { destroy(): void } }): Promise<Response> {
  const url = toProgramUrl(request.url);
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (handler === undefined) return new Response(null, { status: 404 });
  const { method, headers, body } = request;
  const answered = await handler(new Request(url, { method, headers, ...(body ? { body, duplex: 'half' } : {}) }));
  if (answered.type !== 'error') return answered;
  // As in Electron the page sees a network that fails.
  outgoing.destroy();
  return new Response(null, { status: 502 });
}
