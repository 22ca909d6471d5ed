import { BlockList, isIP } from 'node:net';

/** Where an IP address leads: to this computer, into a network that is not the internet, into the internet, or nowhere we go. */
export type Reach = 'loopback' | 'private' | 'public' | 'forbidden';

function blockList(...subnets: readonly (readonly [net: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, isIP(net) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

const loopback = blockList(['127.0.0.0', 8], ['::1', 128]);

/** RFC 1918, RFC 6598, RFC 4193. */
const ofNetworks = blockList(
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
);

/**
 * Link-local, where clouds tell their machines secrets; unspecified, broadcast, multicast, documentation, benchmarks, and IPv6
 * that carries IPv4 to where we cannot see (RFC 6890, 4291, 6052, 3056).
 */
const nowhere = blockList(
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
);

const MAPPED = /^::ffff:(?:0:)?(.+)$/i;

/** Where an address leads. @param address as DNS or a person wrote it; `::ffff:127.0.0.1` is 127.0.0.1 */
export function ipReachOf(address: string): Reach {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return ipReachOf(isIP(mapped) === 4 ? mapped : dotted(mapped));
  const version = isIP(address);
  if (version === 0) return 'forbidden';
  const family = version === 6 ? 'ipv6' : 'ipv4';
  // Before the others: "::1" lies within "::/96".
  if (loopback.check(address, family)) return 'loopback';
  if (nowhere.check(address, family)) return 'forbidden';
  return ofNetworks.check(address, family) ? 'private' : 'public';
}

/** "7f00:1" → "127.0.0.1". */
function dotted(groups: string): string {
  const [high = '', low = ''] = groups.split(':');
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}
