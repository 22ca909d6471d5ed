import type { BriefCase } from './brief-case.ts';

/** The second half of the first held-out list, of the same day and the same rules. */
export const heldOutBriefsContinued: readonly BriefCase[] = [
  {
    brief: 'rose gold halo ring nahi chahiye, simple solitaire in white gold under 1 lakh',
    says: {
      items: [{ type: 'ring', subtype: 'solitaire' }],
      metal: { material: 'gold', color: 'white' },
      style: ['simple'],
      budget: { max: 100000 },
    },
  },
  {
    brief: 'Pukhraj 5.25 ratti for thursday, index finger, 22k gold, dhanu rashi, male',
    says: {
      stones: [{ gem: 'yellow_sapphire', weight: { value: 5.25, unit: 'ratti' } }],
      wear: { day: 'thursday', finger: 'index' },
      metal: { material: 'gold', karat: 22 },
      astrology: { rashi: 'dhanu' },
      recipient: { gender: 'male' },
    },
  },
  {
    brief: 'I want a dainty initial necklace with the letter A, 14k gold filled no, solid 14k, 16-18 inch chain',
    says: {
      items: [{ type: 'necklace' }],
      metal: { material: 'gold', karat: 14 },
      style: ['dainty'],
    },
  },
  {
    brief: 'chandbali with uncut polki and emerald beads hanging, meenakari on the back in pink',
    says: {
      items: [{ type: 'earrings', subtype: 'chandbali' }],
      enamel: { colors: ['pink'], location: 'reverse' },
    },
  },
  {
    brief: 'What would a 22k kada of 2.10 weigh?',
    says: {
      intent: 'question',
      items: [{ type: 'bangle', subtype: 'kada' }],
      size: { system: 'IN_BANGLE', value: '2.10' },
      metal: { karat: 22 },
    },
  },
  {
    brief: 'cocktail ring, oval amethyst 14x10mm, diamond pave shoulders, yellow gold 18ct, EU 54',
    says: {
      items: [{ type: 'ring', subtype: 'cocktail' }],
      stones: [
        { role: 'center', gem: 'amethyst', shape: 'oval', size_mm: [14, 10] },
        { role: 'side', gem: 'diamond', setting: 'pave' },
      ],
      metal: { material: 'gold', karat: 18, color: 'yellow' },
      size: { system: 'EU', value: 54 },
    },
  },
  {
    brief: 'nath for bride, maharashtrian style, basra pearls and ruby, clip on no piercing',
    says: {
      items: [{ type: 'nose_ring', subtype: 'nath' }],
      recipient: { role: 'bride' },
      closure: 'clip_on',
      constraints: ['no_piercing'],
    },
  },
  {
    brief: 'AED 3500 max, ladies bracelet 21k, 15 grams, delivery before Eid',
    says: {
      items: [{ type: 'bracelet' }],
      metal: { material: 'gold', karat: 21 },
      budget: { currency: 'AED', max: 3500 },
      weight: { metal_approx_g: 15 },
      recipient: { gender: 'female' },
      deadline: 'Eid',
    },
  },
  {
    brief:
      '10th anniversary ke liye wife ko eternity band dena hai, 2.5mm diamonds full eternity channel set, indian size 13',
    says: {
      items: [{ type: 'ring', subtype: 'full_eternity' }],
      stones: [{ gem: 'diamond', diameter_mm: 2.5, setting: 'channel' }],
      size: { system: 'IN', value: 13 },
      occasion: 'anniversary',
      occasion_number: 10,
      recipient: { relation: 'wife' },
    },
    warns: ['full_eternity_cannot_be_resized'],
  },
  {
    brief: 'men’s silver chain 22 inches 4mm curb, oxidised, around 45 grams',
    says: {
      items: [{ type: 'chain', subtype: 'curb' }],
      metal: { material: 'silver' },
      finish: ['oxidised'],
      weight: { metal_approx_g: 45 },
      recipient: { gender: 'male' },
    },
  },
  {
    brief: 'Lotus pendant yellow gold with tiny ruby in the middle, 15mm wide, chain not needed',
    says: {
      items: [{ type: 'pendant' }],
      motifs: ['lotus'],
      stones: [{ gem: 'ruby' }],
      metal: { material: 'gold', color: 'yellow' },
      dimensions: { width_mm: 15 },
      exclude: ['chain'],
    },
  },
  {
    brief: 'cufflinks in 18ct yellow gold with lapis, khanda engraved, gift for dad’s 60th birthday',
    says: {
      items: [{ type: 'cufflinks' }],
      metal: { material: 'gold', karat: 18, color: 'yellow' },
      stones: [{ gem: 'lapis' }],
      engraving: { motif: 'khanda' },
      occasion: 'birthday',
      occasion_number: 60,
      recipient: { relation: 'father', gender: 'male' },
    },
  },
  {
    brief: 'dedh carat ka heera, 4 prong, safed sona, patli band, halo mat lagana',
    says: {
      stones: [{ gem: 'diamond', carat_each: 1.5, prongs_per_stone: 4 }],
      metal: { material: 'gold', color: 'white' },
      exclude: ['halo'],
    },
  },
  {
    brief: 'maang tikka 3 inch drop with kundan and pearl hangings, bridal lehenga red, not too heavy',
    says: {
      items: [{ type: 'maang_tikka' }],
      techniques: ['kundan'],
      stones: [{ role: 'hanging', gem: 'pearl' }],
      outfit: { garment: 'lehenga', colors: ['red'] },
      constraints: ['lightweight'],
    },
  },
  {
    brief: '14k wg ring 0.75 ct radiant lab dia G/VS2 IGI, hidden halo, sz 6 US',
    says: {
      metal: { material: 'gold', karat: 14, color: 'white' },
      size: { system: 'US', value: 6 },
      items: [{ type: 'ring' }],
    },
  },
  {
    brief: 'Toi et moi with a pear diamond and a pear emerald, 1ct each, yellow gold, under €5,000 including tax',
    says: {
      items: [{ type: 'ring', subtype: 'toi_et_moi' }],
      stones: [
        { gem: 'diamond', shape: 'pear', carat_each: 1 },
        { gem: 'emerald', shape: 'pear', carat_each: 1 },
      ],
      metal: { material: 'gold', color: 'yellow' },
      budget: { currency: 'EUR', max: 5000, tax_included: true },
    },
  },
  {
    brief: 'set of 6 bangles 2-8 plain 22k, 1 tola each',
    says: {
      items: [{ type: 'bangle', qty: 6 }],
      size: { system: 'IN_BANGLE', value: '2.8' },
      metal: { material: 'gold', karat: 22 },
      style: ['plain'],
    },
  },
  {
    brief: 'black diamond mens ring, titanium? no - palladium, flush set, 3 stones, Japan size 21',
    says: {
      stones: [{ gem: 'diamond', color: 'black', count: 3, setting: 'flush' }],
      size: { system: 'JP', value: 21 },
      recipient: { gender: 'male' },
    },
  },
  {
    brief:
      'choker in rose gold for my rani pink kanjeevaram saree, silver zari, 3-3 rubies on both sides of a centre polki',
    says: {
      items: [{ type: 'necklace', subtype: 'choker' }],
      metal: { material: 'gold', color: 'rose' },
      outfit: { garment: 'saree', colors: ['rani_pink'], fabric: 'kanjeevaram', work: 'silver_zari' },
    },
  },
  {
    brief: 'BIS hallmark 916 with HUID, thali for tamil wedding, 8 grams, delivery by 20 January',
    says: {
      hallmark: { scheme: 'BIS', huid: true },
      metal: { fineness: 916 },
      weight: { metal_approx_g: 8 },
      deadline: '20 January',
    },
  },
];
