import { expect, test } from 'vitest';
import { exporters } from '#engine/export/registry.ts';
import { namedFormats } from '#shared/site/file-formats.ts';

test('the public pages name the formats that there are', () => {
  expect(namedFormats).toEqual(Object.values(exporters).map(({ label }) => label));
});
