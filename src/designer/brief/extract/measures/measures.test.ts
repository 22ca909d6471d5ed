import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { understand } from '../../understand.ts';

function requestFrom(brief: string): DesignRequest {
  const result = understand(brief);
  if (!result.ok) throw new Error(`"${brief}" was refused: ${result.problem.code}`);
  return result.value;
}

test('of several amounts the sum is what may be spent', () => {
  const { budget } = requestFrom('gold bali 15 hazaar tak, stud 20 hazaar tak, total 35 hazaar se upar nahi');
  expect(budget).toMatchObject({ max: 35000, scope: 'all_pieces' });
});

test('a karat behind "tops" is no price', () => {
  const { budget, metal } = requestFrom('diamond tops 14k, 20 hazaar tak');
  expect([budget?.max, metal?.karat]).toEqual([20000, 14]);
});

test('each piece that is named again has its own weight', () => {
  const { items } = requestFrom('necklace and earrings set, 22k gold, necklace about 60 gm and earrings 20 gm');
  expect(items?.[1]).toMatchObject({ type: 'earrings', weight_approx_g: 20 });
});

describe('a length is that of', () => {
  test.each<[string, DesignRequest['dimensions']]>([
    ['silver locket 26mm round on a 22 inch chain', { face_shape: 'round', diameter_mm: 26, chain_length_mm: 558.8 }],
    ['oval silver locket 30x20mm', { face_shape: 'oval', width_mm: 30, height_mm: 20 }],
    ['shield signet ring, no bigger than 12 mm', { face_shape: 'shield', face_length_mm: 12 }],
    ['plain band 5mm x 1.5mm court platinum', { band_width_mm: 5, thickness_mm: 1.5 }],
    ['gold ring not higher than 6 mm, size 7 US', { height_max_mm: 6 }],
    ['bar necklace, gold, bar 35mm x 4mm', { width_mm: 35, height_mm: 4 }],
    ['gold choker 13 inches plus 3 inch extender', { length_mm: 330.2 }],
    ['silver cross pendant, 45 cm', { chain_length_mm: 450 }],
    ['tennis bracelet 5 ct diamonds 14k white gold 7 inch', { length_mm: 177.8 }],
    ['platinum wedding ring, plain band 2.5', { band_width_mm: 2.5 }],
    ['gold ring, height max 5.5', { height_max_mm: 5.5 }],
    ['bangle 12 mm round 22k', { width_mm: 12 }],
    ['kada round 8mm 22k 40g', { width_mm: 8 }],
    ['bali gol 25mm 22k', { diameter_mm: 25 }],
    ['silver curb chain, 5 mm thick', { width_mm: 5 }],
    ['disc pendant 16mm', { diameter_mm: 16 }],
    ['bracelet 7 inch lobster clasp', { length_mm: 177.8 }],
  ])('%s', (brief, dimensions) => {
    expect(requestFrom(brief).dimensions).toEqual(dimensions);
  });

  test.each([
    ['garnet ring, 6 mm, 9ct', 6],
    ['turquoise ring 8 mm', 8],
    ['ruby studs 4mm push back', 4],
    ['stud earrings ruby 4mm bezel 9ct yellow push backs', 4],
    ['sapphire engagement ring 7mm, gold', 7],
    ['tennis bracelet 7.5 inch, 3 mm diamonds', 3],
    ['akoya pearl necklace, 8 mm', 8],
    ['navratna ring, nine stones, all 3 mm', 3],
    ['9 garnets, 4mm, gold brooch', 4],
    ['platinum band, 9 diamonds across the top, 1.4mm each', 1.4],
  ])('a stone: %s', (brief, diameterMm) => {
    expect(requestFrom(brief).stones?.[0]?.diameter_mm).toBe(diameterMm);
    expect(requestFrom(brief).dimensions ?? {}).not.toHaveProperty('band_width_mm');
  });

  test('nothing that the document measures, where it is a post', () => {
    expect(requestFrom('gold studs, 9 mm posts')).not.toHaveProperty('dimensions');
  });
});

test.each(['platinum bands, his 6mm, hers 3mm', 'wedding rings 4mm hers 6mm his', 'band dono ke, mera 3 mm unka 5 mm'])(
  'two widths of two people are not one: %s',
  (brief) => {
    expect(requestFrom(brief).dimensions ?? {}).not.toHaveProperty('band_width_mm');
  },
);

describe('a ring size', () => {
  test('said on two charts is one', () => {
    expect(requestFrom('gold ring, size 16 (European 56)').size).toEqual({ system: 'EU', value: 56 });
  });

  test('of another finger or a garment is none', () => {
    expect(requestFrom('gold ring, finger K but the knuckle is an N').size).toEqual({ system: 'UK', value: 'K' });
    expect(requestFrom('gold ring in M, I mean medium')).not.toHaveProperty('size');
  });

  test.each<[string, readonly (readonly [string | undefined, string | number | undefined])[]]>([
    [
      'two gold bands, sizes G and R',
      [
        ['UK', 'G'],
        ['UK', 'R'],
      ],
    ],
    [
      'his and hers bands, sizes UK U and UK L',
      [
        ['UK', 'U'],
        ['UK', 'L'],
      ],
    ],
    [
      'two wedding rings, his US 10, hers US 6',
      [
        ['US', 10],
        ['US', 6],
      ],
    ],
    [
      'wedding bands 4mm and 6mm platinum, size 6 and 10',
      [
        [undefined, 6],
        [undefined, 10],
      ],
    ],
  ])('of several rings is that of each, never of all: %s', (brief, sizes) => {
    const request = requestFrom(brief);
    expect(request).not.toHaveProperty('size');
    expect(request.items?.map(({ size_system, size_value }) => [size_system, size_value])).toEqual(sizes);
  });
});

