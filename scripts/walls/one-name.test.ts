import { expect, test } from 'vitest';
import { repositoryFiles } from './testing/repository-files.ts';

/** What Playwright gives a journey is called `test` whatever it opens: a browser, the desktop studio, a second visitor. */
const FRAMEWORK_NAMES: ReadonlySet<string> = new Set(['test']);

const EXPORTED =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|type|interface|class|enum) ([A-Za-z_$][\w$]*)/gm;

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Exported names that several files declare. In one file a type may share the name of its schema. */
function namesDeclaredTwice(files: readonly TextFile[]): readonly string[] {
  const holders = new Map<string, ReadonlySet<string>>();
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      holders.set(name, new Set([...(holders.get(name) ?? []), path]));
  return [...holders]
    .filter(([name, paths]) => paths.size > 1 && !FRAMEWORK_NAMES.has(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

test.each([
  ['a type and an interface', 'export type Joint = 1;', 'export interface Joint {}'],
  ['two functions', 'export function joint() {}', 'export async function joint() {}'],
  ['a constant and a function', 'export const joint = 1;', 'export function* joint() {}'],
  ['a class behind other code', 'const a = 1;\nexport abstract class Joint {}', 'export class Joint<T> {}'],
])('two files with one name are found: %s', (_, first, second) => {
  expect(
    namesDeclaredTwice([
      { path: 'one.ts', text: first },
      { path: 'other.ts', text: second },
    ]),
  ).toHaveLength(1);
});

test('a name that only one file exports is not found, nor a type beside its schema', () => {
  expect(
    namesDeclaredTwice([
      { path: 'one.ts', text: 'export const joint = schema;\nexport type joint = Read<typeof joint>;' },
      {
        path: 'other.ts',
        text: "const joint = 1;\nexport { other } from './other.ts';\nexport const joints = [joint];",
      },
    ]),
  ).toEqual([]);
});

test('an exported name exists once', () => {
  expect(namesDeclaredTwice(['src', 'eval', 'e2e', 'benchmarks', 'scripts'].flatMap(repositoryFiles))).toEqual([]);
});
