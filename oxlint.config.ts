import { defineConfig } from 'oxlint';
import { importOverrides } from './scripts/walls/import-rules.ts';
import { nameOverrides } from './scripts/walls/name-owners.ts';
import { roomOverrides } from './scripts/walls/rooms.ts';

const plugins = ['eslint', 'typescript', 'import', 'oxc', 'unicorn', 'vitest'] as const;

export default defineConfig({
  plugins: [...plugins],
  jsPlugins: ['./scripts/walls/lint-plugin.ts'],
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules', '/out', '/dist', '/build/web', '/.cache', '/test-results', '/playwright-report'],
  rules: {
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-unused-vars': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': ['error', { destructuring: 'all' }],
    'eslint/max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // A `default` closes a union, too.
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Our objects are plain, built by functions: none of their methods reads `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expectTypeOf', 'fc.assert', 'expect*'] }],
  },
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}', '**/*.soak.ts', '**/testing/**', 'e2e/**'],
      rules: { 'eslint/max-lines': ['error', { max: 600 }] },
    },
    {
      files: ['src/renderer/**'],
      plugins: [...plugins, 'react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // This rule takes an empty table cell for a control.
        'jsx-a11y/control-has-associated-label': 'off',
      },
    },
    // Its hooks assert something of every test.
    { files: ['vitest.setup.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
    ...roomOverrides,
    {
      files: ['src/renderer/src/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          {
            name: 'fetch',
            message: 'Call the API by api/studio-client.ts, other addresses by api/configured-endpoint.ts.',
          },
        ],
      },
    },
    {
      files: ['src/renderer/src/api/**', 'src/renderer/**/*.test.{ts,tsx}'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    // The linter reads plugins, and tools their settings, from default exports.
    { files: ['*.config.ts', 'scripts/walls/lint-plugin.ts'], rules: { 'import/no-default-export': 'off' } },
    ...importOverrides,
    ...nameOverrides,
  ],
});
