import { expect, test } from 'vitest';
import { drawnFor } from './drawn-for.ts';

test.each(['white', 'paper', 'ivory'] as const)('on %s a drawing is one in pencil', (ground) => {
  expect(drawnFor(ground)).toBe('paper');
});

test.each(['slate', 'dark'] as const)('on %s a drawing is one in chalk', (ground) => {
  expect(drawnFor(ground)).toBe('dark');
});
