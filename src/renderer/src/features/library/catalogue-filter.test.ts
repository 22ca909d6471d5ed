import { expect, test } from 'vitest';
import { addressOfFilter, everything, facets, filterIn, isFiltered } from './catalogue-filter.ts';

test('a filter is read from an address as it was written there; what there is not counts as none', () => {
  const filter = {
    kind: 'ring',
    metal: 'gold',
    gem: 'ruby',
    tag: 'bridal',
    collection: 'Rose Garden',
    liked: 'true',
    text: 'Diwali window',
  };
  expect(filterIn(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter);
  const odd = filterIn(
    new URLSearchParams({ kind: 'spoon', gem: '', liked: 'yes', tag: 'y'.repeat(99), text: 'x'.repeat(999) }),
  );
  expect(odd).toEqual({ ...everything, tag: 'y'.repeat(40), text: 'x'.repeat(100) });
  expect([filterIn(new URLSearchParams()), isFiltered(everything), isFiltered(odd)]).toEqual([everything, false, true]);
});

test('every facet offers something, each option by one name', () => {
  for (const { options } of Object.values(facets)) {
    expect(options.length).toBeGreaterThan(3);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  }
});
