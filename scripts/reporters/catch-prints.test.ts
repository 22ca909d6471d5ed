import { expect, test } from 'vitest';
import { catchPrints } from './catch-prints.ts';

test('refuse throws once, with everything that was printed', () => {
  const prints = catchPrints();
  process.stdout.write('to the screen\n');
  console.error('to %s', 'the other stream');
  prints.stop();
  expect(() => prints.refuse()).toThrow(/to the screen\nto the other stream$/);
  expect(() => prints.refuse()).not.toThrow();
});

test('calls the callback of a write', async () => {
  const prints = catchPrints();
  const written = await new Promise((done) => process.stdout.write('x', () => done('written')));
  prints.stop();
  expect(written).toBe('written');
});
