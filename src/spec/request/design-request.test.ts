import { describe, expect, test } from 'vitest';
import { designRequestSchema } from './design-request.ts';

const reading = { must_ask: [], should_warn: [], evidence: {}, assumptions: [] };

/** One document with every part of the contract in it. */
const everything = {
  intent: 'new_set',
  items: [
    {
      type: 'ring',
      subtype: 'engagement',
      qty: 1,
      unit: 'piece',
      length_mm: 457.2,
      width_mm: 2.5,
      weight_each_max_g: 12,
    },
  ],
  metal: { material: 'gold', karat: 18, fineness: 750, color: 'yellow', fallback_karat: 22 },
  stones: [
    {
      role: 'center',
      gem: 'diamond',
      shape: 'round',
      cut: 'rose_cut',
      form: 'cabochon',
      count: 1,
      carat_each: 0.5,
      carat_total: 2,
      diameter_mm: 5.8,
      size_mm: [8.21, 6.02, 4.05],
      size_mm_min: 2,
      size_mm_max: 3,
      weight: { value: 5.25, unit: 'ratti' },
      color: 'red',
      color_grade: 'G',
      clarity: 'SI1',
      clarity_is_minimum: true,
      origin: 'natural',
      origin_country: 'Zambia',
      lab: 'GIA',
      setting: 'full_bezel',
      prongs_per_stone: 4,
      arrangement: 'graduated_line',
      orientation: 'east_west',
      rows: 1,
      supplied_by: 'customer',
    },
  ],
  total_carat: { value: 2, includes_center: true },
  beads: { kind: 'black_beads', strands: 2 },
  size: { system: 'IN_BANGLE', value: '2.10', inner_diameter_mm: 60.3, inner_circumference_mm: 62 },
  dimensions: {
    band_width_mm: 2,
    width_mm: 10,
    height_mm: 31.75,
    height_max_mm: 6,
    length_mm: 177.8,
    length_min_mm: 114.3,
    length_max_mm: 139.7,
    diameter_mm: 18,
    thickness_mm: 1.5,
    chain_length_mm: 457.2,
    width_approx_mm: 20,
    face_shape: 'oval',
    face_length_mm: 12,
    face_width_mm: 10,
  },
  weight: {
    metal_min_g: 8,
    metal_max_g: 10,
    metal_approx_g: 28,
    metal_each_g: 1,
    metal_total_max_g: 60,
    gross_max_g: 250,
    total_max_g: 4,
    scope: 'all_pieces',
  },
  finish: ['matte', 'high_polish'],
  techniques: ['temple'],
  motifs: ['lotus'],
  style: ['modern'],
  style_reference: 'an Edwardian garland',
  features: ['ghungroo'],
  constraints: ['low_profile'],
  profile: 'comfort_fit',
  closure: 'south_screw',
  enamel: { colors: ['pink'], location: 'reverse' },
  engraving: {
    text: 'RJW',
    motif: 'khanda',
    pattern: 'geometric',
    style: 'seal',
    reversed: true,
    location: 'inside',
    action: 'keep',
  },
  hallmark: { scheme: 'BIS', huid: true },
  budget: {
    currency: 'INR',
    min: 1,
    max: 80_000,
    target: 1800,
    approx: 900,
    tax_included: true,
    scope: 'pair',
    amount_raw: '50',
  },
  occasion: 'engagement',
  occasion_number: 10,
  occasion_time: 'evening',
  deadline: 'March',
  recipient: { relation: 'fiancee', gender: 'female', age: 21, age_months: 8, role: 'bride' },
  wear: { finger: 'index', day: 'thursday', frequency: 'daily' },
  astrology: { rashi: 'dhanu', zodiac: 'sagittarius' },
  outfit: {
    garment: 'saree',
    colors: ['rani_pink'],
    fabric: 'kanjeevaram',
    work: 'silver_zari',
    neckline: 'high_neck',
  },
  exclude: ['halo', 'rose_gold'],
  base_design: 'JR-1042',
  changes: { center: { carat_each: 1.2, prongs: 6 }, metal: { material: 'platinum' } },
  keep: { everything_else: true },
  heirloom_from: 'grandmother',
  quote: { exclude: ['center_stone'] },
  views: ['front', 'side', 'top'],
  must_ask: ['ring_size_system'],
  should_warn: ['22k_soft_for_diamond_setting'],
  evidence: { 'metal.karat': [12, 15] },
  assumptions: [{ field: 'items[0].type', value: 'ring', why: 'A ring size was given.' }],
};

describe('a design request', () => {
  test('carries every part of the contract', () => {
    expect(designRequestSchema.parse(everything)).toEqual(everything);
  });

  test('may have nothing but its intent', () => {
    expect(designRequestSchema.parse({ intent: 'question', ...reading })).toEqual({ intent: 'question', ...reading });
  });

  test.each(['must_ask', 'should_warn', 'evidence', 'assumptions'])('always has %s', (key) => {
    const whole: Record<string, unknown> = { intent: 'new_design', ...reading };
    const incomplete = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
    expect(designRequestSchema.safeParse(incomplete).success).toBe(false);
  });

  test.each([
    ['a key in camelCase', { totalCarat: { value: 2 } }],
    ['a word with a space', { finish: ['high polish'] }],
    ['a currency that is a sign', { budget: { currency: '$', max: 4000 } }],
    ['a size without its system', { size: { value: 7 } }],
    ['a stone that is a number', { stones: [3] }],
    ['a weight of nothing', { weight: { metal_max_g: 0 } }],
    ['more karats than pure gold has', { metal: { karat: 25 } }],
    ['half a bangle', { items: [{ type: 'bangle', qty: 1.5 }] }],
  ])('refuses %s', (_, part) => {
    expect(designRequestSchema.safeParse({ intent: 'new_design', ...reading, ...part }).success).toBe(false);
  });

  test('keeps a size without a system open', () => {
    const request = { intent: 'new_design', ...reading, size: { system: null, value: 7 } };
    expect(designRequestSchema.parse(request)).toEqual(request);
  });
});
