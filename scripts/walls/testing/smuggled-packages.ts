import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Layer, layers } from '../layers.ts';

const packagesAnywhereIn = (layer: Layer): string[] => [
  ...(layer.packages ?? []),
  ...Object.values(layer.packagesOfFolder ?? {}).flat(),
];

const everyPackage = [...new Set(Object.values(layers).flatMap(packagesAnywhereIn))];

const covers = (open: string, path: string): boolean => path === open || path.startsWith(`${open}/`);

/** An importable path of a package: a scope alone is not one. */
const importPath = (name: string) => (name === 'node:' ? 'node:fs' : name.replace(/^(@[^/]+)$/, '$1/anything'));

const imports = (names: readonly string[]): string => names.map((name) => `import '${importPath(name)}';\n`).join('');

export const smugglerFile = (layer: string): string => `src/${layer}/smuggler.ts`;

/** The third-party packages that a layer may not use, one import a line. */
export function contraband(layer: string): string[] {
  const open = layers[layer]?.packages ?? [];
  return everyPackage.filter((path) => !open.some((name) => covers(name, path)));
}

/** Every layer with every package that it may not use. */
export function smugglers(): Map<string, string> {
  return new Map(Object.keys(layers).map((layer) => [smugglerFile(layer), imports(contraband(layer))]));
}

/** Every package in the one folder that may use it. */
export function packagesAtHome(): Map<string, string> {
  const folders = Object.entries(layers).flatMap(([name, layer]) =>
    Object.entries(layer.packagesOfFolder ?? {}).map(
      ([folder, packages]) => [`src/${name}/${folder}`, packages] as const,
    ),
  );
  return new Map(folders.map(([folder, packages]) => [`${folder}/at-home.ts`, imports(packages)]));
}

const isInstalled = (name: string) => existsSync(join(import.meta.dirname, '../../../node_modules', name));

/** Imports of the layer's allowed packages: their types must not add browser or Node globals to a pure layer. */
export function openPackages(layer: string): string {
  return imports(packagesAnywhereIn(layers[layer] ?? { uses: [] }).filter(isInstalled));
}
