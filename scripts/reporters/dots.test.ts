import { expect, test } from 'vitest';
import { DOTS } from '../lib/steps.mjs';
import { drawDots } from './dots.ts';

test.each([1, 7, 20, 234])('a run of %i draws the same row of dots, the last dot with its last test', (total) => {
  let drawn = '';
  const done = drawDots(total, (text) => {
    drawn += text;
  });
  for (let i = 1; i < total; i += 1) done();
  expect(drawn.length).toBeLessThan(DOTS);
  done();
  expect(drawn).toBe('.'.repeat(DOTS));
});
