import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { newSignIn } from './pending-sign-in.ts';
import { deepLinkIn, readCallback } from './read-callback.ts';

const scheme = brand.command;
const BEGAN = 1_000_000;
const pending = newSignIn(BEGAN);
const { state } = pending;
const read = (link: string, nowMs = BEGAN + 60_000) => readCallback(link, pending, nowMs)?.href;

test('the secrets have the lengths that pools expect, and are new each time', () => {
  expect([pending.state, pending.verifier, pending.nonce].map((text) => text.length)).toEqual([32, 128, 32]);
  expect(pending.verifier).toMatch(/^[\w-]+$/);
  expect(newSignIn(BEGAN).state).not.toBe(state);
});

test('the answer to the sign-in that is under way is read, also where it says why not', () => {
  for (const answer of [`code=abc&state=${state}`, `error=access_denied&error_description=No&state=${state}`])
    expect(read(`${scheme}://auth/callback?${answer}`)).toBe(`${scheme}://auth/callback?${answer}`);
});

describe('refused is', () => {
  const good = `code=abc&state=${state}`;
  test.each([
    ['a wrong state', `${scheme}://auth/callback?code=abc&state=${'x'.repeat(32)}`],
    ['a state that only begins like it', `${scheme}://auth/callback?code=abc&state=${state.slice(0, 31)}`],
    ['no state', `${scheme}://auth/callback?code=abc`],
    ['a second state', `${scheme}://auth/callback?${good}&state=${state}`],
    ['a second code', `${scheme}://auth/callback?${good}&code=evil`],
    ['a code and an error', `${scheme}://auth/callback?${good}&error=x`],
    ['neither code nor error', `${scheme}://auth/callback?state=${state}`],
    ['ten kilobytes of junk', `${scheme}://auth/callback?${good}&junk=${'x'.repeat(10_240)}`],
    ['another scheme', `https://auth/callback?${good}`],
    ['a scheme that begins like ours', `${scheme}x://auth/callback?${good}`],
    ['another host', `${scheme}://evil/callback?${good}`],
    ['another path', `${scheme}://auth/callback/more?${good}`],
    ['somebody’s name in it', `${scheme}://ann@auth/callback?${good}`],
    ['a port', `${scheme}://auth:99/callback?${good}`],
    ['a fragment', `${scheme}://auth/callback?${good}#x`],
    ['no address', `${scheme}:`],
    ['nothing', ''],
  ])('%s', (_what, link) => {
    expect(read(link)).toBeUndefined();
  });

  test('an answer after five minutes, and one from before the question', () => {
    expect(read(`${scheme}://auth/callback?${good}`, BEGAN + 300_001)).toBeUndefined();
    expect(read(`${scheme}://auth/callback?${good}`, BEGAN - 1)).toBeUndefined();
  });

  test('an answer that nobody waits for', () => {
    expect(readCallback(`${scheme}://auth/callback?${good}`, undefined, BEGAN)).toBeUndefined();
  });
});

test('a link is found among the arguments of a start, whatever stands around it', () => {
  const link = `${scheme}://auth/callback?code=a`;
  expect(deepLinkIn(['/usr/bin/program', '--flag', link])).toBe(link);
  expect(deepLinkIn(['program', '.', '--user-data-dir=/x'])).toBeUndefined();
});
