import type { BriefCase } from './brief-case.ts';

/** Ears, neck, wrist and the rest, in English. */
export const bodyBriefs: readonly BriefCase[] = [
  {
    brief: 'pair of diamond studs, 0.5 ct each, martini setting, platinum, screw backs',
    says: {
      items: [{ type: 'earrings', subtype: 'stud', qty: 1, unit: 'pair' }],
      metal: { material: 'platinum' },
      stones: [{ role: 'main', gem: 'diamond', carat_each: 0.5, setting: 'martini' }],
      closure: 'screw_back',
    },
  },
  {
    brief: '1 ct diamond studs in white gold',
    says: { items: [{ type: 'earrings', subtype: 'stud' }], stones: [{ gem: 'diamond' }] },
    asks: ['carat_each_or_total'],
  },
  {
    brief: 'nickel-free hoops for sensitive ears, 20mm, 14k gold, 2mm thick',
    says: {
      items: [{ type: 'earrings', subtype: 'hoop' }],
      dimensions: { diameter_mm: 20, thickness_mm: 2 },
      constraints: ['sensitive_ears'],
      exclude: ['nickel'],
    },
  },
  {
    brief: 'clip on pearl earrings, no piercing, 10mm south sea pearls',
    says: {
      items: [{ type: 'earrings' }],
      stones: [{ gem: 'south_sea_pearl', diameter_mm: 10 }],
      closure: 'clip_on',
      constraints: ['no_piercing'],
    },
  },
  {
    brief: 'drop earrings 1.25 inch high with aquamarine briolettes, lever back',
    says: {
      items: [{ type: 'earrings', subtype: 'drop' }],
      dimensions: { height_mm: 31.75 },
      stones: [{ gem: 'aquamarine' }],
      closure: 'lever_back',
    },
  },
  {
    brief: 'Diamond tennis bracelet, 4 ctw, 14k white gold, 7 inch, double safety clasp',
    says: {
      items: [{ type: 'bracelet', subtype: 'tennis' }],
      stones: [{ gem: 'diamond', carat_total: 4 }],
      dimensions: { length_mm: 177.8 },
      closure: 'double_safety',
    },
  },
  {
    brief: 'gold cuff bracelet, hammered, 18k, 20mm wide',
    says: { items: [{ type: 'bracelet', subtype: 'cuff' }], finish: ['hammered'], dimensions: { width_mm: 20 } },
  },
  {
    brief: 'heart pendant in rose gold with tiny diamonds, 18 inch chain',
    says: {
      items: [{ type: 'pendant' }],
      motifs: ['heart'],
      metal: { color: 'rose' },
      stones: [{ gem: 'diamond' }],
      dimensions: { chain_length_mm: 457.2 },
    },
  },
  {
    brief: 'oval locket, sterling silver, 25 mm tall, engraved "Forever" inside',
    says: {
      items: [{ type: 'pendant', subtype: 'locket' }],
      metal: { material: 'silver', fineness: 925 },
      dimensions: { height_mm: 25 },
      engraving: { text: 'Forever', location: 'inside' },
    },
  },
  {
    brief: '18k gold rope chain 20 inches 2.5mm',
    says: { items: [{ type: 'chain', subtype: 'rope' }], dimensions: { length_mm: 508, width_mm: 2.5 } },
  },
  {
    brief: 'riviere necklace, graduated sapphires, 16 inches, platinum',
    says: {
      items: [{ type: 'necklace', subtype: 'riviere' }],
      stones: [{ gem: 'sapphire', arrangement: 'graduated_line' }],
      dimensions: { length_mm: 406.4 },
    },
  },
  {
    brief: 'anklet sterling silver 10 inch with little bells',
    says: { items: [{ type: 'anklet' }], features: ['ghungroo'], dimensions: { length_mm: 254 } },
  },
  {
    brief: 'brooch shaped like a peacock, emeralds and sapphires, 45mm wide, yellow gold',
    says: {
      items: [{ type: 'brooch' }],
      motifs: ['peacock'],
      stones: [{ gem: 'emerald' }, { gem: 'sapphire' }],
      dimensions: { width_mm: 45 },
    },
  },
  {
    brief: 'cufflinks, onyx, sterling silver, engraved AK',
    says: { items: [{ type: 'cufflinks' }], stones: [{ gem: 'onyx' }], engraving: { text: 'AK' } },
  },
  {
    brief: 'christening bangle for baby girl, 6 months old, silver, no small parts',
    says: {
      items: [{ type: 'bangle' }],
      recipient: { relation: 'baby', gender: 'female', age_months: 6 },
      constraints: ['no_small_parts'],
    },
  },
  {
    brief: 'bracelet for a 2 year old with charms, gold',
    says: { items: [{ type: 'bracelet' }], recipient: { age: 2 }, features: ['charms'] },
    warns: ['choking_hazard_small_parts'],
  },
  {
    brief: 'tiara for the bride with pearls and marquise diamonds, 40 mm high',
    says: { items: [{ type: 'tiara' }], recipient: { role: 'bride' }, dimensions: { height_mm: 40 } },
  },
  {
    brief: 'Necklace and earring set, rubies, 22k gold, wedding',
    says: {
      intent: 'new_set',
      items: [{ type: 'necklace' }, { type: 'earrings' }],
      stones: [{ gem: 'ruby' }],
      metal: { karat: 22 },
      occasion: 'wedding',
    },
  },
  {
    brief: 'cross pendant, two tone gold, 30mm tall',
    says: {
      items: [{ type: 'pendant' }],
      motifs: ['cross'],
      metal: { material: 'gold', color: 'two_tone' },
      dimensions: { height_mm: 30 },
    },
  },
  {
    brief: 'pear shaped tanzanite pendant 3ct, diamond halo, 14k white gold, should not flip',
    says: {
      stones: [
        { role: 'main', gem: 'tanzanite', shape: 'pear', carat_each: 3 },
        { role: 'halo', gem: 'diamond' },
      ],
      constraints: ['must_not_flip'],
    },
  },
  {
    brief: 'March birthstone pendant, sterling silver',
    says: { items: [{ type: 'pendant' }], stones: [{ role: 'birthstone' }] },
  },
  {
    brief: 'birthstone ring for mum in 9ct gold',
    says: { stones: [{ role: 'birthstone' }], recipient: { relation: 'mother' } },
    asks: ['birth_month'],
  },
  {
    brief: 'huggie hoops with pave diamonds, 12 mm, 14k rose gold',
    says: {
      items: [{ type: 'earrings', subtype: 'huggie' }],
      stones: [{ gem: 'diamond', setting: 'pave' }],
      dimensions: { diameter_mm: 12 },
    },
  },
  {
    brief: 'bracelet length 4.5 to 5.5 inch adjustable, silver, for my daughter',
    says: {
      items: [{ type: 'bracelet' }],
      dimensions: { length_min_mm: 114.3, length_max_mm: 139.7 },
      features: ['adjustable'],
      recipient: { relation: 'daughter' },
    },
  },
  {
    brief: 'statement choker to match a black velvet dress with a deep neck, evening party',
    says: {
      items: [{ type: 'necklace', subtype: 'choker' }],
      outfit: { garment: 'dress', colors: ['black'], fabric: 'velvet', neckline: 'deep_neck' },
      occasion: 'party',
      occasion_time: 'evening',
    },
  },
  {
    brief: 'gold earrings under 4 g total, no stones, lightweight, £300 max',
    says: {
      items: [{ type: 'earrings' }],
      weight: { total_max_g: 4 },
      constraints: ['lightweight'],
      exclude: ['stones'],
      budget: { currency: 'GBP', max: 300 },
    },
  },
  {
    brief: 'evil eye bracelet, 14k gold, tiny turquoise and diamonds, budget between $200 and $300 including tax',
    says: {
      motifs: ['evil_eye'],
      stones: [{ gem: 'turquoise' }, { gem: 'diamond' }],
      budget: { currency: 'USD', min: 200, max: 300, tax_included: true },
    },
  },
  {
    brief: 'AED 5000 budget, Zambian emerald pendant 2 carat, 18k yellow gold',
    says: {
      budget: { currency: 'AED', target: 5000 },
      stones: [{ gem: 'emerald', carat_each: 2, origin_country: 'Zambia' }],
      metal: { karat: 18 },
    },
  },
  {
    brief: 'tree of life pendant, not gold but silver, 30 mm',
    says: { metal: { material: 'silver' }, exclude: ['gold'], motifs: ['tree_of_life'] },
  },
  {
    brief: 'nose pin, 7 stone, natural diamonds VS-SI G-H, 18kt yellow, screw type',
    says: {
      items: [{ type: 'nose_pin', subtype: 'seven_stone' }],
      stones: [{ gem: 'diamond', origin: 'natural', clarity: 'VS-SI', color_grade: 'G-H' }],
      metal: { karat: 18, color: 'yellow' },
      closure: 'screw',
    },
  },
];
