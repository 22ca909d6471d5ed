import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Aurelia', 'stl', 'aurelia-mm.stl'],
  ['Aurelia <"Nº 7"> & l’étoile', '3mf', 'aurelia-no-7-letoile.3mf'],
  ['../../etc/passwd', 'glb', 'etc-passwd.glb'],
  ['नक़्शी 💍', 'glb', 'design.glb'],
  ['', 'stl', 'design-mm.stl'],
] as const)('%j as %s is %s', (title, format, name) => {
  expect(fileName(title, format)).toBe(name);
});

test('a long title is cut', () => {
  expect(fileName('a'.repeat(400), 'glb')).toBe(`${'a'.repeat(60)}.glb`);
});
