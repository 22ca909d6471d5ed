import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../lib/repository.mjs';
import { parts } from './parts.mjs';

test('every long unit test belongs to one part', () => {
  const lists = Object.values(parts).map((part) => ('files' in part ? (part.files ?? []) : []));
  const files = globSync('src/**/*.soak.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(
      lists.filter((list) => list.some((start) => file.startsWith(start))),
      file,
    ).toHaveLength(1);
  }
});
