import type { OxlintOverride } from 'oxlint';

/** The name of `name-rule.ts` in the linter's configuration. */
const NAMES_AT_HOME = 'repository/names-at-home';

/** What owns parts, kinds of piece, archetypes, cuts or features: there code may ask for their names. */
const owners = [
  'src/spec/parts/**',
  // The words of requests, features among them.
  'src/spec/request/words/**',
  'src/spec/shown/**',
  'src/spec/pieces/**',
  'src/spec/tables/cuts.ts',
  'src/spec/tables/cuts/**',
  'src/layout/cuts/**',
  'src/engine/gems/cuts/**',
  'src/engine/parts/**',
  'src/engine/pieces/**',
  'src/designer/archetypes/**',
  'src/designer/motifs/**',
  'src/designer/parts/**',
  'src/designer/wish/features/**',
  // How each kind of piece is photographed: a registry that does not compile without a new kind.
  'src/picture/cameras.ts',
];

/** Tests may ask for names, too. */
const tests = ['**/*.test.{ts,tsx}', '**/*.soak.ts', '**/testing/**'];

export const nameOverrides: OxlintOverride[] = [
  { files: ['src/**', 'benchmarks/**', 'scripts/**'], rules: { [NAMES_AT_HOME]: 'error' } },
  { files: [...owners, ...tests], rules: { [NAMES_AT_HOME]: 'off' } },
];
