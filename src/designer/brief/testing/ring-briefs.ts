import type { BriefCase } from './brief-case.ts';

/** Rings as they are ordered over a counter in London, New York and Mumbai. */
export const ringBriefs: readonly BriefCase[] = [
  {
    brief: '18k rose gold engagement ring, 1 ct oval ruby, diamond halo, US 6.5, under $4000',
    says: {
      intent: 'new_design',
      items: [{ type: 'ring', subtype: 'engagement' }],
      metal: { material: 'gold', karat: 18, color: 'rose' },
      stones: [
        { role: 'center', gem: 'ruby', shape: 'oval', carat_each: 1 },
        { role: 'halo', gem: 'diamond' },
      ],
      size: { system: 'US', value: 6.5 },
      budget: { currency: 'USD', max: 4000 },
      must_ask: [],
    },
  },
  {
    brief: '9ct white gold half eternity 0.5ctw princess uk N',
    says: {
      items: [{ type: 'ring', subtype: 'half_eternity' }],
      metal: { material: 'gold', karat: 9, color: 'white' },
      stones: [{ role: 'main', shape: 'princess', carat_total: 0.5 }],
      size: { system: 'UK', value: 'N' },
    },
  },
  {
    brief: 'Platinum solitaire, 1.50ct emerald cut diamond, G colour VS1, GIA, four claws, size L½',
    says: {
      metal: { material: 'platinum' },
      stones: [
        {
          role: 'center',
          gem: 'diamond',
          shape: 'emerald',
          carat_each: 1.5,
          color_grade: 'G',
          clarity: 'VS1',
          lab: 'GIA',
          prongs_per_stone: 4,
        },
      ],
      size: { system: 'UK', value: 'L½' },
    },
  },
  {
    brief: "men's wedding band 14k yellow gold 6mm flat comfort fit brushed US 10",
    says: {
      items: [{ type: 'ring', subtype: 'wedding' }],
      metal: { material: 'gold', karat: 14, color: 'yellow' },
      dimensions: { band_width_mm: 6 },
      finish: ['brushed'],
      size: { system: 'US', value: 10 },
      recipient: { gender: 'male' },
    },
  },
  {
    brief: 'rose cut diamond ring in 18k rose gold, bezel set, vintage look',
    says: {
      items: [{ type: 'ring' }],
      metal: { karat: 18, color: 'rose' },
      stones: [{ role: 'center', gem: 'diamond', cut: 'rose_cut', setting: 'bezel' }],
      style: ['vintage'],
    },
  },
  {
    brief: 'emerald and diamond ring, emerald 8x6 oval, yellow gold',
    says: {
      items: [{ type: 'ring' }],
      metal: { material: 'gold', color: 'yellow' },
    },
  },
  {
    brief: 'three stone ring: 1ct round diamond centre and two pear side stones 0.3ct each, platinum',
    says: {
      items: [{ type: 'ring', subtype: 'three_stone' }],
      metal: { material: 'platinum' },
      stones: [
        { role: 'center', gem: 'diamond', shape: 'round', carat_each: 1 },
        { role: 'side', shape: 'pear', count: 2, carat_each: 0.3 },
      ],
    },
  },
  {
    brief: '2 ct total including the centre 1.5 ct round diamond, side stones round, platinum ring US 6',
    says: {
      total_carat: { value: 2, includes_center: true },
      stones: [
        { role: 'center', gem: 'diamond', shape: 'round', carat_each: 1.5 },
        { role: 'side', shape: 'round' },
      ],
    },
  },
  {
    brief: 'signet ring with initials RJW, 9ct gold, oval face 14x12, hand engraved seal style, reversed',
    says: {
      items: [{ type: 'ring', subtype: 'signet' }],
      metal: { material: 'gold', karat: 9 },
      dimensions: { face_shape: 'oval', face_length_mm: 14, face_width_mm: 12 },
      engraving: { text: 'RJW', style: 'seal', reversed: true },
    },
  },
  {
    brief: 'Toi et moi ring, 1ct pear emerald and 1ct pear diamond, 18k yellow gold',
    says: {
      items: [{ type: 'ring', subtype: 'toi_et_moi' }],
      stones: [
        { gem: 'emerald', shape: 'pear', carat_each: 1 },
        { gem: 'diamond', shape: 'pear', carat_each: 1 },
      ],
    },
  },
  {
    brief: 'ring size 7 with a sapphire',
    says: {
      items: [{ type: 'ring' }],
      stones: [{ role: 'center', gem: 'sapphire' }],
      size: { system: null, value: 7 },
    },
    asks: ['ring_size_system', 'metal_material'],
  },
  {
    brief: 'a ring with a green stone in white gold, 2 ct',
    says: {
      items: [{ type: 'ring', qty: 1 }],
      metal: { color: 'white' },
      stones: [{ role: 'center', color: 'green', carat_each: 2 }],
    },
    asks: ['stone_gem'],
  },
  {
    brief: 'full eternity band, 2mm round diamonds, shared prong, platinum, UK M',
    says: {
      items: [{ type: 'ring', subtype: 'full_eternity' }],
      stones: [{ role: 'main', gem: 'diamond', shape: 'round', diameter_mm: 2, setting: 'shared_prong' }],
      size: { system: 'UK', value: 'M' },
    },
    warns: ['full_eternity_cannot_be_resized'],
  },
  {
    brief: '1/2 ct solitaire ring, six prongs, 14k white gold, EU 52',
    says: {
      items: [{ type: 'ring', subtype: 'solitaire' }],
      stones: [{ carat_each: 0.5, prongs_per_stone: 6, setting: 'prong' }],
      size: { system: 'EU', value: 52 },
    },
  },
  {
    brief: 'one and a half carat cushion morganite, double claws, split shank, rose gold, no halo',
    says: {
      metal: { color: 'rose' },
      stones: [{ gem: 'morganite', shape: 'cushion', carat_each: 1.5, setting: 'double_claw' }],
      features: ['split_shank'],
      exclude: ['halo'],
    },
  },
  {
    brief: 'Low profile bezel ring for a nurse, 5mm round moissanite, recycled 14k gold, no prongs, under £900',
    says: {
      items: [{ type: 'ring' }],
      stones: [{ gem: 'moissanite', shape: 'round', diameter_mm: 5, setting: 'bezel' }],
      constraints: ['low_profile', 'ethically_sourced'],
      exclude: ['prongs'],
      budget: { currency: 'GBP', max: 900 },
    },
  },
  {
    brief: 'pearl ring for daily wear in 18k gold',
    says: { stones: [{ role: 'center', gem: 'pearl' }], wear: { frequency: 'daily' } },
    warns: ['tender_gem_in_ring'],
  },
  {
    brief: 'tension set emerald ring in platinum',
    says: { stones: [{ gem: 'emerald', setting: 'tension' }] },
    warns: ['tension_needs_hard_gem', 'tender_gem_in_ring'],
  },
  {
    brief: 'old european cut diamond 5.8mm, art deco ring, platinum, milgrain, size K uk',
    says: {
      stones: [{ role: 'center', gem: 'diamond', cut: 'old_european', diameter_mm: 5.8 }],
      style: ['art_deco'],
      techniques: ['milgrain'],
      size: { system: 'UK', value: 'K' },
    },
  },
  {
    brief: 'five stone ring with 5 round diamonds, 0.2 ct each, 18ct white gold',
    says: {
      items: [{ type: 'ring', subtype: 'five_stone' }],
      stones: [{ gem: 'diamond', shape: 'round', count: 5, carat_each: 0.2 }],
      metal: { karat: 18, color: 'white' },
    },
  },
  {
    brief: 'east-west marquise diamond 1.2ct on a 1.8mm plain yellow gold band',
    says: {
      stones: [{ role: 'center', gem: 'diamond', shape: 'marquise', carat_each: 1.2, orientation: 'east_west' }],
      dimensions: { band_width_mm: 1.8 },
      metal: { color: 'yellow' },
      style: ['plain'],
    },
  },
  {
    brief: 'stacking rings, set of 3, one yellow one white one rose, 1.5 mm',
    says: { items: [{ type: 'ring', subtype: 'stacking' }] },
  },
  {
    brief: 'Engagement ring and matching wedding band in platinum, 1ct princess diamond',
    says: {
      items: [
        { type: 'ring', subtype: 'engagement' },
        { type: 'ring', subtype: 'wedding' },
      ],
      stones: [{ gem: 'diamond', shape: 'princess', carat_each: 1 }],
      constraints: ['matching_set'],
    },
  },
  {
    brief: 'hidden halo oval lab diamond 2ct E VVS2 IGI, thin band 1.6mm, 14k yg, US 5',
    says: {
      metal: { karat: 14, color: 'yellow' },
      dimensions: { band_width_mm: 1.6 },
      size: { system: 'US', value: 5 },
    },
  },
  {
    brief: 'Cocktail ring with a 10 carat emerald, 18k yellow gold, diamond shoulders',
    says: {
      items: [{ type: 'ring', subtype: 'cocktail' }],
      metal: { karat: 18 },
      stones: [
        { role: 'center', gem: 'emerald', carat_each: 10 },
        { role: 'side', gem: 'diamond' },
      ],
    },
  },
  {
    brief: 'sapphire ring, 3-3 diamonds on both sides, white gold',
    says: {
      stones: [
        { role: 'center', gem: 'sapphire' },
        { role: 'side', gem: 'diamond', count: 6 },
      ],
    },
  },
  {
    brief: 'oval sapphire with 2 small diamonds on each side, platinum',
    says: {
      stones: [
        { role: 'center', gem: 'sapphire', shape: 'oval' },
        { role: 'side', gem: 'diamond', count: 4 },
      ],
    },
  },
  {
    brief: 'ring for my wife, 25th anniversary, ruby, budget around €2500',
    says: {
      occasion: 'anniversary',
      occasion_number: 25,
      recipient: { relation: 'wife', gender: 'female' },
      budget: { currency: 'EUR', approx: 2500 },
    },
  },
  {
    brief: 'black diamond ring, titanium, mens, japan size 20',
    says: {
      metal: { material: 'titanium' },
      stones: [{ gem: 'diamond', color: 'black' }],
      size: { system: 'JP', value: 20 },
    },
  },
  {
    brief: 'size 7 US wedding ring 18ct white gold with channel set baguettes 1 carat total',
    says: {
      items: [{ type: 'ring', subtype: 'wedding' }],
      stones: [{ shape: 'baguette', setting: 'channel', carat_total: 1 }],
      size: { system: 'US', value: 7 },
    },
  },
  {
    brief: 'alexandrite ring with a twisted band and leaf shoulders, 14k green gold',
    says: { metal: { color: 'green' }, stones: [{ gem: 'alexandrite' }], features: ['twist', 'leaf_shoulders'] },
  },
  {
    brief: 'Yellow gold claw set trilogy, centre 0.7ct, total 1.2ct',
    says: {
      items: [{ type: 'ring', subtype: 'three_stone' }],
      total_carat: { value: 1.2 },
      stones: [{ role: 'center', carat_each: 0.7, setting: 'prong' }],
    },
  },
];
