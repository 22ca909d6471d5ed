import { expect, test, vi } from 'vitest';
import { knownProviders } from './known-providers.ts';

test('a provider without a button is left out and logged once', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (let times = 0; times < 2; times += 1)
    expect(knownProviders(['google', 'myspace', 'apple'])).toEqual(['google', 'apple']);
  expect(said.mock.calls).toEqual([["This studio can't sign people in through myspace."]]);
  said.mockRestore();
});
