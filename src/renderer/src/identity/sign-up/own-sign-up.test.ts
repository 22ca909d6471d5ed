import { expect, test } from 'vitest';
import { forOwnSignUp, keepOwnSignUp } from './own-sign-up.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const entered = { username: 'ann@example.org', confirmationCode: '123456' };

test('a code goes with the sign-up that this page began last for the address, however it was typed', () => {
  const storage = memory();
  keepOwnSignUp('Ann@Example.org ', 'first', storage);
  keepOwnSignUp('ann@example.org', 'second', storage);
  keepOwnSignUp('bea@example.org', 'other', storage);
  expect(forOwnSignUp(entered, storage)).toEqual({ ...entered, options: { clientMetadata: { signUp: 'second' } } });
});

test.each([
  ['ann@müller.de', 'Ann@xn--mller-kva.de'],
  ['αννα\u03c3@example.org', 'ΑΝΝΑΣ@example.org'],
  ['\u01f0an@example.org', 'J\u030can@example.org'],
])('%s is the same mailbox as %s', (signedUp, entersAs) => {
  const storage = memory();
  keepOwnSignUp(signedUp, 'own', storage);
  expect(forOwnSignUp({ ...entered, username: entersAs }, storage).options).toEqual({
    clientMetadata: { signUp: 'own' },
  });
});

test('where another page signed up, nothing is said', () => {
  expect(forOwnSignUp(entered, memory())).toEqual(entered);
});
