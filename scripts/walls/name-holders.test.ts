import { expect, test } from 'vitest';
import { holders } from './name-rule.ts';
import { isTest, repositoryFiles } from './testing/repository-files.ts';

/** The types of names; a motif's is a word of the request. */
const NAME_TYPES = 'PartKind|PieceKind|ArchetypeName|FacetedCutId|CutId';

const sources = repositoryFiles('src').filter(({ path }) => !isTest(path));

test.each(Object.keys(holders))('the code still holds a name in "%s"', (holder) => {
  const declared = new RegExp(`\\b${holder}\\??: (${holder === 'motif' ? 'string' : NAME_TYPES})\\b`);
  expect(sources.some(({ text }) => declared.test(text))).toBe(true);
});
