import type { OxlintOverride } from 'oxlint';

/** What `name-rule.ts` is called in the linter's configuration. */
const NAMES_AT_HOME = 'house/names-at-home';

/** The folders that a part, a kind of piece or an archetype lives in: there its name may be asked for. */
const owners = [
  'src/spec/parts/**',
  'src/spec/pieces/**',
  'src/engine/parts/**',
  'src/engine/pieces/**',
  'src/designer/archetypes/**',
  'src/designer/motifs/**',
  'src/designer/parts/**',
];

/** A test may pick out what it looks at by its name. */
const tests = ['**/*.test.{ts,tsx}', '**/*.soak.ts', '**/testing/**'];

export const nameOverrides: OxlintOverride[] = [
  { files: ['src/**', 'benchmarks/**', 'scripts/**'], rules: { [NAMES_AT_HOME]: 'error' } },
  { files: [...owners, ...tests], rules: { [NAMES_AT_HOME]: 'off' } },
];
