import { lookup, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { Problem } from '#shared/result.ts';
import { hostInUrl, type ModelAddress, whyNotThere } from './model-address.ts';

/** The studio did not go there, or not on from there. */
export class NotGone extends Error {
  override readonly name = 'NotGone';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** More than any step of a model takes, on its way. */
const MOST_BYTES = 4_000_000;

/** Looks a name up, every address of it. */
export type LookUp = (
  hostname: string,
  told: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** By the system. */
export const byDns: LookUp = (hostname, told) => lookup(hostname, { all: true, verbatim: true }, told);

/**
 * A `fetch` that goes to one address and nowhere else: to its host and port, at the IP address that was looked at, and no
 * redirect is followed. The platform's own looks names up out of our sight.
 */
export function carefulFetch(address: ModelAddress, lookUp: LookUp = byDns): typeof fetch {
  const { origin } = new URL(address.base);
  return async (input, init = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    if (url.origin !== origin) throw new NotGone(elsewhere);
    const host = hostInUrl(url.href);
    // Node looks up no name where there is none.
    const refusal = isIP(host) === 0 ? undefined : whyNotThere(address, host);
    if (refusal !== undefined) throw new NotGone(refusal);
    const answer = await sent(url, init, lookingUp(address, lookUp));
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400) {
      answer.destroy();
      throw new NotGone(redirected);
    }
    const isEmpty = statusCode === 204 || statusCode === 205;
    return new Response(isEmpty ? null : bounded(answer), { status: statusCode, headers: headersOf(headers) });
  };
}

/** The addresses of a name, if the studio may go to all of them. */
const lookingUp =
  (address: ModelAddress, lookUp: LookUp): LookupFunction =>
  (hostname, { all }, callback) =>
    lookUp(hostname, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} is unknown`), '');
      const refusal = addresses.map(({ address: ip }) => whyNotThere(address, ip)).find((why) => why !== undefined);
      if (refusal !== undefined) return callback(new NotGone(refusal), '');
      return all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    });

function sent(url: URL, { method = 'GET', headers, body, signal }: RequestInit, look: LookupFunction) {
  const request = url.protocol === 'https:' ? requestEncrypted : requestPlain;
  const options: RequestOptions = {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    lookup: look,
    // A connection of one address is not kept for another.
    agent: false,
    ...(signal == null ? {} : { signal }),
  };
  return new Promise<IncomingMessage>((answered, failed) => {
    const call = request(url, options, answered);
    call.on('error', failed);
    call.end(typeof body === 'string' ? body : undefined);
  });
}

function bounded(answer: IncomingMessage): ReadableStream<Uint8Array> {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new NotGone(tooMuch));
      else controller.enqueue(chunk);
    },
  });
  return (Readable.toWeb(answer) as ReadableStream<Uint8Array>).pipeThrough(limit);
}

function headersOf(headers: IncomingMessage['headers']): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

const elsewhere: Problem = {
  code: 'model_address_refused',
  message: 'The model was looked for at an address that nobody named.',
  remedy: 'Write the address of the model anew.',
};

const redirected: Problem = {
  code: 'model_redirects',
  message: 'The address of the model sends on to another one, which is not followed.',
  remedy: 'Write the address that it sends to, if it is the right one.',
};

const tooMuch: Problem = {
  code: 'model_wrote_too_much',
  message: 'The model wrote more than one answer may take and was stopped.',
  remedy: 'Try again, or go on with the built-in designer.',
};
