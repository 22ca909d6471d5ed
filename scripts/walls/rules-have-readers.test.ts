import { describe, expect, test } from 'vitest';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/** Whether a text reads `group.name` of a table, also by taking table or group apart: `const { name } = table.group`. */
function reads(text: string, table: string, group: string, name: string): boolean {
  const called = [`${table}.${group}`, ...(takesFrom(text, table, group) ? [group] : [])];
  return called.some((owner) => isNamed(text, `${owner}.${name}`) || takesFrom(text, owner, name));
}

function isNamed(text: string, path: string): boolean {
  return new RegExp(`(?<![\\w.])${path.replaceAll('.', '\\.')}\\b`).test(text);
}

function takesFrom(text: string, owner: string, name: string): boolean {
  const taken = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${owner.replaceAll('.', '\\.')};`, 'g');
  return [...text.matchAll(taken)].some(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names));
}

const TABLES = /^src\/spec\/tables\/(?:making|taste)/;

const production = repositoryFiles('src')
  .filter(({ path }) => !isTest(path) && !TABLES.test(path))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }));

describe('a rule is read by', () => {
  test.each([
    'const wall = makingRules.seat.floorMm.limit;',
    'const { floorMm: least, other } = makingRules.seat;',
    'const { wall, seat } = makingRules;\nconst { floorMm } = seat;',
    'const { seat } = makingRules;\nconst depth = 2 * seat.floorMm.limit;',
  ])('%s', (text) => {
    expect(reads(text, 'makingRules', 'seat', 'floorMm')).toBe(true);
  });

  test.each(['const FLOOR_MM = 0.3; // floorMm', 'makingRules.channel.floorMm.limit', 'gem.seat.floorMm'])(
    'but not by %s',
    (text) => {
      expect(reads(text, 'makingRules', 'seat', 'floorMm')).toBe(false);
    },
  );
});

const ofMaking = Object.entries(makingRules).flatMap(([group, rules]) =>
  Object.keys(rules).map((name) => [group, name]),
);

test.each(ofMaking)('what the bench says of %s.%s changes what is made', (group = '', name = '') => {
  expect(production.filter(({ text }) => reads(text, 'makingRules', group, name))).not.toEqual([]);
});

test.each(Object.keys(tasteRules))('what taste says of %s changes what is made', (name) => {
  expect(production.filter(({ text }) => isNamed(text, `tasteRules.${name}`))).not.toEqual([]);
});

test('what is marked as not read yet is read nowhere', () => {
  expect(production.filter(({ text }) => text.includes('not-read-yet')).map(({ path }) => path)).toEqual([]);
});

test('no text cites a chapter of a document that is not in the repository', () => {
  const CITES = /\b(?:spec|specification|taste)[,:]? \(?(?:rule|sections?) \d|\b(?:making\.json|photography\.md)\b/;
  const citing = ['src', 'scripts', 'eval', 'e2e']
    .flatMap(repositoryFiles)
    .filter(({ path, text }) => CITES.test(text) && !path.endsWith('rules-have-readers.test.ts'));
  expect(citing.map(({ path }) => path)).toEqual([]);
});
