import type { BriefCase } from './brief-case.ts';

/**
 * Briefs written before the first line of the reader, and never tuned for. The share that was right at the first run is
 * the honest measure of the reader; since then they guard against regressions.
 */
export const heldOutBriefs: readonly BriefCase[] = [
  {
    brief: '18k white gold solitaire ring with a 1.2ct round brilliant diamond, F colour VS1, six prong, US size 5.5',
    says: {
      items: [{ type: 'ring', subtype: 'solitaire' }],
      metal: { material: 'gold', karat: 18, color: 'white' },
      stones: [
        {
          role: 'center',
          gem: 'diamond',
          shape: 'round',
          carat_each: 1.2,
          color_grade: 'F',
          clarity: 'VS1',
          setting: 'prong',
          prongs_per_stone: 6,
        },
      ],
      size: { system: 'US', value: 5.5 },
    },
  },
  {
    brief: 'beti ki shaadi ke liye kundan choker set with jhumka, 22 carat, 80 gram tak',
    says: {
      intent: 'new_set',
      items: [
        { type: 'necklace', subtype: 'choker' },
        { type: 'earrings', subtype: 'jhumka' },
      ],
      metal: { material: 'gold', karat: 22 },
      techniques: ['kundan'],
      weight: { metal_total_max_g: 80 },
      occasion: 'wedding',
      recipient: { relation: 'daughter', gender: 'female' },
    },
  },
  {
    brief: 'Sterling silver huggie hoops, 12mm, hypoallergenic, no stones. About £60 a pair.',
    says: {
      items: [{ type: 'earrings', subtype: 'huggie' }],
      metal: { material: 'silver', fineness: 925 },
      dimensions: { diameter_mm: 12 },
      constraints: ['hypoallergenic'],
      exclude: ['stones'],
      budget: { currency: 'GBP', approx: 60, scope: 'pair' },
    },
  },
  {
    brief: 'need a platinum wedding band for my husband, 5mm comfort fit, matte finish, size T uk',
    says: {
      items: [{ type: 'ring', subtype: 'wedding' }],
      metal: { material: 'platinum' },
      dimensions: { band_width_mm: 5 },
      profile: 'comfort_fit',
      finish: ['matte'],
      size: { system: 'UK', value: 'T' },
      recipient: { relation: 'husband', gender: 'male' },
    },
  },
  {
    brief: 'panna ki angoothi 4.25 ratti, panch dhatu nahi, chandi mein, open back',
    says: {
      items: [{ type: 'ring' }],
      metal: { material: 'silver' },
      stones: [{ role: 'center', gem: 'emerald', weight: { value: 4.25, unit: 'ratti' } }],
      constraints: ['open_back'],
      exclude: ['panchdhatu'],
    },
  },
  {
    brief: 'Diamond tennis bracelet 14k yellow gold 7 inch 5 ctw lab grown with double safety clasp',
    says: {
      items: [{ type: 'bracelet', subtype: 'tennis' }],
      metal: { material: 'gold', karat: 14, color: 'yellow' },
      stones: [{ gem: 'diamond', carat_total: 5, origin: 'lab_grown' }],
      dimensions: { length_mm: 177.8 },
      closure: 'double_safety',
    },
  },
  {
    brief: 'pair of kade 2.6 screw wale, 22k, 30gm dono, peacock face',
    says: {
      items: [{ type: 'bangle', subtype: 'kada', qty: 1, unit: 'pair' }],
      metal: { material: 'gold', karat: 22 },
      size: { system: 'IN_BANGLE', value: '2.6' },
      closure: 'screw',
      motifs: ['peacock'],
      weight: { scope: 'pair' },
    },
  },
  {
    brief: 'Ring with a green stone, size 7, budget 50',
    says: {
      items: [{ type: 'ring' }],
      stones: [{ color: 'green' }],
      size: { system: null, value: 7 },
      budget: { amount_raw: '50' },
    },
    asks: ['ring_size_system', 'stone_gem', 'budget_currency', 'metal_material'],
  },
  {
    brief:
      'three stone ring, 1 ct cushion sapphire centre with two 0.25 ct half moon diamonds each side in platinum, size M½',
    says: {
      items: [{ type: 'ring', subtype: 'three_stone' }],
      metal: { material: 'platinum' },
      size: { system: 'UK', value: 'M½' },
    },
  },
  {
    brief: 'gents signet ring 9ct gold oval face 12x10 engraved RJW reversed for sealing, size R',
    says: {
      items: [{ type: 'ring', subtype: 'signet' }],
      metal: { material: 'gold', karat: 9 },
      dimensions: { face_shape: 'oval', face_length_mm: 12, face_width_mm: 10 },
      engraving: { text: 'RJW', reversed: true, style: 'seal' },
      size: { system: 'UK', value: 'R' },
      recipient: { gender: 'male' },
    },
  },
  {
    brief: 'mangalsutra chahiye 18k me, double line kale moti, chota diamond pendant, 20 inch, budget 60 hazaar',
    says: {
      items: [{ type: 'mangalsutra' }],
      metal: { material: 'gold', karat: 18 },
      beads: { kind: 'black_beads', strands: 2 },
      stones: [{ role: 'pendant', gem: 'diamond' }],
      budget: { target: 60000 },
    },
  },
  {
    brief: 'Moissanite studs, martini setting, 6.5mm each, white gold, screw backs',
    says: {
      items: [{ type: 'earrings', subtype: 'stud' }],
      metal: { material: 'gold', color: 'white' },
      stones: [{ gem: 'moissanite', setting: 'martini', diameter_mm: 6.5 }],
      closure: 'screw_back',
    },
  },
  {
    brief: 'baby ke liye chandi ki payal with ghungroo, 5 inch, 8 mahine ki hai',
    says: {
      items: [{ type: 'anklet' }],
      metal: { material: 'silver' },
      features: ['ghungroo'],
      dimensions: { length_mm: 127 },
      recipient: { age_months: 8 },
    },
    warns: ['choking_hazard_small_parts'],
  },
  {
    brief: 'antique temple haram with lakshmi motif, rubies and pearls, 22kt, 1.5 lakh to 2 lakh, no enamel',
    says: {
      items: [{ type: 'necklace', subtype: 'haram' }],
      finish: ['antique'],
      techniques: ['temple'],
      motifs: ['lakshmi'],
      stones: [{ gem: 'ruby' }, { gem: 'pearl' }],
      metal: { material: 'gold', karat: 22 },
      budget: { min: 150000, max: 200000 },
      exclude: ['enamel'],
    },
  },
  {
    brief: 'emerald cut emerald, about 2 carats, bezel set east-west on a plain 2mm yellow gold band',
    says: {
      stones: [
        { role: 'center', gem: 'emerald', shape: 'emerald', carat_each: 2, setting: 'bezel', orientation: 'east_west' },
      ],
      metal: { material: 'gold', color: 'yellow' },
      dimensions: { band_width_mm: 2 },
      style: ['plain'],
    },
  },
  {
    brief:
      'Necklace for a black velvet gown with a high neck, evening reception, something long and modern, not pearls',
    says: {
      items: [{ type: 'necklace' }],
      outfit: { garment: 'gown', colors: ['black'], fabric: 'velvet', neckline: 'high_neck' },
      occasion: 'reception',
      occasion_time: 'evening',
      style: ['modern'],
      exclude: ['pearls'],
    },
  },
  {
    brief: 'navratna pendant in gold, 25 mm, with 18" chain',
    says: {
      items: [{ type: 'pendant' }],
      techniques: ['navratna'],
      metal: { material: 'gold' },
      dimensions: { chain_length_mm: 457.2 },
    },
  },
  {
    brief: 'same as JR-1042 but in platinum and 6 prongs, rest same rakhna',
    says: {
      intent: 'edit',
      base_design: 'JR-1042',
      changes: { metal: { material: 'platinum' }, center: { prongs: 6 } },
      keep: { everything_else: true },
    },
  },
  {
    brief: 'reset my grandmother’s 5.8mm old european cut diamond into a low profile rose gold ring, milgrain edges',
    says: {
      intent: 'remodel',
      items: [{ type: 'ring' }],
      metal: { material: 'gold', color: 'rose' },
      stones: [{ gem: 'diamond', cut: 'old_european', diameter_mm: 5.8, supplied_by: 'customer' }],
      heirloom_from: 'grandmother',
      constraints: ['low_profile'],
    },
  },
  {
    brief: '2ct total including the 1.5 ct center, princess, side stones round, pt950',
    says: {
      total_carat: { value: 2, includes_center: true },
      metal: { material: 'platinum', fineness: 950 },
    },
  },
];
