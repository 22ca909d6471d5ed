import { expect, test } from 'vitest';
import { embeddedServices } from '../site/public-services.ts';
import { isBlocked } from './waitlist-refusals.ts';

const blocking = (watchVariable: string, ...list: string[]) => ({
  ...embeddedServices.waitlist,
  blockList: { list, watchVariable },
});

test.each([
  ['email', 'eve@müller.de', ' Eve@XN--mller-kva.de'],
  ['email', 'eve@xn--mller-kva.de', 'eve@müller.de'],
  ['email', 'Eve@example.com ', 'eve@EXAMPLE.com'],
  ['name', ' Eve', 'EVE '],
])('%s %j blocks %j', (watched, blocked, typed) => {
  expect(isBlocked(blocking(watched, 'somebody@example.com', blocked), { [watched]: typed })).toBe(true);
});

test.each([
  ['eve@muller.de', 'eve@müller.de'],
  ['müller.de', 'eve@müller.de'],
])('%j does not block %j', (blocked, typed) => {
  expect(isBlocked(blocking('email', blocked), { email: typed })).toBe(false);
});

test('without a list nobody is blocked', () => {
  expect(isBlocked(embeddedServices.waitlist, { email: 'eve@example.com' })).toBe(false);
});
