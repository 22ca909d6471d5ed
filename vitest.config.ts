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
    // For a busy two-core machine, where compiling WebAssembly may take seconds and four photographs a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A test whose loop never ran, or whose callback was never called, proves nothing: it fails.
    expect: { requireAssertions: true },
    // The output of tests must go where vitest.setup.ts catches it.
    disableConsoleIntercept: true,
  },
});
