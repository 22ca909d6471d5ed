import { expect, test } from 'vitest';
import { requestFrom } from './testing/request-from.ts';

test.each([
  [
    'AED 3500 21k bangle for mother',
    { metal: { material: 'gold', karat: 21 }, budget: { currency: 'AED', target: 3500 } },
  ],
  ['ruby ring yellow gold 18k halo bilkul nahi', { metal: { karat: 18, color: 'yellow' }, exclude: ['halo'] }],
  ['ring 18k maximum 6 gms', { metal: { karat: 18 }, weight: { metal_max_g: 6 } }],
  ['18k band size 10 US max 6 grams', { weight: { metal_max_g: 6 }, size: { system: 'US', value: 10 } }],
  ['coin pendant plain gold 20mm on a wire choker', { items: [{ type: 'pendant', subtype: 'coin' }] }],
])('%s', (brief, said) => {
  expect(requestFrom(brief)).toMatchObject(said);
});

test('the brushed centre of a band is no stone', () => {
  expect(requestFrom('two tone band 5mm brushed centre shiny edges').stones).toBeUndefined();
});

test('a pendant with a chain and studs is still two pieces', () => {
  expect(requestFrom('pendant with 18 inch chain and studs').items).toHaveLength(2);
});
