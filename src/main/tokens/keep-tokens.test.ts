import { expect, test } from 'vitest';
import { keepTokens } from './keep-tokens.ts';
import type { Keychain } from './open-keychain.ts';

/** A keychain with entries as small as those of Windows, which can also fail. The desktop's journeys use a real one. */
function smallKeychain() {
  const entries = new Map<string, string>();
  let isBroken = false;
  const whole = async <T>(work: () => T): Promise<T> => {
    await new Promise((later) => setTimeout(later, 1));
    if (isBroken) throw new Error('locked');
    return work();
  };
  const keychain: Keychain = {
    get: (account) => whole(() => entries.get(account) ?? null),
    set: (account, secret) =>
      whole(() => {
        if (Buffer.byteLength(secret) > 2560) throw new Error('too long');
        entries.set(account, secret);
      }),
    delete: (account) => whole(() => entries.delete(account)),
    accounts: () => whole(() => [...entries.keys()]),
  };
  return { keychain, entries, breaks: () => (isBroken = true) };
}

const LONG = `eyJ${'नक्शी'.repeat(900)}`;

test('a token longer than an entry comes back whole, after a restart too', async () => {
  const { keychain, entries } = smallKeychain();
  await keepTokens(keychain).set('a.idToken', LONG);
  expect(entries.size).toBeGreaterThan(3);
  expect(await keepTokens(keychain).get('a.idToken')).toBe(LONG);
});

test('a shorter token leaves nothing of the longer one', async () => {
  const { keychain, entries } = smallKeychain();
  const tokens = keepTokens(keychain);
  await Promise.all([tokens.set('a', LONG), tokens.set('a', 'short'), tokens.set('b', '')]);
  expect(await keepTokens(keychain).get('a')).toBe('short');
  expect(await keepTokens(keychain).get('b')).toBe('');
  expect(entries.size).toBe(2);
});

test('deleted tokens are gone, one or all', async () => {
  const { keychain, entries } = smallKeychain();
  const tokens = keepTokens(keychain);
  await tokens.set('a', LONG);
  await tokens.set('b', LONG);
  await tokens.delete('a');
  expect([await tokens.get('a'), await tokens.get('b'), await tokens.get('c')]).toEqual([null, LONG, null]);
  await tokens.clear();
  expect([await tokens.get('b'), entries.size]).toEqual([null, 0]);
});

test('when the keychain closes, nobody is signed out, and tokens no longer count as lasting', async () => {
  const { keychain, breaks } = smallKeychain();
  const tokens = keepTokens(keychain);
  await tokens.set('a', 'first');
  expect(await tokens.isLasting()).toBe(true);
  breaks();
  await tokens.set('a', 'second');
  expect([await tokens.get('a'), await tokens.isLasting()]).toEqual(['second', false]);
});

test('without a keychain tokens last as long as the program', async () => {
  const tokens = keepTokens(undefined);
  await tokens.set('a', 'kept');
  expect([await tokens.get('a'), await tokens.isLasting()]).toEqual(['kept', false]);
  await tokens.delete('a');
  expect(await tokens.get('a')).toBeNull();
});
