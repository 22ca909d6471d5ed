import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.soak.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60 * 60_000,
    passWithNoTests: true,
  },
});
