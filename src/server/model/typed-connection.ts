import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { byDns, type LookUp } from './careful-fetch.ts';
import { hostInUrl, readModelBase, whyNotThere } from './model-address.ts';
import type { ModelConnection } from './model-connection.ts';
import { ipReachOf } from './model-network.ts';

/** A connection as somebody typed it. */
export interface TypedConnection {
  readonly url: string;
  readonly name: string;
  readonly key?: string | undefined;
}

/**
 * Reads what somebody typed on their own computer. Their host may be in their own network; one that is in the internet now may
 * not be elsewhere later.
 */
export async function readTypedConnection(
  { url, name, key }: TypedConnection,
  isOffline: boolean,
  lookUp: LookUp = byDns,
): Promise<Result<ModelConnection>> {
  const read = readModelBase(url);
  if (!read.ok) return read;
  const base = read.value;
  const addresses = await addressesOf(hostInUrl(base), lookUp);
  if (addresses.length === 0) return fail(unknownName);
  const isPublic = addresses.some((address) => ipReachOf(address) === 'public');
  const trust = isPublic ? 'public' : 'named';
  const refusal = addresses
    .map((address) => whyNotThere({ base, trust, isOffline }, address))
    .find((why) => why !== undefined);
  if (refusal !== undefined) return fail(refusal);
  return ok({ base, name, trust, ...(key === undefined || key === '' ? {} : { key }) });
}

async function addressesOf(host: string, lookUp: LookUp): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const found = await new Promise<readonly LookupAddress[]>((told) =>
    lookUp(host, (error, all) => told(error === null ? all : [])),
  );
  return found.map(({ address }) => address);
}

const unknownName: Problem = {
  code: 'model_not_reached',
  message: 'There is no computer of this name.',
  remedy: 'Check the address for a slip, and that this computer is online.',
  path: 'url',
};
