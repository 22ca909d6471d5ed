import { describe, expect, test } from 'vitest';
import { gemIds, gems, settingClasses } from './gems.ts';

describe.each(gemIds)('%s', (id) => {
  const gem = gems[id];

  test('its constants lie in the ranges of its sources', () => {
    const [lowestIndex, highestIndex] = gem.refractiveIndexRange;
    expect(gem.refractiveIndex).toBeGreaterThanOrEqual(lowestIndex);
    expect(gem.refractiveIndex).toBeLessThanOrEqual(highestIndex);
    const [lightest, heaviest] = gem.specificGravityRange;
    expect(gem.specificGravity).toBeGreaterThanOrEqual(lightest);
    expect(gem.specificGravity).toBeLessThanOrEqual(heaviest);
    expect(gem.sources.length).toBeGreaterThan(0);
  });

  test('it has colours to be drawn in, each with a name of its own', () => {
    const names = gem.colours.map((colour) => colour.name);
    expect(new Set(names).size).toBe(names.length);
    expect(gem.colours.filter(({ srgb }) => !/^#[0-9A-F]{6}$/.test(srgb))).toEqual([]);
    expect(Math.min(...gem.colours.map((colour) => colour.attenuationDistanceMm))).toBeGreaterThan(0);
  });
});

test('clear gems have fire, opaque ones absorb light at once', () => {
  const transparent = gemIds.filter((id) => gems[id].transparency === 'transparent');
  expect(transparent.filter((id) => gems[id].dispersion === null)).toEqual([]);
  const opaque = gemIds.filter((id) => gems[id].transparency === 'opaque');
  expect(opaque.filter((id) => gems[id].colours.some((colour) => colour.attenuationDistanceMm > 0.5))).toEqual([]);
  expect(opaque.filter((id) => gems[id].usualForm === 'faceted')).toEqual([]);
});

test('only gems of Mohs 9 and more may be held by tension', () => {
  const tension = gemIds.filter((id) => settingClasses[gems[id].settingClass].allowed.includes('tension'));
  expect(tension).toContain('diamond');
  expect(tension.filter((id) => gems[id].mohs < 9)).toEqual([]);
  const others = gemIds.filter((id) => !tension.includes(id));
  expect(others.filter((id) => !settingClasses[gems[id].settingClass].forbidden.includes('tension'))).toEqual([]);
});

test('no class allows and forbids the same setting', () => {
  for (const { allowed, forbidden } of Object.values(settingClasses)) {
    expect(allowed.filter((kind) => forbidden.includes(kind))).toEqual([]);
  }
});
