import { expect, test } from 'vitest';
import { completeSpec } from '../../parse-spec.ts';
import { stonesOf } from '../../references.ts';
import * as samples from '../../testing/sample-specs.ts';
import { shownBy } from './registry.ts';

test('every part that holds stones shows how it holds them', () => {
  const specs = Object.values(samples).filter((sample) => 'parts' in sample);
  const missed = specs.flatMap((sample) => {
    const spec = completeSpec(sample);
    return Object.entries(spec.parts)
      .filter(([id, part]) => shownBy(part, spec, id).holds?.stone !== stonesOf(part)[0])
      .map(([id]) => `${spec.title}: ${id}`);
  });
  expect(missed).toEqual([]);
});

test('two halos around each other are a double one', () => {
  const ring = completeSpec(samples.haloRing);
  const { halo } = ring.parts;
  if (!halo) throw new Error('The sample has a halo');
  const outer = { ...halo, around: 'halo' };
  expect(shownBy(halo, ring, 'halo').words).not.toContain('double_halo');
  expect(shownBy(outer, ring, 'outer').words).toContain('double_halo');
});
