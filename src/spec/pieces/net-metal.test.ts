import { expect, test } from 'vitest';
import { netMetal } from './net-metal.ts';

const chain = { kind: 'chain', grams: 5.6 } as const;
const post = { kind: 'post', grams: 1 } as const;

test('posts, hooks and the chain of a tikka go home with their piece, and so does their weight', () => {
  expect(netMetal('earrings', 9, [post])).toEqual({ netMetalGrams: 10, chainGrams: 0 });
  expect(netMetal('tikka', 11.8, [{ kind: 'chain', grams: 2.2 }])).toEqual({ netMetalGrams: 14, chainGrams: 0 });
});

test('a pendant is weighed without the chain that is sold beside it', () => {
  const link = { kind: 'link', grams: 0.2 } as const;
  expect(netMetal('pendant', 2, [chain, link])).toEqual({ netMetalGrams: 2.2, chainGrams: 5.6 });
});
