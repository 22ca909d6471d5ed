import { expect, test } from 'vitest';
import { completeSpec } from '../../testing/complete-spec.ts';
import { stonesOf } from '../../references.ts';
import * as samples from '../../testing/sample-specs.ts';
import { partWords, shownBy, shownIn } from './registry.ts';

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

test('all that parts are called by is known, but for the outlines that they are drawn in', () => {
  const specs = Object.values(samples).filter((sample) => 'parts' in sample);
  const unknown = specs.flatMap((sample) => {
    const shown = shownIn(completeSpec(sample));
    return shown.flatMap(({ words, outlines = [] }) =>
      words.filter((word) => !partWords.has(word) && !outlines.includes(word)),
    );
  });
  expect(unknown).toEqual([]);
});

test('what is ruled out as set so is never called so: a halo is no pavé band', () => {
  const ring = completeSpec(samples.haloRing);
  const { halo } = ring.parts;
  if (!halo) throw new Error('The sample has a halo');
  expect(shownBy(halo, ring, 'halo').words).not.toContain('pave');
});

test('two halos around each other are a double one', () => {
  const ring = completeSpec(samples.haloRing);
  const { halo } = ring.parts;
  if (!halo) throw new Error('The sample has a halo');
  const outer = { ...halo, around: 'halo' };
  expect(shownBy(halo, ring, 'halo').words).not.toContain('double_halo');
  const shown = shownBy(outer, ring, 'outer');
  expect(shown.features).toContain('double_halo');
  expect(shown.holds?.role).toBe('double_halo');
});
