import { namesAbroad } from './names-abroad.ts';

/** A breach of each rule that the linter holds, with the rule that it must name. */
export interface Breach {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

const longFile = (lines: number) =>
  `${Array.from({ length: lines }, (_, i) => `export const n${i} = ${i};`).join('\n')}\n`;

export const breaches: readonly Breach[] = [
  {
    rule: 'import(no-cycle)',
    files: {
      'src/shared/chicken.ts': "import { egg } from './egg.ts';\n\nexport const chicken = (): unknown => egg;\n",
      'src/shared/egg.ts': "import { chicken } from './chicken.ts';\n\nexport const egg = (): unknown => chicken;\n",
    },
  },
  {
    // A circle of types counts, too.
    rule: 'import(no-cycle)',
    files: {
      'src/shared/hen.ts':
        "import type { Nest } from './nest.ts';\n\nexport interface Hen {\n  readonly nest: Nest;\n}\n",
      'src/shared/nest.ts':
        "import type { Hen } from './hen.ts';\n\nexport interface Nest {\n  readonly hen: Hen;\n}\n",
    },
  },
  ...namesAbroad.map((text, index) => ({
    rule: 'repository(names-at-home)',
    files: { [`src/engine/name-abroad-${index}.ts`]: `${text}\n` },
  })),
  {
    rule: 'typescript(no-explicit-any)',
    files: { 'src/shared/shapeless.ts': 'export const weigh = (piece: any): number => piece.grams;\n' },
  },
  {
    rule: 'import(no-default-export)',
    files: { 'src/shared/nameless.ts': 'export default 585;\n' },
  },
  {
    rule: 'oxc(no-barrel-file)',
    files: { 'src/shared/barrel.ts': "export * from './door.ts';\n" },
  },
  { rule: 'eslint(max-lines)', files: { 'src/shared/too-long.ts': longFile(401) } },
  { rule: 'eslint(max-lines)', files: { 'src/shared/too-long.test.ts': longFile(601) } },
  {
    rule: 'typescript(no-floating-promises)',
    files: {
      'src/shared/forgotten.ts':
        'const cast = async (): Promise<number> => 1;\n\nexport const pour = (): void => {\n  cast();\n};\n',
    },
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    files: {
      'src/shared/forgetful.ts': [
        "export const fineness = (metal: 'gold' | 'silver'): number => {",
        '  switch (metal) {',
        "    case 'gold':",
        '      return 750;',
        '  }',
        '  return 0;',
        '};',
        '',
      ].join('\n'),
    },
  },
  {
    rule: 'typescript(ban-ts-comment)',
    files: { 'src/shared/silenced.ts': "// @ts-ignore\nexport const width: number = 'wide';\n" },
  },
  {
    rule: 'unicorn(filename-case)',
    files: { 'src/shared/CamelHump.ts': 'export const hump = 1;\n' },
  },
  {
    rule: 'eslint(no-restricted-properties)',
    files: { 'src/engine/dice.ts': 'export const roll = (): number => Math.random();\n' },
  },
  {
    rule: 'eslint(no-restricted-properties)',
    files: { 'src/spec/calendar.ts': 'export const today = (): number => Date.now();\n' },
  },
  {
    rule: 'eslint(no-restricted-globals)',
    files: { 'src/renderer/src/site/own-way.ts': "export const ask = () => fetch('/api/health');\n" },
  },
  {
    rule: 'repository(rooms)',
    files: {
      'src/renderer/src/lib/climber.ts': "import { roof } from '../app/roof.ts';\n\nexport const climber = roof;\n",
      'src/renderer/src/app/roof.ts': 'export const roof = 1;\n',
    },
  },
  {
    rule: 'repository(rooms)',
    files: {
      'src/designer/senses/climber.ts':
        "import { roof } from '../archetypes/roof.ts';\n\nexport const climber = roof;\n",
      'src/designer/archetypes/roof.ts': 'export const roof = 1;\n',
    },
  },
  {
    rule: 'repository(rooms)',
    files: {
      'src/server/identity/accounts/climber.ts':
        "import { roof } from '../tokens/roof.ts';\n\nexport const climber = roof;\n",
      'src/server/identity/tokens/roof.ts': 'export const roof = 1;\n',
    },
  },
  {
    rule: 'repository(rooms)',
    files: {
      'src/renderer/src/features/one/guest.ts': "export const guest = () => import('../two/host.ts');\n",
      'src/renderer/src/features/two/host.ts': 'export const host = 1;\n',
    },
  },
  {
    rule: 'vitest(no-disabled-tests)',
    files: {
      'src/shared/lazy.test.ts':
        "import { expect, test } from 'vitest';\n\ntest.skip('sleeps', () => {\n  expect(1).toBe(1);\n});\n",
    },
  },
  {
    rule: 'vitest(no-focused-tests)',
    files: {
      'src/shared/selfish.test.ts':
        "import { expect, test } from 'vitest';\n\ntest.only('alone', () => {\n  expect(1).toBe(1);\n});\n",
    },
  },
];

/** Files that may ask for a name: at its owner's, and in a test. */
/** Globals of a browser, a server or a clock, which no pure layer may use. */
export const impureNames = [
  'document',
  'window',
  'localStorage',
  'console',
  'performance',
  'setTimeout',
  'fetch',
  'crypto',
  'process',
  'Buffer',
  'require',
];

export const impureFile = (layer: string): string => `src/${layer}/impure.ts`;

export const impureText = impureNames.map((name, index) => `export const n${index} = ${name};\n`).join('');
