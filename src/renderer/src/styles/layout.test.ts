import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layout } from './layout.ts';

const source = join(import.meta.dirname, '..');
const { breakpointsPx, ...single } = layout;
// The sign-in widget asks for the pixel below its breakpoints.
const known = new Set<number>([...Object.values(single), ...breakpointsPx.flatMap((width) => [width, width - 1])]);

test('no style sheet has a breakpoint of its own', () => {
  const strays = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:width|height)\s*[:<>=]+\s*([\d.]+)px/g)]
        .filter(([, px]) => !known.has(Number(px)))
        .map(([condition]) => `${file}: ${condition}`),
    ),
  );
  expect(strays).toEqual([]);
});

test('the layout changes at widths that nobody moves by accident', () => {
  expect([layout.phonePx, layout.columnsPx, layout.contentPx, layout.narrowPx, layout.tallPx]).toEqual([
    500, 900, 1200, 820, 1500,
  ]);
  expect(breakpointsPx).toEqual([0, 480, 768, 992, 1280, 1536]);
});
