import { join, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveInside } from './resolve-inside.ts';

const folder = join(sep, 'studio', 'web');

describe('a path from outside', () => {
  test.each([
    ['/', folder],
    ['/assets/ring.js', join(folder, 'assets', 'ring.js')],
    ['/caf%C3%A9.png', join(folder, 'café.png')],
    ['/assets/../index.html', join(folder, 'index.html')],
  ])('%s names a file inside', (path, file) => {
    expect(resolveInside(folder, path)).toBe(file);
  });

  test.each([
    '/../secret',
    '/assets/../../secret',
    '/%2e%2e/secret',
    '/%2e%2e%2fsecret',
    '/..%5csecret',
    '/..\\secret',
    '/ring%00.js',
    '/%',
    '/%zz',
    '/.env',
    '/assets/.hidden/key',
    '/../web-other/secret',
  ])('%s names nothing', (path) => {
    expect(resolveInside(folder, path)).toBeUndefined();
  });

  test('never leads outside, in any combination', () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '%5c', '%00', '%25', 'a', '~', 'C:');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const file = resolveInside(folder, `/${pieces.join('')}`);
        expect(file === undefined || file === folder || file.startsWith(folder + sep)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
