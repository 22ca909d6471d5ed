import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ok, type Result } from '#shared/result.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { type Refusal, refusal } from '../refusals.ts';

/** What an administrator's program signs its calls with, as it would with a key of Amazon's. */
export interface AdminKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request as it was signed. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  header(name: string): string | undefined;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 'cognito-idp';
/** A signature that was overheard is worth nothing after it. */
const MOST_SKEW_MS = 5 * MINUTE_MS;
/** Without these, a signature for one call would fit another. */
const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-target'];

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w{1,128})\/(\d{8})\/([\w-]{1,32})\/cognito-idp\/aws4_request, ?SignedHeaders=([\w;-]{1,1024}), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Checks a signature of Amazon's kind, version 4, as the unmodified SDK makes it. */
export function checkSignature(key: AdminKey, request: SignedRequest, nowMs: number): Result<undefined, Refusal> {
  const authorization = request.header('authorization');
  if (authorization === undefined) return refusal('not_signed');
  const [, accessKeyId, day = '', region = '', names = '', signature = ''] = AUTHORIZATION.exec(authorization) ?? [];
  if (accessKeyId === undefined) return refusal('bad_signature');
  if (accessKeyId !== key.accessKeyId) return refusal('unknown_admin_key');
  const signedHeaders = names.split(';');
  if (!MUST_BE_SIGNED.every((name) => signedHeaders.includes(name))) return refusal('bad_signature');
  const date = request.header('x-amz-date') ?? '';
  if (!date.startsWith(day) || !(Math.abs(timeOf(date) - nowMs) <= MOST_SKEW_MS)) return refusal('bad_signature');

  const headers = signedHeaders.map((name) => `${name}:${(request.header(name) ?? '').trim().replace(/ +/g, ' ')}\n`);
  const canonical = [request.method, request.path, '', headers.join(''), names, sha256Hex(request.body)].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const dayKey = hmac(`AWS4${key.secretAccessKey}`, day);
  const signingKey = hmac(hmac(hmac(dayKey, region), SERVICE), 'aws4_request');
  const expected = hmac(signingKey, [ALGORITHM, date, scope, sha256Hex(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? ok(undefined) : refusal('bad_signature');
}

/** `20261122T101500Z` as milliseconds since 1970; not a number for anything else. */
function timeOf(date: string): number {
  const read = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (read === null) return Number.NaN;
  const [, year, month, day, hour, minute, second] = read;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
