import { expect, test } from 'vitest';
import { collections, finders, holders, nameTypes, registryNames } from './held-names.ts';
import { isTest, repositoryFiles } from './testing/repository-files.ts';

/** The types of names; those of a motif, a role and an item are words of the request. */
const NAME_TYPES = Object.keys(nameTypes).join('|');

const sources = repositoryFiles('src').filter(({ path }) => !isTest(path));
const isSaid = (words: RegExp): boolean => sources.some(({ text }) => words.test(text));

test.each(Object.keys(holders))('the code still holds a name in "%s"', (holder) => {
  expect(
    isSaid(
      new RegExp(
        `\\b${holder}\\??: (?:readonly )?(${['motif', 'role', 'subtype', 'type'].includes(holder) ? 'string' : NAME_TYPES})\\b`,
      ),
    ),
  ).toBe(true);
});

test.each(Object.keys(nameTypes))('%s is still a type of the code', (type) => {
  expect(isSaid(new RegExp(`^export type ${type} =`, 'm'))).toBe(true);
});

test.each(Object.keys(registryNames))('%s is still a registry of the code', (registry) => {
  expect(isSaid(new RegExp(`^export const ${registry}\\b`, 'm'))).toBe(true);
});

test.each(finders)('%s still looks for parts', (finder) => {
  expect(isSaid(new RegExp(`^export function ${finder}<K extends PartKind>`, 'm'))).toBe(true);
});

test.each(Object.keys(collections))('the code still holds words in "%s"', (collection) => {
  expect(isSaid(new RegExp(`\\b${collection}\\b(?:\\?\\?|\\?\\.|\\.|: ReadonlySet<string>|: wordsSchema)`))).toBe(true);
});
