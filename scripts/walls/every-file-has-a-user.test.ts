import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, repositoryFiles, type RepositoryFile, withoutComments } from './testing/repository-files.ts';

/** Files that no other file of src names: programs begin in them, or a build script does. */
const BEGINNINGS = [
  'src/cli/index.ts',
  'src/main/index.ts',
  'src/preload/index.ts',
  'src/server/entry-node.ts',
  'src/renderer/src/before-paint.ts',
  'src/renderer/src/main.tsx',
  'src/renderer/src/prerender-pages.tsx',
];

/** What is known and waits for its user. */
const WAITING = ['src/spec/tables/making/not-read-yet.ts'];

const NAMED_FILE = /['"]((?:\.{1,2}|#\w+)\/[^'"?]+\.tsx?)['"?]/g;

/** Files of ours that a text names, in imports and as the addresses of workers. */
function filesNamedIn(path: string, text: string): readonly string[] {
  return [...text.matchAll(NAMED_FILE)].map(([, name = '']) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(path), name),
  );
}

/** A new archetype, verb, operation, route or format without its line in a registry is such a file: nothing else fails. */
test('every file of src is used by another that is no test', () => {
  const sources = repositoryFiles('src').filter(({ path }) => !isTest(path));
  const used = new Set(sources.flatMap(({ path, text }) => filesNamedIn(path, text)));
  const unused = sources.map(({ path }) => path).filter((path) => !used.has(path));
  expect(unused.toSorted()).toEqual([...BEGINNINGS, ...WAITING].toSorted());
});

/** Values that no other file of src names: build scripts call the first two, the others are known and wait for their user. */
const NAMED_NOWHERE = ['prerenderPage', 'pageHeads', 'makingRulesNotReadYet'];

const EXPORTED_VALUE = /^export (?:abstract |async )*(?:const|let|function\*?|class) ([A-Za-z_$][\w$]*)/gm;

/** Exported values whose names stand once in all these files, where they are declared. */
function valuesWithoutUser(files: readonly Pick<RepositoryFile, 'text'>[]): readonly string[] {
  const texts = files.map(({ text }) => withoutComments(text));
  const times = new Map<string, number>();
  for (const [word] of texts.flatMap((text) => [...text.matchAll(/[A-Za-z_$][\w$]*/g)]))
    times.set(word, (times.get(word) ?? 0) + 1);
  return texts
    .flatMap((text) => [...text.matchAll(EXPORTED_VALUE)].map(([, name = '']) => name))
    .filter((name) => times.get(name) === 1);
}

test('a value that is only named in comments is found, one with a user is not', () => {
  const files = ['export function used() {}\n// unused', 'export const unused = used();\n/* unused */'];
  expect(valuesWithoutUser(files.map((text) => ({ text })))).toEqual(['unused']);
});

test('every exported value of src is used by other than tests', () => {
  const sources = repositoryFiles('src').filter(({ path }) => !isTest(path));
  expect(valuesWithoutUser(sources).toSorted()).toEqual(NAMED_NOWHERE.toSorted());
});
