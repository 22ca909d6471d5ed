import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerNames, layers, workerUses } from './layers.ts';
import { repositoryFiles } from './testing/repository-files.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What the files of a folder import: `#spec/…`, `zod`, `node:fs`. */
function importsOf(folder: string, isMeant: (path: string) => boolean = () => true): readonly string[] {
  const files = repositoryFiles(folder).filter(({ path }) => isMeant(path));
  return files.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
}

const uses = layerNames.flatMap((name) => {
  const layer = layers[name];
  return [...(layer?.uses ?? []), ...(layer?.namesTypesOf ?? [])].map((used) => ({ name, used }));
});

/** What a layer may import, and the folder that is meant, wherever it stands in the layer; the whole layer without one. */
const packages = layerNames.flatMap((name) => {
  const { packages: own = [], packagesOfFolder = {} } = layers[name] ?? {};
  return Object.entries({ '': own, ...packagesOfFolder }).flatMap(([folder, wanted]) =>
    wanted.filter((one) => one !== 'node:').map((one) => ({ name, folder, wanted: one })),
  );
});

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

describe('the table of layers allows nothing in advance', () => {
  test.each(uses)('$name makes use of $used', ({ name, used }) => {
    expect(importsOf(`src/${name}`).some((one) => one.startsWith(`#${used}/`))).toBe(true);
  });

  test.each(workerUses)("the entries of the screens' workers make use of %s", (used) => {
    expect(
      importsOf('src/renderer', (path) => path.endsWith('.worker.ts')).some((one) => one.startsWith(`#${used}/`)),
    ).toBe(true);
  });

  test.each(packages)('$name $folder imports $wanted', ({ name, folder, wanted }) => {
    const imports = importsOf(`src/${name}`, (path) => path.includes(folder === '' ? '/' : `/${folder}/`));
    expect(imports.some((one) => one === wanted || one.startsWith(`${wanted}/`))).toBe(true);
  });

  test.each([...new Set(packages.map(({ wanted }) => wanted))])('%s is among our dependencies', (wanted) => {
    // `hono/client` is one door of a package.
    const [scope = '', name] = wanted.split('/');
    const whole = wanted.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
    expect(installed.some((one) => one === whole || one.startsWith(`${whole}/`))).toBe(true);
  });
});
