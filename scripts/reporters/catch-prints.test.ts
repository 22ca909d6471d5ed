import { expect, test } from 'vitest';
import { catchPrints } from './catch-prints.ts';

test('what is printed is refused once, with all of it', () => {
  const prints = catchPrints();
  process.stdout.write('to the screen\n');
  console.error('to %s', 'the other stream');
  prints.stop();
  expect(() => prints.refuse()).toThrow(/to the screen\nto the other stream$/);
  expect(() => prints.refuse()).not.toThrow();
});

test('who waits for the print to be written goes on', async () => {
  const prints = catchPrints();
  const written = await new Promise((done) => process.stdout.write('x', () => done('written')));
  prints.stop();
  expect(written).toBe('written');
});
