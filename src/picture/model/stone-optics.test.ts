import { expect, test } from 'vitest';
import { linearFromHex } from '#shared/srgb.ts';
import { metalOptics } from './metal-optics.ts';
import { stoneOptics } from './stone-optics.ts';

test('a stone of any depth has the body colour that it is sold for', () => {
  for (const depthMm of [1.2, 4]) {
    const { absorptionPerMm } = stoneOptics('ruby', 'pigeon blood red', depthMm);
    const [red, green] = absorptionPerMm.map((perMm) => Math.exp(-perMm * depthMm * 2.3)) as [number, number];
    expect(red).toBeCloseTo(linearFromHex('#B01030')[0], 6);
    expect(green).toBeCloseTo(linearFromHex('#B01030')[1], 6);
  }
});

test('an unknown colour name gives the first of the gem', () => {
  expect(stoneOptics('ruby', 'nobody calls it that', 3)).toEqual(stoneOptics('ruby', 'pigeon blood red', 3));
});

test('a diamond is clear, an onyx is not', () => {
  expect(Math.max(...stoneOptics('diamond', 'colourless', 4).absorptionPerMm)).toBeCloseTo(0, 6);
  expect(stoneOptics('diamond', 'colourless', 4).body).toBeUndefined();
  expect(stoneOptics('onyx', '', 3).body).toBeDefined();
});

test('gold is redder than it is blue, platinum is not; silver is the brightest white', () => {
  const gold = metalOptics('au750_y', 'polished').reflectance;
  const platinum = metalOptics('pt950_ru', 'polished').reflectance;
  const silver = metalOptics('ag925', 'polished').reflectance;
  expect(gold[2]).toBeLessThan(gold[0] / 2);
  expect(platinum[2]).toBeGreaterThan(platinum[0] * 0.9);
  expect(silver[1]).toBeGreaterThan(platinum[1]);
});
