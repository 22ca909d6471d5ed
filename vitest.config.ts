import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/long-files-first.ts';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'e2e/standin/**/*.test.ts',
      'benchmarks/**/*.test.ts',
      'eval/**/*.test.ts',
    ],
    setupFiles: ['./vitest.setup.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // No module keeps state between tests, so files can share a worker, and the kernel is compiled once a worker, not
    // once a file.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    // Only what hangs runs into these. A test has no limit of its own: on a machine that is busy with other work, four
    // photographs that take twenty seconds alone take minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: {
      // A test whose loop never ran, or whose callback was never called, proves nothing: it fails.
      requireAssertions: true,
      poll: { timeout: 120_000 },
    },
    // The output of tests must go where vitest.setup.ts catches it.
    disableConsoleIntercept: true,
  },
});
