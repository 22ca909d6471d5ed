import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInlineHashes } from './read-inline-hashes.ts';

let site: string;
const write = (text: string): void => writeFileSync(join(site, 'pages/inline-hashes.json'), text);

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'hashes-'));
  mkdirSync(join(site, 'pages'));
});
afterAll(() => rmSync(site, { recursive: true }));

test('a site that says nothing of a page has no hashes for it', async () => {
  expect(await readInlineHashes(site, 'landing')).toBeUndefined();
  write('{"landing":{"scripts":[],"styles":["sha256-YQ=="]}}');
  expect(await readInlineHashes(site, 'pricing')).toBeUndefined();
  expect(await readInlineHashes(site, 'landing')).toEqual({ scripts: [], styles: ['sha256-YQ=='] });
});

test('what is no hash does not come into the policy', async () => {
  write(`{"landing":{"scripts":["x' 'unsafe-inline"],"styles":[]}}`);
  await expect(readInlineHashes(site, 'landing')).rejects.toThrow(/sha256/);
});
