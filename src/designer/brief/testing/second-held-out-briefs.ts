import type { BriefCase } from './brief-case.ts';

/** Written after the first tuning and read once before anything was changed for them: the second honest measure. */
export const secondHeldOutBriefs: readonly BriefCase[] = [
  {
    brief:
      'Can you set my own oval sapphire, 8.21 x 6.02 x 4.05 mm, in a full bezel ring, 18ct yellow gold, finger size M',
    says: {
      stones: [
        { gem: 'sapphire', shape: 'oval', size_mm: [8.21, 6.02, 4.05], setting: 'full_bezel', supplied_by: 'customer' },
      ],
      metal: { material: 'gold', karat: 18, color: 'yellow' },
      size: { system: 'UK', value: 'M' },
    },
  },
  {
    brief: 'rudraksha bracelet gold caps 22k each cap 1 gm',
    says: {
      items: [{ type: 'bracelet' }],
      metal: { karat: 22 },
      weight: { metal_each_g: 1 },
      beads: { kind: 'rudraksha' },
    },
  },
  {
    brief: 'four bangles 2.4 in 22k, max 12 g each, fancy cutwork',
    says: {
      items: [{ type: 'bangle', qty: 4, weight_each_max_g: 12 }],
      size: { value: '2.4' },
      techniques: ['openwork'],
    },
  },
  {
    brief:
      'meri fiancee ke liye sagai ki ring, 1 carat natural round solitaire, VS2 ya usse behtar, F color, platinum, Indian 12',
    says: {
      items: [{ type: 'ring', subtype: 'engagement' }],
      stones: [{ origin: 'natural', shape: 'round', carat_each: 1, clarity: 'VS2', color_grade: 'F' }],
      size: { system: 'IN', value: 12 },
      recipient: { relation: 'fiancee', gender: 'female' },
    },
  },
  {
    brief: 'tennis necklace with graduated lab diamonds 2mm to 3mm, 18 inch, white gold, VS1 minimum',
    says: {
      items: [{ type: 'necklace', subtype: 'tennis' }],
      stones: [
        {
          gem: 'diamond',
          origin: 'lab_grown',
          arrangement: 'graduated_line',
          size_mm_min: 2,
          size_mm_max: 3,
          clarity: 'VS1',
          clarity_is_minimum: true,
        },
      ],
      dimensions: { length_mm: 457.2 },
    },
  },
  {
    brief: 'bridal set under 250 gm gross: rani haar, choker, jhumka, kada 2.6 pair, all 22k antique with ghungroo',
    says: {
      intent: 'new_set',
      weight: { gross_max_g: 250 },
      metal: { karat: 22 },
      finish: ['antique'],
      features: ['ghungroo'],
    },
  },
  {
    brief: 'Quote for the mount only please: platinum 6 claw for a 2ct round',
    says: {
      quote: { exclude: ['center_stone'] },
      metal: { material: 'platinum' },
      stones: [{ shape: 'round', carat_each: 2, prongs_per_stone: 6 }],
    },
  },
  {
    brief: 'signet pinky ring, cushion face 11x9, family crest, no stones, 14k yellow, about 9 grams',
    says: {
      items: [{ type: 'ring', subtype: 'signet' }],
      dimensions: { face_shape: 'cushion', face_length_mm: 11, face_width_mm: 9 },
      exclude: ['stones'],
      weight: { metal_approx_g: 9 },
      wear: { finger: 'little' },
    },
  },
  {
    brief: 'show me front, side and top views of a lotus ring in rose gold',
    says: { motifs: ['lotus'], metal: { color: 'rose' }, views: ['front', 'side', 'top'] },
  },
  {
    brief: 'pendant with Om on front and name Aarav engraved on the back, 22k, 5 gm, 20mm dia',
    says: {
      motifs: ['om'],
      engraving: { text: 'Aarav', location: 'back' },
      dimensions: { diameter_mm: 20 },
      weight: { metal_approx_g: 5 },
    },
  },
  {
    brief: 'dhanu rashi walo ke liye pukhraj pendant, 7.25 ratti, panchdhatu',
    says: {
      astrology: { rashi: 'dhanu' },
      stones: [{ gem: 'yellow_sapphire', weight: { value: 7.25, unit: 'ratti' } }],
      metal: { material: 'panchdhatu' },
    },
  },
  {
    brief: 'half bezel solitaire nahi, full bezel chahiye, 70 cents, rose gold 18k',
    says: { stones: [{ setting: 'full_bezel', carat_each: 0.7 }], metal: { karat: 18, color: 'rose' } },
  },
  {
    brief:
      'gift for husband on our 10th anniversary: bracelet, brushed platinum, 8 inch, price between 1.8 and 2.2 lakh all inclusive',
    says: {
      occasion: 'anniversary',
      occasion_number: 10,
      recipient: { relation: 'husband', gender: 'male' },
      dimensions: { length_mm: 203.2 },
      finish: ['brushed'],
      budget: { min: 180000, max: 220000, tax_included: true },
    },
  },
  {
    brief: 'toddler earrings, 3 years, 18k gold, screw back, no detachable parts, tiny hearts',
    says: {
      items: [{ type: 'earrings' }],
      closure: 'screw_back',
      constraints: ['no_detachable_parts'],
      motifs: ['heart'],
      recipient: { relation: 'child', age: 3 },
    },
  },
  {
    brief: 'Zambian emerald 3.2ct emerald cut, GRS, 4 double claws, tapered baguette sides, pt950, US 6 1/4',
    says: {
      stones: [
        {
          role: 'center',
          gem: 'emerald',
          shape: 'emerald',
          carat_each: 3.2,
          origin_country: 'Zambia',
          lab: 'GRS',
          setting: 'double_claw',
        },
        { role: 'side', shape: 'tapered_baguette' },
      ],
      size: { system: 'US', value: 6.25 },
    },
  },
  {
    brief: 'oxidised silver jhumki with mirror work for navratri, light weight, 500 rs tak',
    says: {
      items: [{ type: 'earrings', subtype: 'jhumka' }],
      finish: ['oxidised'],
      techniques: ['mirror_work'],
      occasion: 'navratri',
      constraints: ['lightweight'],
      budget: { currency: 'INR', max: 500 },
    },
  },
  {
    brief: 'unisex ring, 5 mm wide, 1.5 mm thick, flat, matte black rhodium over silver, JP 15',
    says: {
      dimensions: { band_width_mm: 5, thickness_mm: 1.5 },
      profile: 'flat',
      metal: { material: 'silver' },
      size: { system: 'JP', value: 15 },
    },
  },
  {
    brief: 'convert old gold kada 28 gm into two thin bangles',
    says: { intent: 'remodel', items: [{ type: 'bangle', qty: 2 }] },
  },
  {
    brief: 'She has sensitive ears so no nickel, hypoallergenic posts, pearl studs 7mm, 14k yg, $250 max',
    says: {
      constraints: ['sensitive_ears', 'hypoallergenic'],
      exclude: ['nickel'],
      stones: [{ gem: 'pearl', diameter_mm: 7 }],
      budget: { currency: 'USD', max: 250 },
    },
  },
  {
    brief:
      'ruby aur heere ki cocktail ring, ruby beech mein oval 10x8, heere halo mein, peela sona 18k, 3 lakh ke aas paas',
    says: {
      items: [{ type: 'ring', subtype: 'cocktail' }],
      stones: [
        { role: 'center', gem: 'ruby', shape: 'oval', size_mm: [10, 8] },
        { role: 'halo', gem: 'diamond' },
      ],
      metal: { material: 'gold', karat: 18, color: 'yellow' },
      budget: { approx: 300000 },
    },
  },
  {
    brief:
      'wedding ring to sit flush with my engagement ring, curved, pave diamonds half way, 2mm, platinum, size 54 EU',
    says: {
      stones: [{ gem: 'diamond', setting: 'pave' }],
      size: { system: 'EU', value: 54 },
      constraints: ['stacks_with_other_ring'],
    },
  },
  {
    brief: 'anniversary band with 7 diamonds 10 pointers each, shared claw, white gold',
    says: {
      stones: [{ gem: 'diamond', count: 7, carat_each: 0.1, setting: 'shared_prong' }],
      metal: { color: 'white' },
    },
  },
  {
    brief: 'Mom’s 50th birthday in March: locket with photo, sterling silver, engraved flowers on the front',
    says: {
      occasion: 'birthday',
      occasion_number: 50,
      recipient: { relation: 'mother' },
      items: [{ type: 'pendant', subtype: 'locket' }],
    },
  },
  {
    brief: 'silk saree rani pink with silver zari, need matching jhumka and choker, oxidised',
    says: {
      outfit: { garment: 'saree', colors: ['rani_pink'], fabric: 'silk', work: 'silver_zari' },
      items: [
        { type: 'earrings', subtype: 'jhumka' },
        { type: 'necklace', subtype: 'choker' },
      ],
    },
  },
  {
    brief: 'kids gold ring 1 gm, 5 year old boy, simple band with initial R',
    says: { recipient: { gender: 'male', age: 5 }, weight: { metal_approx_g: 1 }, items: [{ type: 'ring' }] },
  },
  {
    brief: '18k yellow gold hoops, 25 mm outer diameter, 3 mm thick, hollow, hinged click, 4 g total max',
    says: {
      items: [{ type: 'earrings', subtype: 'hoop' }],
      dimensions: { diameter_mm: 25, thickness_mm: 3 },
      closure: 'hinged_click',
      weight: { total_max_g: 4 },
    },
  },
  {
    brief: 'Ring in 18k, else 14k if too costly; cushion morganite 9x7; €1500 incl. VAT',
    says: {
      metal: { karat: 18, fallback_karat: 14 },
      stones: [{ gem: 'morganite', shape: 'cushion', size_mm: [9, 7] }],
      budget: { currency: 'EUR', tax_included: true },
    },
  },
  {
    brief: 'pearl necklace 3 strands, 16 inch, 6-7mm akoya, diamond clasp',
    says: { items: [{ type: 'necklace' }], dimensions: { length_mm: 406.4 } },
  },
  {
    brief: 'nahi chahiye halo, nahi chahiye side stones, bas ek badiya sa solitaire, 18k rose',
    says: { exclude: ['halo', 'side_stones'], metal: { karat: 18, color: 'rose' } },
  },
  {
    brief: 'vanki ring, ruby and green stones, temple style, 22k, US 7',
    says: {
      items: [{ type: 'ring', subtype: 'vanki' }],
      techniques: ['temple'],
      size: { system: 'US', value: 7 },
      metal: { karat: 22 },
    },
    asks: ['stone_gem'],
  },
  {
    brief: 'charm for bracelet, elephant, silver, 12 mm high max 15mm, bail 4mm',
    says: { motifs: ['elephant'], metal: { material: 'silver' } },
  },
  {
    brief: 'diamond line bracelet 6.5 inches, 50 stones 2.5 mm, 14k rose gold, box clasp with safety',
    says: {
      stones: [{ gem: 'diamond', count: 50, diameter_mm: 2.5 }],
      dimensions: { length_mm: 165.1 },
      closure: 'box_clasp',
    },
  },
  {
    brief: 'kaan ke tops, phool design, 4 gram, meena pink aur green, screw wale',
    says: {
      items: [{ type: 'earrings', subtype: 'stud' }],
      motifs: ['flower'],
      weight: { metal_approx_g: 4 },
      enamel: { colors: ['pink', 'green'] },
      closure: 'screw',
    },
  },
  {
    brief: 'Make the band thinner, swap ruby for emerald, keep everything else the same',
    says: { intent: 'edit', keep: { everything_else: true } },
  },
  {
    brief: 'Sikh wedding kada stainless steel with khanda, 70mm inner diameter, 8mm wide, no polish, matt',
    says: {
      items: [{ type: 'bangle', subtype: 'kada' }],
      metal: { material: 'steel' },
      size: { inner_diameter_mm: 70 },
      dimensions: { width_mm: 8 },
      finish: ['matte'],
      motifs: ['khanda'],
    },
  },
  {
    brief: 'zodiac necklace for sagittarius, 14k, 16 to 18 inch, tiny diamond constellation, £400-£500',
    says: {
      astrology: { zodiac: 'sagittarius' },
      budget: { currency: 'GBP', min: 400, max: 500 },
      dimensions: { length_min_mm: 406.4, length_max_mm: 457.2 },
    },
  },
  {
    brief: 'red coral (moonga) 6.5 ratti, copper, anamika finger, mangalvar, man',
    says: {
      stones: [{ gem: 'coral', weight: { value: 6.5, unit: 'ratti' } }],
      metal: { material: 'copper' },
      wear: { finger: 'ring', day: 'tuesday' },
      recipient: { gender: 'male' },
    },
  },
  {
    brief:
      'Cluster earrings like flowers, 6 petals of pear sapphires around a round diamond, 18k white gold, omega backs',
    says: { items: [{ type: 'earrings' }], closure: 'omega_back', metal: { karat: 18, color: 'white' } },
  },
  {
    brief: '5 tola ka rani haar 22k, 28 inch, lakshmi coins, moti nahi, laal meena',
    says: {
      items: [{ type: 'necklace', subtype: 'rani_haar' }],
      weight: { value: 5, unit: 'tola' },
      dimensions: { length_mm: 711.2 },
      exclude: ['pearls'],
      enamel: { colors: ['red'] },
    },
  },
  {
    brief: 'promise ring under 100 dollars, sterling silver, infinity, not too thin, ships by Feb 10',
    says: {
      items: [{ type: 'ring', subtype: 'promise' }],
      metal: { material: 'silver', fineness: 925 },
      motifs: ['infinity'],
      budget: { currency: 'USD', max: 100 },
    },
  },
];
