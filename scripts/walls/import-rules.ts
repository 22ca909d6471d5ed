import type { OxlintOverride } from 'oxlint';
import { type Layer, layers, testPackages, workerUses } from './layers.ts';

type Rules = NonNullable<OxlintOverride['rules']>;

interface Doors {
  readonly uses: readonly string[];
  readonly namesTypesOf: readonly string[];
  readonly packages: readonly string[];
}

const RELATIVE = ['!.', '!..', '!./**', '!../**'];

/** `#` would open a comment in this pattern language, so it is escaped. */
const aliasPattern = (layer: string): string => `!\\#${layer}/**`;

const packagePatterns = (name: string): string[] =>
  name === 'node:' ? ['!node:*', '!node:*/**'] : [`!${name}`, `!${name}/**`];

/** Forbids every import, then allows each one by name, so that a new package is forbidden until it is listed. */
function importRule(who: string, doors: Doors): Rules {
  const aliases = [...doors.uses, ...doors.namesTypesOf].map(aliasPattern);
  const closed = {
    group: ['*', ...RELATIVE, ...aliases, ...doors.packages.flatMap(packagePatterns)],
    message: `Not among what ${who} may import: see scripts/walls/layers.ts.`,
  };
  const typesOnly = doors.namesTypesOf.map((name) => ({
    regex: `^#${name}/`,
    allowTypeImports: true,
    message: `${who} may name types of ${name} (import type), not run its code.`,
  }));
  // The first pattern that matches a path decides, and `closed` matches every path.
  return { 'no-restricted-imports': ['error', { patterns: [...typesOnly, closed] }] };
}

function overridesOf(name: string, layer: Layer): OxlintOverride[] {
  const doors = { uses: layer.uses, namesTypesOf: layer.namesTypesOf ?? [], packages: layer.packages ?? [] };
  const folders = Object.entries(layer.packagesOfFolder ?? {});
  const everyPackage = [...doors.packages, ...folders.flatMap(([, packages]) => packages)];
  return [
    { files: [`src/${name}/**`], rules: importRule(name, doors) },
    ...folders.map(([folder, packages]) => ({
      files: [`src/${name}/${folder}/**`],
      rules: importRule(`${name}/${folder}`, { ...doors, packages: [...doors.packages, ...packages] }),
    })),
    {
      files: [`src/${name}/**/*.test.{ts,tsx}`, `src/${name}/**/*.soak.ts`, `src/${name}/**/testing/**`],
      rules: importRule(`a test of ${name}`, {
        uses: [...doors.uses, ...doors.namesTypesOf],
        namesTypesOf: [],
        packages: [...everyPackage, ...testPackages],
      }),
    },
  ];
}

/** The worker's entry file is the one place in the renderer that runs the whole workbench. */
const workerEntry: OxlintOverride = {
  files: ['src/renderer/**/*.worker.ts'],
  rules: importRule('a worker entry', { uses: workerUses, namesTypesOf: [], packages: ['manifold-3d'] }),
};

/** Values that differ between machines or runs are parameters in a pure layer. */
const noHiddenInputs: Rules = {
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Pass a seeded source (#shared/random.ts).' },
    { object: 'Date', property: 'now', message: 'The clock is a parameter.' },
  ],
};

const pureLayers = Object.entries(layers).filter(([, layer]) => layer.pure);

export const importOverrides: OxlintOverride[] = [
  { files: pureLayers.map(([name]) => `src/${name}/**`), rules: noHiddenInputs },
  ...Object.entries(layers).flatMap(([name, layer]) => overridesOf(name, layer)),
  workerEntry,
];
