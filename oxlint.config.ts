import { defineConfig } from 'oxlint';
import { importOverrides } from './scripts/walls/import-rules.ts';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'oxc', 'unicorn', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules', 'out', 'dist', 'build', '.cache', 'test-results', 'playwright-report'],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/no-unused-vars': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    { files: ['**/*.test.{ts,tsx}', '**/*.soak.ts', 'e2e/**'], rules: { 'eslint/max-lines': ['error', { max: 600 }] } },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    ...importOverrides,
  ],
});
