import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { isTest, repositoryFiles } from './testing/repository-files.ts';

/** Where the words of the trade stand. */
const TRADE_WORDS = /^src\/(designer|spec\/meanings)\//;

const root = join(import.meta.dirname, '../..');
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });

test('no source but the brand names the product', () => {
  const sources = [
    // A word of the trade, too: nakshi is raised work of South India. The designer reads it, and designs never have it.
    ...repositoryFiles('src').filter(({ path }) => !isTest(path) && !TRADE_WORDS.test(path)),
    read('src/renderer/index.html'),
  ];
  const named = new RegExp(`\\b(${brand.name}|${brand.command})\\b`);
  const naming = sources.filter(({ text }) => named.test(text));
  expect(naming.map(({ path }) => path)).toEqual(['src/shared/brand.ts']);
});

test('the command line is called by a script of the package', () => {
  const { scripts } = JSON.parse(read('package.json').text) as { readonly scripts: object };
  expect(Object.keys(scripts)).toContain(brand.command);
});
