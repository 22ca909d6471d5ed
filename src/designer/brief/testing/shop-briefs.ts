import type { BriefCase } from './brief-case.ts';

/** Shorthand, edits, remodelling, questions, dates and difficult everyday language. */
export const shopBriefs: readonly BriefCase[] = [
  {
    brief: 'JR-1042 in platinum, 1.2 ct centre, 6 prongs, everything else same',
    says: {
      intent: 'edit',
      base_design: 'JR-1042',
      changes: { metal: { material: 'platinum' }, center: { carat_each: 1.2, prongs: 6 } },
      keep: { everything_else: true },
    },
  },
  {
    brief: 'change the metal to white gold',
    says: { intent: 'edit', changes: { metal: { material: 'gold', color: 'white' } } },
  },
  {
    brief: "remodel my grandmother's ring into a pendant, keep the ruby, 18k gold",
    says: { intent: 'remodel', heirloom_from: 'grandmother' },
  },
  {
    brief: 'how much would a 1ct diamond solitaire in platinum cost?',
    says: { intent: 'question', metal: { material: 'platinum' } },
  },
  {
    brief: '14k wg, 0.75ct rd, G/VS2, 4 prong, sz 6 US',
    says: {
      metal: { material: 'gold', karat: 14, color: 'white' },
      stones: [{ shape: 'round', carat_each: 0.75, color_grade: 'G', clarity: 'VS2', prongs_per_stone: 4 }],
      size: { system: 'US', value: 6 },
    },
  },
  {
    brief: 'plat 950 ring, 3.5mm court, no hallmark visible outside',
    says: { metal: { material: 'platinum', fineness: 950 }, profile: 'court', dimensions: { band_width_mm: 3.5 } },
  },
  {
    brief: 'needed by 15 March, gold ring, amethyst 8x6',
    says: { deadline: '15 March', stones: [{ gem: 'amethyst', size_mm: [8, 6] }] },
  },
  {
    brief: 'diwali se pehle chahiye, gold bangle 2.4',
    says: { deadline: 'diwali', size: { value: '2.4' } },
  },
  {
    brief: 'silver ring in 2 weeks, onyx',
    says: { deadline: '2 weeks', metal: { material: 'silver' }, stones: [{ gem: 'onyx' }] },
  },
  {
    brief: 'ring, ruby 7.5mm cabochon, 18k gold, low set',
    says: { stones: [{ gem: 'ruby', form: 'cabochon', diameter_mm: 7.5 }], constraints: ['low_profile'] },
  },
  {
    brief: 'ring with a sapphire, no diamonds or pearls, no yellow gold',
    says: { stones: [{ gem: 'sapphire' }], exclude: ['diamonds', 'pearls', 'yellow_gold'] },
    asks: ['metal_material'],
  },
  {
    brief: 'avoid rhodium, white gold pendant, not flashy',
    says: { metal: { color: 'white' }, exclude: ['rhodium_plated', 'flashy'] },
  },
  {
    brief: "she's allergic to nickel so platinum please, stud earrings, 3mm sapphires",
    says: { exclude: ['nickel'], metal: { material: 'platinum' }, stones: [{ gem: 'sapphire', diameter_mm: 3 }] },
  },
  {
    brief: 'platinum instead of gold, plain wedding band 4 mm',
    says: { metal: { material: 'platinum' }, exclude: ['gold'], dimensions: { band_width_mm: 4 } },
  },
  {
    brief: 'gold or platinum, solitaire ring',
    says: { items: [{ type: 'ring', subtype: 'solitaire' }] },
    asks: ['metal_material'],
  },
  {
    brief: 'yellow and white gold wedding ring',
    says: { metal: { material: 'gold', color: 'two_tone' } },
  },
  {
    brief: 'silver ring gold plated',
    says: { metal: { material: 'silver' }, finish: ['gold_plated'] },
  },
  {
    brief: '22k white gold ring',
    says: { metal: { karat: 22, color: 'white' } },
    warns: ['no_white_gold_above_21k'],
  },
  {
    brief: '22k gold ring with prong set diamonds',
    says: { metal: { karat: 22 }, stones: [{ gem: 'diamond', setting: 'prong' }] },
    warns: ['22k_soft_for_diamond_setting'],
  },
  {
    brief: 'bangle 2.8, 12mm wide, 22k, under 6 gm',
    says: { weight: { metal_max_g: 6 }, dimensions: { width_mm: 12 } },
    warns: ['too_thin_for_weight'],
  },
  {
    brief: 'silver pendant 0.5 mm thick',
    says: { dimensions: { thickness_mm: 0.5 } },
    warns: ['too_thin_to_cast'],
  },
  {
    brief: 'diamond pendant budget 50',
    says: { budget: { amount_raw: '50' } },
    asks: ['budget_currency', 'metal_material'],
  },
  {
    brief: 'ring under 20k, 18k gold',
    says: { budget: { max: 20000 }, metal: { karat: 18 } },
    asks: ['budget_currency'],
  },
  {
    brief: '18k gold',
    says: { metal: { material: 'gold', karat: 18 } },
    asks: ['item_type'],
  },
  {
    brief: 'US 6 solitaire',
    says: { size: { system: 'US', value: 6 } },
    asks: ['metal_material'],
  },
  {
    brief: 'customer diamond 1.01ct round, mount only in 18k white gold, 6 claw, size M',
    says: {
      stones: [{ gem: 'diamond', carat_each: 1.01, shape: 'round', supplied_by: 'customer', prongs_per_stone: 6 }],
      size: { system: 'UK', value: 'M' },
    },
  },
  {
    brief: '57.15mm bangle in silver',
    says: { items: [{ type: 'bangle' }], size: { system: null, inner_diameter_mm: 57.15 } },
  },
  {
    brief: 'ring inner diameter 17.3 mm, gold',
    says: { size: { system: null, inner_diameter_mm: 17.3 } },
  },
  {
    brief: 'pink and green enamel pendant, 22k gold, khanda on it',
    says: { enamel: { colors: ['pink', 'green'] }, motifs: ['khanda'] },
  },
  {
    brief: 'kada with khanda engraved, silver, 2.8',
    says: { engraving: { motif: 'khanda' }, size: { value: '2.8' } },
  },
  {
    brief: 'in the style of a Cartier Love, plain yellow gold band',
    says: { style: ['plain'], metal: { color: 'yellow' } },
  },
  {
    brief: 'PLATINUM RING, 1CT OVAL DIAMOND, US 7',
    says: {
      metal: { material: 'platinum' },
      stones: [{ gem: 'diamond', shape: 'oval', carat_each: 1 }],
      size: { system: 'US', value: 7 },
    },
  },
  {
    brief: 'pavé-set rivière, 15 ct total, lab-grown diamonds, platinum, 40 cm',
    says: {
      items: [{ type: 'necklace', subtype: 'riviere' }],
      stones: [{ gem: 'diamond', origin: 'lab_grown', setting: 'pave', carat_total: 15 }],
      dimensions: { length_mm: 400 },
    },
  },
  {
    brief: 'emerald ring emerald green enamel 18ct yellow',
    says: { items: [{ type: 'ring' }], metal: { karat: 18 } },
  },
  {
    brief: 'charm bracelet, 14k, five charms, letters A and R',
    says: { items: [{ type: 'bracelet', subtype: 'charm' }] },
  },
  {
    brief: 'sagittarius pendant with her zodiac, silver',
    says: { astrology: { zodiac: 'sagittarius' }, items: [{ type: 'pendant' }] },
  },
  {
    brief: 'sapphire blue halo pendant, oval 7x5mm, 18k white',
    says: { stones: [{ role: 'main', gem: 'blue_sapphire', shape: 'oval', size_mm: [7, 5] }, { role: 'halo' }] },
  },
  { brief: 'emerald green stud tops in gold', says: { stones: [{ gem: 'emerald' }] } },
  {
    brief: 'necklace for my emerald green lehenga',
    says: { outfit: { garment: 'lehenga', colors: ['emerald_green'] } },
  },
  {
    brief: 'emerald halo ring 1.5 ct pear',
    says: { stones: [{ role: 'center', gem: 'emerald', shape: 'pear', carat_each: 1.5 }, { role: 'halo' }] },
  },
  {
    brief: 'anniversary coming, 25 yrs, wife likes plain things, ring',
    says: { occasion: 'anniversary', occasion_number: 25, recipient: { relation: 'wife', gender: 'female' } },
  },
  {
    brief: 'pendant with my mums birthstone, she was born in may',
    says: {
      stones: [{ role: 'birthstone' }],
      assumptions: [{ field: 'stones[0].gem', value: 'emerald', why: 'The birthstone of May in the modern list.' }],
    },
  },
  {
    brief: 'lab diamond tennis bracelet, each stone 2 mm',
    says: { stones: [{ gem: 'diamond', origin: 'lab_grown', diameter_mm: 2 }] },
  },
  { brief: 'platinum band size 62 french', says: { size: { system: 'EU', value: 62 } } },
  {
    brief: 'tennis bracelet, 4 ct total lab diamonds 7 inch, 18k yellow',
    says: {
      stones: [{ gem: 'diamond', carat_total: 4, origin: 'lab_grown' }],
      dimensions: { length_mm: 177.8 },
    },
  },
];
