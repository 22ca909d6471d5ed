import { expect, test } from 'vitest';
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

test('only bytes are written, and other fields are refused', () => {
  expect(fileToSave.safeParse({ name: 'a.stl', bytes: 'text' }).success).toBe(false);
  expect(fileToSave.safeParse({ name: 'a.stl', bytes: { length: 1 } }).success).toBe(false);
  expect(fileToSave.safeParse({ name: 'a.stl', bytes, mode: 0o777 }).success).toBe(false);
});
