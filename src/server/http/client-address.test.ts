import { expect, test } from 'vitest';
import { clientAddress, readProxies } from './client-address.ts';

const nobody = () => false;
const ours = readProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']) ?? nobody;

test.each([
  ['from anybody, whatever they write', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['from our proxy', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['from our proxy, behind a lie of the client', '127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['through two of ours', '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['from a proxy on a socket for both kinds', '::ffff:10.1.2.3', '2001:db8::1', '2001:db8::1'],
  ['from our proxy, which writes the port', '127.0.0.1', '203.0.113.9:5678', '203.0.113.9'],
  ['through two of ours, which write the port', '127.0.0.1', '203.0.113.9:1, 10.1.2.3:443', '203.0.113.9'],
  ['from our proxy, which writes brackets', '127.0.0.1', '[2001:db8::1]:5678', '2001:db8::1'],
  ['from our proxy, which writes brackets without a port', '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['from our proxy, with rubbish in brackets', '127.0.0.1', '[unknown]:1', '127.0.0.1'],
  ['from our proxy itself', '127.0.0.1', null, '127.0.0.1'],
  ['from our proxy, with rubbish', 'fd00::1', 'unknown', 'fd00::1'],
])('a request %s', (_name, remote, forwardedFor, expected) => {
  expect(clientAddress(remote, forwardedFor, ours)).toBe(expected);
});

test('without proxies the header is ignored', () => {
  expect(clientAddress('127.0.0.1', '1.1.1.1', readProxies([]) ?? nobody)).toBe('127.0.0.1');
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/x', '::/129', ''])('%j is no proxy', (entry) => {
  expect(readProxies([entry])).toBeUndefined();
});
