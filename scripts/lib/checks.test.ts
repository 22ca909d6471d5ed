import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCheck } from './checks.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
});
afterEach(() => {
  delete process.env['BIOME_BINARY'];
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(process.platform === 'win32')('a formatter that a signal has ended has not passed', async () => {
  const program = join(folder, 'biome');
  writeFileSync(program, '#!/bin/sh\nkill -KILL $$\n');
  chmodSync(program, 0o755);
  process.env['BIOME_BINARY'] = program;
  await expect(formatCheck().check(() => undefined)).rejects.toThrow(/format did not come to its end/);
});
