import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RepositoryFile, repositoryFiles, isTest, lineCount } from './testing/repository-files.ts';

const product = (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { name: string })
  .name;
const sources = repositoryFiles('src').filter(({ path }) => !isTest(path));
const programs = [...sources, ...repositoryFiles('scripts').filter(({ path }) => !isTest(path))];
const everything = ['src', 'scripts', 'e2e'].flatMap(repositoryFiles);

/** Rooms of a registry: a file for every row, each like its neighbours, so that a glance is enough for any number. */
const registryRooms = [
  'src/designer/brief/lexicon',
  'src/server/db/migrations',
  'src/server/identity/operations',
  'src/spec/kept/rules',
  'src/spec/parts',
];

/** The length at a share of 0…1 of the sorted lengths, rounded up to an existing file. */
function quantile(files: readonly RepositoryFile[], share: number): number {
  const lengths = files.map(({ text }) => lineCount(text)).toSorted((a, b) => a - b);
  return lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
}

describe('file budgets', () => {
  test('half of the files have at most 60 lines', () => {
    expect(quantile(sources, 0.5)).toBeLessThanOrEqual(60);
  });

  test('nine in ten stay under 140 lines', () => {
    expect(quantile(sources, 0.9)).toBeLessThan(140);
  });

  test('no file has more than 400 lines, no test more than 600', () => {
    const over = everything.filter(({ path, text }) => lineCount(text) > (isTest(path) ? 600 : 400));
    expect(over.map(({ path }) => path)).toEqual([]);
  });

  test('no folder holds more than 20 files, which is what can be read at a glance, but those of a registry', () => {
    const crowded = Object.entries(Object.groupBy(programs, ({ path }) => dirname(path)))
      .filter(([, files = []]) => files.length > 20)
      .map(([folder]) => folder);
    expect(crowded.toSorted()).toEqual(registryRooms);
  });

  test('no file is named after the product: it would come to hold everything', () => {
    const named = everything.filter(({ path }) => basename(path).toLowerCase().includes(product));
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});
