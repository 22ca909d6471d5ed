import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

describe('the metal', () => {
  test.each([
    ['14kgf anklet', { material: 'gold_filled', karat: 14 }],
    ['14kw studs', { material: 'gold', karat: 14, color: 'white' }],
    ['brooch 9Y', { material: 'gold', karat: 9, color: 'yellow' }],
    ['bangle, gold 21, plain', { material: 'gold', karat: 21 }],
    ['jhumka 22 ct 9 gm', { material: 'gold', karat: 22 }],
    ['bangle in Pt', { material: 'platinum' }],
    ['brushed tungsten look ring but in white gold', { material: 'gold', color: 'white' }],
    ['brass coloured ring', { color: 'brass' }],
    ['chain in white metal', { color: 'white' }],
    ['18k palladium white gold ring', { material: 'gold', karat: 18, color: 'white', alloyed_with: 'palladium' }],
    ['18k gold plated silver cuff', { material: 'silver' }],
    ['vermeil hoops', { material: 'silver' }],
    ['zirconium ring, black, 7 mm', { material: 'zirconium', color: 'black' }],
    ['our silver anniversary, gold ring', { material: 'gold' }],
    ['half eternity, lab, rose, size N', { color: 'rose' }],
    ['oval halo ring in yellow', { color: 'yellow' }],
    ['sapphire studs. white', { color: 'white' }],
    ['platinum ring, line of rose gold', { material: 'platinum' }],
  ])('%s', (brief, metal) => {
    expect(requestFrom(brief).metal).toEqual(metal);
  });

  test('is asked where a choice is open or what was said cannot be', () => {
    expect(requestFrom('brooch in platinum or silver')).toMatchObject({ must_ask: ['metal_material'] });
    expect(requestFrom('brooch in platinum or silver').metal).toBeUndefined();
    expect(requestFrom('solid gold ring, gold plated').must_ask).toContain('metal_material');
    expect(requestFrom('white gold ring, must look yellow').must_ask).toContain('metal_color');
  });

  test('is gold where only rose or yellow was said; white is asked', () => {
    expect(requestFrom('oval halo ring, rose')).toMatchObject({
      must_ask: [],
      assumptions: expect.arrayContaining([expect.objectContaining({ field: 'metal.material', value: 'gold' })]),
    });
    expect(requestFrom('band, white, 6mm').must_ask).toEqual(['metal_material']);
    expect(requestFrom('three bands: yellow, white, rose').metal).toBeUndefined();
    expect(requestFrom('opals, white, in a pendant').metal).toBeUndefined();
  });

  test('is two metals where one part is of another', () => {
    expect(requestFrom('silver cuff with gold ends').features).toEqual(['two_metals']);
    expect(requestFrom('925 silver chain')).not.toHaveProperty('features');
    expect(requestFrom('ring, 18ct in front and silver behind')).toMatchObject({
      metal: { material: 'gold', karat: 18 },
      features: ['two_metals'],
    });
  });
});
