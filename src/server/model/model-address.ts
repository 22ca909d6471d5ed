import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { ipReachOf, type Reach } from './model-network.ts';

/** Where a model is, and where its name may lead. */
export interface ModelAddress {
  /** Up to where its calls begin, without a slash at the end, e.g. `http://127.0.0.1:11434/v1`. */
  readonly base: string;
  /**
   * `named`: whoever runs the studio named this host, in a network of their own or in the internet. `public`: somebody typed a name
   * that led into the internet; should it lead elsewhere one day, it is not followed there.
   */
  readonly trust: 'named' | 'public';
  /** The studio reaches nothing outside of this computer. */
  readonly isOffline: boolean;
}

const notAnAddress: Problem = {
  code: 'bad_model_address',
  message: 'This is no address of a model.',
  remedy: 'It looks like https://api.example.com/v1 or http://127.0.0.1:11434/v1.',
  path: 'url',
};

/** Reads the base of an address that somebody wrote: http or https, with a host, and nothing else hidden in it. */
export function readModelBase(written: string): Result<string> {
  if (!URL.canParse(written.trim())) return fail(notAnAddress);
  const { protocol, username, password, search, hash, origin, pathname, hostname } = new URL(written.trim());
  const isPlain = username === '' && password === '' && search === '' && hash === '' && hostname !== '';
  if (!/^https?:$/.test(protocol) || !isPlain) return fail(notAnAddress);
  return ok((origin + pathname).replace(/\/+$/, ''));
}

/** The host of an address as `dns` and `net` want it: IPv6 without its brackets. */
export const hostInUrl = (base: string): string => new URL(base).hostname.replace(/^\[|\]$/g, '');

/** Whether an address says by itself that it is on this computer. */
export function isOnThisComputer(url: string): boolean {
  const host = hostInUrl(url);
  return host === 'localhost' || ipReachOf(host) === 'loopback';
}

/** Why the studio does not go to where an address leads; undefined where it may. */
export function whyNotThere({ base, trust, isOffline }: ModelAddress, ip: string): Problem | undefined {
  const reach = ipReachOf(ip);
  if (reach === 'forbidden' || (reach !== 'public' && trust === 'public')) return refusedAddress(reach);
  if (isOffline && reach !== 'loopback') return modelOffline;
  if (reach === 'public' && base.startsWith('http:')) return notEncrypted;
  return undefined;
}

const refusedAddress = (reach: Reach): Problem => ({
  code: 'model_address_refused',
  message:
    reach === 'forbidden'
      ? 'The studio does not go to this address: no model has such a one.'
      : 'The address of the model was in the internet and leads into a private network now. The studio does not follow it there.',
  remedy: 'Write the address of the model as its provider gives it.',
  path: 'url',
});

/** Also said where nothing was tried. */
export const modelOffline: Problem = {
  code: 'studio_offline',
  message: 'This studio is set to reach nothing outside of this computer.',
  remedy: 'Go on with the built-in designer, or ask whoever runs the studio.',
};

const notEncrypted: Problem = {
  code: 'model_not_encrypted',
  message: 'This address is in the internet and is not encrypted: others could read what is said.',
  remedy: 'Write it with https.',
  path: 'url',
};
