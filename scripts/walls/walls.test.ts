import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layerNames, layers } from './layers.ts';
import { breaches, impureFile, impureNames, impureText } from './testing/broken-rules.ts';
import {
  aliasFile,
  brokenWalls,
  closedPairs,
  openPairs,
  reachedByReference,
  typePairs,
  valueFile,
} from './testing/broken-walls.ts';
import { type Complaint, ScratchProject } from './testing/scratch-project.ts';
import { withoutBreach } from './testing/names-abroad.ts';
import { contraband, openPackages, packagesAtHome, smugglerFile, smugglers } from './testing/smuggled-packages.ts';

const IMPORT_RULE = 'eslint(no-restricted-imports)';
/** "Cannot find name", in its variants with the compiler's different suggestions. */
const NO_SUCH_NAME = ['TS2304', 'TS2584', 'TS2591'];
const pureLayers = layerNames.filter((name) => layers[name]?.pure);
const atHome = packagesAtHome();

let project: ScratchProject;
let compiled: Complaint[];
let linted: Complaint[];

beforeAll(() => {
  project = new ScratchProject();
  project.add(brokenWalls());
  project.add(new Map(pureLayers.map((layer) => [impureFile(layer), impureText + openPackages(layer)])));
  compiled = project.compile();
  project.add(smugglers());
  project.add(atHome);
  project.add(new Map(breaches.flatMap(({ files }) => Object.entries(files))));
  project.add(new Map(withoutBreach));
  linted = project.lint();
});

afterAll(() => project.remove());

const compiledFor = (path: string) => compiled.filter(({ file }) => file === path);
const lintedFor = (path: string, code: string) => linted.filter(({ file, rule }) => file === path && rule === code);

describe('between our own layers', () => {
  test.each(closedPairs)('$from can not reach $to', (pair) => {
    const { from, to } = pair;
    const byCompiler = compiled.some(
      ({ rule, text }) =>
        rule === 'TS6307' && text.includes(`/src/${to}/door.ts'`) && text.includes(`/tsconfig/${from}.json'`),
    );
    const byLinter = lintedFor(aliasFile(pair), IMPORT_RULE).length > 0;
    expect({ byCompiler, held: byCompiler || byLinter }).toEqual({
      byCompiler: !reachedByReference(from).has(to),
      held: true,
    });
  });

  test.each(openPairs)('$from may use $to', (pair) => {
    expect(lintedFor(aliasFile(pair), IMPORT_RULE)).toEqual([]);
    expect(compiledFor(aliasFile(pair))).toEqual([]);
  });

  test.each(typePairs)('$from may use types of $to but not its code', (pair) => {
    expect(lintedFor(aliasFile(pair), IMPORT_RULE)).toEqual([]);
    expect(compiledFor(aliasFile(pair))).toEqual([]);
    expect(lintedFor(valueFile(pair), IMPORT_RULE)).toHaveLength(1);
  });
});

describe('foreign packages', () => {
  test.each(layerNames)('that %s may not use are stopped, each by its line', (layer) => {
    const stopped = lintedFor(smugglerFile(layer), IMPORT_RULE).map(({ line }) => line);
    expect(stopped.toSorted((a, b) => a - b)).toEqual(contraband(layer).map((_, index) => index + 1));
  });

  test.each([...atHome.keys()])('are welcome in %s', (file) => {
    expect(lintedFor(file, IMPORT_RULE)).toEqual([]);
  });
});

describe('a pure layer', () => {
  test.each(pureLayers)('%s knows no screen, no system and no clock', (layer) => {
    const unknown = compiledFor(impureFile(layer)).filter(({ rule }) => NO_SUCH_NAME.includes(rule));
    expect(unknown.map(({ line }) => impureNames[line - 1])).toEqual(impureNames);
  });
});

describe('the rules of this repository', () => {
  test.each(breaches)('$rule is broken by $files', ({ rule, files }) => {
    expect(Object.keys(files).flatMap((file) => lintedFor(file, rule))).not.toEqual([]);
  });

  test.each(withoutBreach)('%s asks for no name, or may: %s', (file) => {
    expect(lintedFor(file, 'repository(names-at-home)')).toEqual([]);
  });
});
