import { expect, test } from 'vitest';
import { addressKey, networkKey } from './address-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['desktop', 'desktop'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['desktop', 'desktop'],
])('%s is in the network %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});
