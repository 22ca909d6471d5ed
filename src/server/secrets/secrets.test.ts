import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { readStudioSecret } from './studio-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the secret file', () => {
  const file = join(folder, 'deep/er/secret.key');

  test('is created once, readable by its owner alone', async () => {
    const [first, second] = await Promise.all([readStudioSecret(file), readStudioSecret(file)]);
    expect(first).toEqual(second);
    expect(await readStudioSecret(file)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('that others may read is refused', async () => {
    chmodSync(file, 0o640);
    expect(await readStudioSecret(file)).toMatchObject({ ok: false, problem: { code: 'open_secret_file' } });
    chmodSync(file, 0o600);
  });

  test('with other contents is refused and left unchanged', async () => {
    const broken = join(folder, 'broken.key');
    writeFileSync(broken, 'short', { mode: 0o600 });
    expect(await readStudioSecret(broken)).toMatchObject({ ok: false, problem: { code: 'bad_secret_file' } });
    expect(readFileSync(broken, 'utf8')).toBe('short');
  });
});

describe('a sealed text', () => {
  const box = createSecretBox(Buffer.alloc(32, 1));
  const other = createSecretBox(Buffer.alloc(32, 2));

  test('opens for its purpose, its owner and its studio, and for nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, id) => {
        const sealed = box.seal('verifier', id, text);
        expect(box.open('verifier', id, sealed)).toBe(text);
        expect(box.open('totp-secret', id, sealed)).toBeUndefined();
        expect(box.open('verifier', `${id}x`, sealed)).toBeUndefined();
        expect(other.open('verifier', id, sealed)).toBeUndefined();
      }),
    );
  });

  test('is never the same twice, and refused when a bit is changed', () => {
    const sealed = box.seal('verifier', 'ann', 'text');
    expect(box.seal('verifier', 'ann', 'text')).not.toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(box.open('verifier', 'ann', changed.toString('base64'))).toBeUndefined();
    }
  });

  test.each(['', 'short', '????', 'A'.repeat(40)])('%j is not one', (sealed) => {
    expect(box.open('verifier', 'ann', sealed)).toBeUndefined();
  });
});

test('a MAC depends on the text, its purpose and the studio', () => {
  const box = createSecretBox(Buffer.alloc(32, 1));
  const macs = [
    box.mac('code', '1'),
    box.mac('code', '2'),
    box.mac('refresh-token', '1'),
    createSecretBox(Buffer.alloc(32, 2)).mac('code', '1'),
  ].map((mac) => mac.toString('hex'));
  expect(new Set(macs).size).toBe(4);
  expect(box.mac('code', '1').toString('hex')).toBe(macs[0]);
});
