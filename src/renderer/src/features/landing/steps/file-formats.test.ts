import { expect, test } from 'vitest';
import { exporters } from '#engine/export/registry.ts';
import { namedFormats } from '#shared/site/file-formats.ts';

test('the public pages name the formats that there are', () => {
  expect(Object.values(namedFormats).flat()).toEqual(Object.values(exporters).map(({ label }) => label));
});

test('those for the caster are in millimetres, and no other', () => {
  const inMillimetres = Object.values(exporters).filter(({ unit }) => unit === 'mm');
  expect(namedFormats.forCaster).toEqual(inMillimetres.map(({ label }) => label));
});
