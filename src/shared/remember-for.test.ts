import { expect, test } from 'vitest';
import { rememberFor } from './remember-for.ts';

test('asking again gives the same object; another owner or key has its own', () => {
  const remember = rememberFor<object, { readonly made: string }>();
  const [one, other] = [{}, {}];
  const first = remember(one, 'a', () => ({ made: 'first' }));
  expect(remember(one, 'a', () => ({ made: 'again' }))).toBe(first);
  expect(remember(one, 'b', () => ({ made: 'second' })).made).toBe('second');
  expect(remember(other, 'a', () => ({ made: 'third' })).made).toBe('third');
});
