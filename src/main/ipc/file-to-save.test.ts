import { expect, test } from 'vitest';
import { namedFormats } from '#shared/site/file-formats.ts';
import { fileToSave } from './file-to-save.ts';

const bytes = new Uint8Array([1]);

test.each(['aurelia.stl', 'Aurelia 2.3mf', 'Ring für Anna.pdf', 'नथ-1.glb'])('%s is a name', (name) => {
  expect(fileToSave.safeParse({ name, bytes }).success).toBe(true);
});

test.each(['', '../x.stl', 'a/b.stl', 'C:\\x.stl', '.bashrc', 'ring', 'ring.stl\0', 'ring.stl/'])(
  '%j is refused',
  (name) => {
    expect(fileToSave.safeParse({ name, bytes }).success).toBe(false);
  },
);

test.each(Object.values(namedFormats).flat())('a design is saved as %s', (format) => {
  expect(fileToSave.safeParse({ name: `aurelia.${format.toLowerCase()}`, bytes }).success).toBe(true);
});

test.each(['CON.stl', 'nul.txt', 'aux.3mf', 'Com1.pdf', 'LPT9.a.png', 'con .stl'])('%s is a device', (name) => {
  expect(fileToSave.safeParse({ name, bytes }).success).toBe(false);
});

test.each(['exe', 'bat', 'cmd', 'desktop', 'lnk', 'ps1', 'sh', 'js', 'hta', 'svg', 'html', 'app'])(
  'nothing is saved that a double click runs: .%s',
  (extension) => {
    for (const name of [`ring.${extension}`, `ring.stl.${extension}`])
      expect(fileToSave.safeParse({ name, bytes }).success).toBe(false);
  },
);

test('only bytes are written, and other fields are refused', () => {
  expect(fileToSave.safeParse({ name: 'a.stl', bytes: 'text' }).success).toBe(false);
  expect(fileToSave.safeParse({ name: 'a.stl', bytes: { length: 1 } }).success).toBe(false);
  expect(fileToSave.safeParse({ name: 'a.stl', bytes, mode: 0o777 }).success).toBe(false);
});
