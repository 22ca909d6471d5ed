import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/;
/** The holder of one IPv6 address controls its whole /64 network. */
const GROUPS_OF_HOLDER = 4;
/** A site is given a /48 at most (RFC 6177), in which there are 65,536 of those. */
const GROUPS_OF_SITE = 3;

/** The key under which requests from an address are counted. */
export function addressKey(clientAddress: string): string {
  const mapped = MAPPED_IPV4.exec(clientAddress);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(clientAddress) ? `${groupsOf(clientAddress, GROUPS_OF_HOLDER)}::/64` : clientAddress;
}

/** The key of the network that an address is in: a site's /48, or the 256 IPv4 addresses that are routed together. */
export function networkKey(clientAddress: string): string {
  const key = addressKey(clientAddress);
  const [, ipv4] = IPV4.exec(key) ?? [];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  return isIPv6(clientAddress) ? `${groupsOf(clientAddress, GROUPS_OF_SITE)}::/48` : key;
}

function groupsOf(clientAddress: string, most: number): string {
  const [head = '', tail] = (clientAddress.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return groups.slice(0, most).join(':');
}
