import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';
import { catchPrints } from './scripts/reporters/catch-prints.ts';

/** The same examples in every run: a property that fails on a colleague's machine fails here too. `npm run soak` looks further. */
fc.configureGlobal({ seed: 20_261_120 });

// Whoever reads the output of the tests is to find failures there, and nothing else: a test that prints fails.
const prints = catchPrints();
afterEach(() => prints.refuse());
afterAll(() => {
  prints.stop();
  prints.refuse();
});