describe('a weight', () => {
  test('net is not gross', () => {
    expect(requestFrom('22k chain net weight 15 gm, gross 16.5 gm').weight).toEqual({
      metal_approx_g: 15,
      gross_max_g: 16.5,
    });
  });

  test.each<[string, DesignRequest['weight']]>([
    ['22k chain 12 gm, bali 3 gm, ring 5 gm, total 20', { metal_approx_g: 20, scope: 'all_pieces' }],
    ['6 gold bangles, total 60 gm', { metal_approx_g: 60, scope: 'all_pieces' }],
    ['gold kangan jodi, total 30 gm', { metal_approx_g: 30, scope: 'pair' }],
    ['haar aur jhumke, 22k, 70 gm se upar na jaye', { metal_total_max_g: 70 }],
    ['silver coins 10 gm wale 5 pc', { metal_each_g: 10, scope: 'per_piece' }],
    ['12 pair gold tops, 1.5 gm per pair', { metal_each_g: 1.5, scope: 'pair' }],
    ['gold chain, zyada se zyada 15 gram', { metal_max_g: 15 }],
    ['pavan 3 gold chain', { metal_approx_g: 24 }],
    ['gold mala, bhori 2', { value: 2, unit: 'tola' }],
  ])('%s', (brief, weight) => {
    expect(requestFrom(brief).weight).toEqual(weight);
  });

  test('half a sovereign is a coin', () => {
    expect(requestFrom('half sovereign ring, 9ct gold')).not.toHaveProperty('weight');
  });

  test('of another piece is that of its item', () => {
    const request = requestFrom('22k haar 40 gm, jhumke 15 gm');
    expect(request.weight).toEqual({ metal_approx_g: 40 });
    expect(request.items).toMatchObject([{ type: 'necklace' }, { type: 'earrings', weight_approx_g: 15 }]);
  });

  test('of metal to be melted is the most there is', () => {
    expect(requestFrom('use 14 g of scrap for a gold bangle').weight).toEqual({ metal_max_g: 14 });
  });
});

describe('a budget', () => {
  test.each<[string, DesignRequest['budget']]>([
    ['gold ring, $2k, could stretch to 2.5', { currency: 'USD', target: 2000, max: 2500 }],
    ['quote in AED please: gold ring, not exceeding 9,000', { currency: 'AED', max: 9000 }],
    ['gold ring £900 incl. 20% VAT', { currency: 'GBP', target: 900, tax_included: true }],
    ['gold ring 90 hazaar, making 12000', { target: 90_000 }],
    ['gold ring, 2 lakh total', { target: 200_000 }],
    ['two gold rings, 2 lakh total', { target: 200_000, scope: 'all_pieces' }],
    ['gold ring, 2500 dollar limit', { currency: 'USD', max: 2500 }],
    ['gold ring, like $120', { currency: 'USD', approx: 120 }],
    ['gold ring, 80 bucks and not a penny more', { currency: 'USD', max: 80 }],
    ['gold ring in Doha, 2500 riyal', { currency: 'QAR', target: 2500 }],
    ['gold ring, 500 riyal', { target: 500 }],
    ['gold ring, my budget is strict 85,000 rupees', { currency: 'INR', max: 85_000 }],
    ['two gold rings, £900 for both', { currency: 'GBP', target: 900, scope: 'all_pieces' }],
    ['gold studs, £900 for the pair', { currency: 'GBP', target: 900, scope: 'pair' }],
  ])('%s', (brief, budget) => {
    expect(requestFrom(brief).budget).toEqual(budget);
  });
});

describe('a number that is only called a size', () => {
  test.each([
    ['tennis bracelet 18k size 7', 177.8],
    ['size 7 gold bracelet', 177.8],
    ['gold bracelet 7.5 size', 190.5],
    ['bracelet size 18 in gold', 180],
    ['silver chain size 45', 450],
  ])('of "%s" is the length that such pieces have, as an assumption', (brief, length_mm) => {
    const { dimensions, assumptions } = requestFrom(brief);
    expect(dimensions).toEqual({ length_mm });
    expect(assumptions).toContainEqual(expect.objectContaining({ field: 'dimensions.length_mm', value: length_mm }));
  });

  test('says that of the chain where the piece hangs on one', () => {
    const { dimensions, assumptions } = requestFrom('gold pendant, chain size 18');
    expect(dimensions).toEqual({ chain_length_mm: 457.2 });
    expect(assumptions.map(({ field }) => field)).toEqual(['dimensions.chain_length_mm']);
  });

  test.each([
    ['gold bangle size 2', '2', []],
    ['gold bangle size 2 4', '2 4', []],
    ['2 size 2.4 gold bangles', '2.4', []],
    ['ring size 7 and bangle size 2.6, gold', '2.6', []],
    ['gold bangle size 7', '7', ['bangle_size']],
    ['silver kada size 7', '7', ['bangle_size']],
    ['bangle of size seven, gold', '7', ['bangle_size']],
  ])('of "%s" is that of the bangle, and asked about where the chart has no such', (brief, value, asked) => {
    const { size, must_ask } = requestFrom(brief);
    expect(size).toEqual({ system: 'IN_BANGLE', value });
    expect(must_ask).toEqual(asked);
  });

  test.each(['gold bangle like design no. 12', 'order no. 455, gold bangle'])('is not in "%s"', (brief) => {
    expect(requestFrom(brief)).toMatchObject({ must_ask: [] });
    expect(requestFrom(brief).size).toBeUndefined();
  });
});
