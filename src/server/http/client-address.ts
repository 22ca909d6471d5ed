import { BlockList, isIP } from 'node:net';

/** Tells which addresses are proxies of our own. */
export type IsProxy = (address: string) => boolean;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** Some proxies write the port, too: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) => address.replace(/^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]*)\](?::\d+)?$/, '$1$2');
/** Undoes how a dual-stack socket writes an IPv4 address: `::ffff:192.0.2.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * @param list addresses and networks, e.g. `10.0.0.0/8`
 * @returns undefined when an entry is neither
 */
export function readProxies(list: readonly string[]): IsProxy | undefined {
  const proxies = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) return undefined;
    if (bits === undefined) {
      proxies.addAddress(address, family(address));
      continue;
    }
    if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family(address) === 'ipv6' ? 128 : 32)) return undefined;
    proxies.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(plain(address)) !== 0 && proxies.check(plain(address), family(plain(address)));
}

/**
 * The client's address: the last one in `X-Forwarded-For` that is not a proxy of ours. The header counts only when one
 * of our proxies sent it; anybody else could write anything into it.
 */
export function clientAddress(remoteAddress: string, forwardedFor: string | null, isProxy: IsProxy): string {
  const chain = (forwardedFor ?? '').split(',').map((address) => withoutPort(address.trim()));
  let asking = plain(remoteAddress);
  while (isProxy(asking)) {
    const before = chain.pop();
    if (before === undefined || isIP(before) === 0) return asking;
    asking = plain(before);
  }
  return asking;
}
