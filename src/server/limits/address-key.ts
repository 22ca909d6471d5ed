import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The holder of one IPv6 address controls its whole /64 network. */
const NETWORK_GROUPS = 4;

/** The key under which requests from an address are counted. */
export function addressKey(clientAddress: string): string {
  const mapped = MAPPED_IPV4.exec(clientAddress);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(clientAddress)) return clientAddress;
  const [head = '', tail] = (clientAddress.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
