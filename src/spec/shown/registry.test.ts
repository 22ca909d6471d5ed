import { expect, test } from 'vitest';
import { fieldsOfPart } from '../part-fields.ts';
import { type Part, type PartKind, partSchema, partSchemas } from '../part-registry.ts';
import { stonesOf } from '../references.ts';
import { completeSpec } from '../testing/complete-spec.ts';
import * as samples from '../testing/sample-specs.ts';
import { partWords, shownBy, shownIn } from './registry.ts';

/** A part with its defaults; stones and hosts are called by the fields that name them. */
function plainPart(kind: PartKind): Part {
  const named = fieldsOfPart(kind).filter(({ meta: { control } }) => control === 'stone' || control === 'part');
  return partSchema.parse({ kind, ...Object.fromEntries(named.map(({ key }) => [key, key])) });
}

test.each(Object.keys(partSchemas) as PartKind[])('a %s shows how it holds all its stones, if it holds any', (kind) => {
  const part = plainPart(kind);
  expect(shownBy(part, { parts: { part }, stones: {} }, 'part').holds?.map(({ stone }) => stone) ?? []).toEqual(
    stonesOf(part),
  );
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
  expect(shown.holds?.map(({ role }) => role)).toEqual(['double_halo']);
});
