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
    // No module keeps anything from one test to the next, and the kernel is compiled once a worker, not once a file.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    // A run on a busy two-core machine: a wasm compile may take seconds there, four photographs a minute.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A test whose loop never ran, or whose callback was never called, has shown nothing: it fails.
    expect: { requireAssertions: true },
    // What a test prints goes where vitest.setup.ts catches it.
    disableConsoleIntercept: true,
  },
});
