import { expect, test } from 'vitest';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/*
 * A said weight is read where it is told from words, shared out, divided among pieces and judged; what a design does to
 * meet it is decided in `said-weight.ts` alone, so that a limit has one reserve (decision of 23 November on weights).
 */
const owners = {
  request: {
    members: /\b(?:metal_(?:min|max|approx|each|total_max)_g|(?:gross|total)_max_g|weight_(?:each_max|approx)_g)\b/,
    files: [
      'src/designer/brief/change/kept-values.ts',
      'src/designer/brief/extract/changes/keep.ts',
      'src/designer/brief/extract/measures/weight.ts',
      // What a piece weighs, in the words of a request: "lighter" is said of it.
      'src/designer/edit/described-request.ts',
      'src/spec/kept/field-facts.ts',
      'src/spec/kept/rules/items.ts',
      'src/spec/kept/rules/weight.ts',
      'src/spec/kept/weights.ts',
      'src/spec/request/order/weight-per-piece.ts',
      'src/spec/request/sections/item.ts',
      'src/spec/request/sections/measure.ts',
    ],
  },
  piece: {
    members: /\b(?:about|minimum|maximum|maximumGross)Grams\b/,
    files: ['src/designer/propose/choose/said-weight.ts', 'src/spec/request/order/weight-per-piece.ts'],
  },
  wish: {
    members: /\basked\??\.weight\b|\{[^{}]*\bweight\b[^{}]*\}(?:: PieceWish| = asked\b)/,
    files: ['src/designer/propose/choose/said-weight.ts'],
  },
};

const files = ['src', 'benchmarks', 'eval']
  .flatMap(repositoryFiles)
  .filter(({ path }) => !isTest(path))
  .map(({ path, text }) => ({ path, code: withoutComments(text) }));

test.each(Object.entries(owners))(
  'the said weights of a %s are read by their owners alone',
  (_, { members, files: own }) => {
    const readers = files.filter(({ code }) => members.test(code)).map(({ path }) => path);
    expect(readers.sort()).toEqual(own);
  },
);

test.each([
  ['wish', 'if (estimate.grams > asked.weight.maximumGrams) return 0;'],
  ['wish', 'export function fitOf({ budget, weight }: PieceWish): Fit {'],
  ['wish', 'const { budget = Infinity, weight } = asked;'],
  ['piece', 'const { maximumGrams: heaviest = Infinity } = limits;'],
  ['request', 'const grams = weight?.metal_max_g ?? items?.[0]?.weight_each_max_g;'],
] as const)('a reader of the said weights of a %s is seen: %s', (of, code) => {
  expect(code).toMatch(owners[of].members);
});
