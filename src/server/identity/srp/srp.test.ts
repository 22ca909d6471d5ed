import { getDiffieHellman, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { srpClient } from '../testing/srp-client.ts';
import { GENERATOR, GROUP_NAME, PRIME } from './group.ts';
import { bestModPow, modPowByBigInt, modPowByOpenSsl } from './mod-pow.ts';
import { bytesOf, numberOf, paddedBytesOf } from './numbers.ts';
import { createSrp, readClientPublic } from './srp.ts';

const POOL = 'Jewels1';
const anyNumber = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((a) => numberOf(a) + 1n);

describe('the group', () => {
  test('is group 15 of RFC 3526', () => {
    expect(PRIME).toBe(numberOf(getDiffieHellman(GROUP_NAME).getPrime()));
    expect(PRIME.toString(2)).toHaveLength(3072);
  });

  test('both implementations agree on everything in the group', () => {
    fc.assert(
      fc.property(anyNumber(32), anyNumber(32), (power, exponent) => {
        const base = modPowByBigInt(GENERATOR, power);
        expect(modPowByOpenSsl(base, exponent)).toBe(modPowByBigInt(base, exponent));
      }),
      { numRuns: 30 },
    );
  });

  test('OpenSSL is preferred where it is available', () => {
    expect(bestModPow()).toBe(modPowByOpenSsl);
  });
});

test('a set top bit gets a zero before it, as in Java', () => {
  const hex = [0x7fn, 0x80n, 0x1ffn].map((number) => paddedBytesOf(number).toString('hex'));
  expect(hex).toEqual(['7f', '0080', '01ff']);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: PRIME }), (number) => {
      expect(numberOf(paddedBytesOf(number))).toBe(number);
      expect(numberOf(bytesOf(number))).toBe(number);
    }),
  );
});

describe.each([
  ['OpenSSL', modPowByOpenSsl],
  ['plain arithmetic', modPowByBigInt],
])('SRP by %s', (_, modPow) => {
  const srp = createSrp(POOL, randomBytes, modPow);

  function signIn(userId: string, password: string, typed: string, clientSecret: bigint): boolean {
    const record = srp.createRecord(userId, password);
    const step = srp.begin(record);
    const client = srpClient(clientSecret);
    const shared = { secretBlock: Buffer.from('block'), timestamp: 'Sat Nov 21 10:00:00 UTC 2026', userId };
    const signature = client.sign({
      ...shared,
      poolName: POOL,
      password: typed,
      saltHex: record.saltHex,
      serverPublicHex: step.publicHex,
    });
    const clientPublic = readClientPublic(client.clientPublicHex);
    expect(clientPublic).toBeDefined();
    return srp.isSignedBy({ ...shared, ...step, record, clientPublic: clientPublic ?? 0n }, signature);
  }

  test('accepts the right password, whatever its characters', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string({ unit: 'binary', minLength: 1 }), anyNumber(32), (userId, password, secret) => {
        expect(signIn(userId, password, password, secret)).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  test('accepts no other', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), fc.string(), anyNumber(32), (userId, password, typed, secret) => {
        fc.pre(password !== typed);
        expect(signIn(userId, password, typed, secret)).toBe(false);
      }),
      { numRuns: 12 },
    );
  });

  test('recognizes a plain password', () => {
    const record = srp.createRecord('ann', 'Passw0rd!');
    expect(srp.matches('ann', 'Passw0rd!', record)).toBe(true);
    expect(srp.matches('ann', 'passw0rd!', record)).toBe(false);
    expect(srp.matches('bea', 'Passw0rd!', record)).toBe(false);
  });

  test.each([
    ['1', 1n],
    ['the prime less 1', PRIME - 1n],
    ['a number outside the group that 2 generates', PRIME - 2n],
  ])('signs for nobody whose A is %s', (_name, clientPublic) => {
    const record = srp.createRecord('ann', 'Passw0rd!');
    const begun = { ...srp.begin(record), userId: 'ann', record, secretBlock: Buffer.of(1), timestamp: '' };
    expect(srp.isSignedBy({ ...begun, clientPublic }, Buffer.alloc(32))).toBe(false);
  });
});

test.each([
  ['0', '0'],
  ['the prime', PRIME.toString(16)],
  ['twice the prime', (2n * PRIME).toString(16)],
  ['a negative number', '-1'],
  ['no number', 'A in the group'],
  ['nothing', ''],
  ['a mile of zeros', '0'.repeat(769)],
])('refuses %s as A', (_name, hex) => {
  expect(readClientPublic(hex)).toBeUndefined();
});
