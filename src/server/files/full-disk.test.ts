import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, '../testing/upload-with-little-room.ts');

// The shell's limit of how long a file may become stands for the end of a disk: the system refuses the write just the same.
test.skipIf(process.platform === 'win32')(
  'what the disk has no room for is refused clearly, and the rest goes on',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-full-'));
    const command = `ulimit -f 4096; exec "${process.execPath}" --no-warnings "${program}" "${folder}" 1000 6000000 2000`;
    const { stdout } = await promisify(execFile)('bash', ['-c', command]);
    expect(stdout.split('\n')).toEqual(['201 ', '507 disk_full', '201 ', '']);
    expect(readdirSync(join(folder, 'files/incoming'))).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);
