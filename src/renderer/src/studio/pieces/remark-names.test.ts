import { expect, test } from 'vitest';
import { weighing } from '../testing/sample-draft.ts';
import { findingsNamed } from './remark-names.ts';

const [finding] = weighing(4).findings;

function about(...rules: readonly string[]): string {
  if (!finding) throw new Error('The sample has no finding');
  return findingsNamed(rules.map((rule) => ({ ...finding, rule })));
}

test('remarks are named by what a jeweller looks at, each once', () => {
  expect(about('prong.cast-diameter')).toBe('the claws');
  expect(about('prong.cast-diameter', 'prong.count')).toBe('the claws');
  expect(about('prong.count', 'earring.weight')).toBe('the claws and the weight');
  expect(about('prong.count', 'earring.weight', 'wall.minimum', 'taste.symmetry')).toBe(
    'the claws, the weight, and 2 more',
  );
});

const sources = import.meta.glob<string>('../../../../engine/**/*.ts', {
  query: '?raw',
  eager: true,
  import: 'default',
});

test('every rule of the engine has a name', () => {
  const rules = Object.values(sources).flatMap((text) => [...text.matchAll(/rule: '([a-z-]+\.[a-z-]+)'/g)]);
  const ids = new Set(rules.map(([, id = '']) => id));
  expect(ids.size).toBeGreaterThan(50);
  expect([...ids].filter((id) => about(id) === 'the piece')).toEqual([]);
});
