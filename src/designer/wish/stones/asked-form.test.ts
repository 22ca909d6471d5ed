import { describe, expect, test } from 'vitest';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { wishedStones } from './wished-stones.ts';

const read = (stone: Partial<RequestStone>) => wishedStones([{ role: 'center', ...stone }], false);

const formOf = (stone: Partial<RequestStone>) => {
  const wishes = read(stone);
  return wishes.ok ? wishes.value.main?.form : wishes.problem.code;
};

const remarksOf = (stone: Partial<RequestStone>) => {
  const wishes = read(stone);
  return wishes.ok ? wishes.value.remarks : [];
};

describe('the form of a stone', () => {
  test.each(['opal', 'turquoise', 'moonstone', 'coral', 'lapis', 'onyx', 'jade', 'cats_eye'])(
    '%s comes domed without being asked',
    (gem) => expect(formOf({ gem })).toBe('cabochon'),
  );

  test.each(['pearl', 'akoya_pearl', 'south_sea_pearl', 'tahitian_pearl', 'freshwater_pearl', 'basra_pearl'])(
    '%s is a pearl',
    (gem) => expect(formOf({ gem })).toBe('bead'),
  );

  test('is as said, or as the gem usually is', () => {
    expect(formOf({ gem: 'ruby' })).toBe('faceted');
    expect(formOf({ gem: 'ruby', form: 'cabochon' })).toBe('cabochon');
    expect(formOf({ gem: 'onyx', shape: 'emerald' })).toBe('faceted');
    expect(formOf({ gem: 'onyx', shape: 'oval' })).toBe('cabochon');
  });

  test('an outline that no dome has is told', () => {
    expect(remarksOf({ gem: 'opal', shape: 'pear' })).toEqual(['an oval cabochon stands for the pear']);
    expect(remarksOf({ gem: 'opal', shape: 'oval' })).toEqual([]);
    expect(remarksOf({ gem: 'onyx', shape: 'emerald' })).toEqual(['faceted, though most are domed']);
  });

  test('what is strung is not set', () => {
    expect(formOf({ gem: 'pearl', role: 'beads' })).toBe('not_built_yet');
    expect(formOf({ gem: 'coral', form: 'bead' })).toBe('not_built_yet');
  });
});
