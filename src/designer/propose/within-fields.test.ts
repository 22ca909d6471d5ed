import { expect, test } from 'vitest';
import { proposalsFor } from './testing/proposals.ts';
import { withinFields } from './within-fields.ts';

test('a said width beyond the widest band is brought to it, and told as it is', () => {
  const [classic] = proposalsFor('plain gold bangle 40 mm wide, 2-6');
  expect(classic?.spec.parts['band']).toMatchObject({ widthMm: 30 });
  expect(classic?.reason).toContain('a 30 mm');
});

test('a measure far beyond its field is left for the spec to refuse', () => {
  const [classic] = proposalsFor('plain gold bangle 2-6');
  const band = classic?.spec.parts['band'];
  if (!classic || band?.kind !== 'bangle-band') throw new Error('The classic is one band');
  const wide = { ...classic.spec, size: classic.spec.size, parts: { band: { ...band, widthMm: 150 } } };
  expect(withinFields(wide).parts['band']).toMatchObject({ widthMm: 150 });
});
