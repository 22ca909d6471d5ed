import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { secureRandom } from '../../ports.ts';
import { newTotpSecret, stepOfCode } from './one-time-password.ts';

const STEP_MS = 30_000;
const NOW_MS = 1_795_000_000_000;
const secret = newTotpSecret({ random: secureRandom });
const clock = () => NOW_MS;
const codeAt = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW_MS + steps * STEP_MS });

test('a secret is 160 bits in base 32', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret({ random: secureRandom })).not.toBe(secret);
});

test.each([-1, 0, 1])('the code of %d steps from now is accepted, as that step’s', (steps) => {
  expect(stepOfCode({ clock }, secret, codeAt(steps))).toBe(Math.floor(NOW_MS / STEP_MS) + steps);
});

test('blanks around a code are ignored', () => {
  expect(stepOfCode({ clock }, secret, ` ${codeAt(0)} `)).toBeDefined();
});

test.each([-2, 2])('the code of %d steps from now is not', (steps) => {
  expect(stepOfCode({ clock }, secret, codeAt(steps))).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '٣٤٥٦٧٨'])('%j is no code', (text) => {
  expect(stepOfCode({ clock }, secret, text)).toBeUndefined();
});

// RFC 6238, appendix B, SHA-1, at 59 seconds; the last six of its eight digits.
test('codes are those of the standard', () => {
  const text = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  expect(stepOfCode({ clock: () => 59_000 }, text, '287082')).toBe(1);
});
