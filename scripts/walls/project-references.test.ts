import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layerNames, layers } from './layers.ts';

const settings = join(import.meta.dirname, '../../tsconfig');

interface Project {
  readonly references: readonly { readonly path: string }[];
}

const referencesOf = (name: string): string[] => {
  const project = JSON.parse(readFileSync(join(settings, `${name}.json`), 'utf8')) as Project;
  return project.references.map(({ path }) => path.replace('.json', '')).toSorted();
};

test.each(layerNames)('the compiler lets %s see the layers of the table and no other', (name) => {
  const { uses = [], namesTypesOf = [] } = layers[name] ?? {};
  expect(referencesOf(name)).toEqual([...uses, ...namesTypesOf].toSorted());
});

test('one command builds every layer and its tests', () => {
  const root = JSON.parse(readFileSync(join(settings, '../tsconfig.json'), 'utf8')) as Project;
  const built = root.references.map(({ path }) => path);
  const expected = layerNames.flatMap((name) => [`tsconfig/${name}.json`, `tsconfig/${name}.test.json`]);
  expect(built).toEqual(expect.arrayContaining(expected));
});
