import type { BriefCase } from './brief-case.ts';

/** Indian pieces, sizes, weights and money, in English, Hinglish and the shorthand of shops. */
export const indianBriefs: readonly BriefCase[] = [
  {
    brief: 'mummy ke liye 22k gold kada 2.8, 20 gm tak, koi stone nahi',
    says: {
      items: [{ type: 'bangle', subtype: 'kada' }],
      metal: { material: 'gold', karat: 22 },
      size: { system: 'IN_BANGLE', value: '2.8' },
      weight: { metal_max_g: 20 },
      recipient: { relation: 'mother', gender: 'female' },
      exclude: ['stones'],
      must_ask: [],
    },
  },
  {
    brief: 'kada 2.10 plain 22kt 916 hallmark, 30 gram',
    says: {
      size: { system: 'IN_BANGLE', value: '2.10' },
      metal: { material: 'gold', karat: 22, fineness: 916 },
      weight: { metal_approx_g: 30 },
      style: ['plain'],
    },
  },
  {
    brief: 'bangle size 2-6, set of 4, 22k, 8-10 gm each, meenakari',
    says: {
      items: [{ type: 'bangle', qty: 4 }],
      size: { system: 'IN_BANGLE', value: '2.6' },
      weight: { metal_min_g: 8, metal_max_g: 10 },
      techniques: ['meenakari'],
    },
  },
  {
    brief: 'jhumka antique finish 22k with ruby and moti latkan, south screw, 18-20 gm pair',
    says: {
      items: [{ type: 'earrings', subtype: 'jhumka' }],
      finish: ['antique'],
      stones: [{ gem: 'ruby' }, { role: 'hanging', gem: 'pearl' }],
      closure: 'south_screw',
      weight: { metal_min_g: 18, metal_max_g: 20 },
    },
  },
  {
    brief: 'mangalsutra 18k, kale moti, diamond pendant, 18 inch, budget 50k',
    says: {
      items: [{ type: 'mangalsutra' }],
      beads: { kind: 'black_beads' },
      stones: [{ role: 'pendant', gem: 'diamond' }],
      metal: { karat: 18 },
      budget: { target: 50000 },
    },
    asks: ['budget_currency'],
  },
  {
    brief: 'shaadi ke liye kundan choker chahiye, 22k, 2 lakh tak, moti bilkul nahi chahiye',
    says: {
      items: [{ type: 'necklace', subtype: 'choker' }],
      techniques: ['kundan'],
      occasion: 'wedding',
      budget: { max: 200000 },
      exclude: ['pearls'],
      must_ask: [],
    },
    warns: ['base_shape_only_for_foil_work'],
  },
  {
    brief: 'biwi ke liye heere ki angoothi, aadha carat, safed sona, 1 lakh ke andar',
    says: {
      items: [{ type: 'ring' }],
      stones: [{ role: 'center', gem: 'diamond', carat_each: 0.5 }],
      metal: { material: 'gold', color: 'white' },
      budget: { max: 100000 },
      recipient: { relation: 'wife' },
    },
  },
  {
    brief: 'pukhraj 5.25 ratti, gold ring, tarjani ungli, guruvar, open back',
    says: {
      items: [{ type: 'ring' }],
      stones: [{ role: 'center', gem: 'yellow_sapphire', weight: { value: 5.25, unit: 'ratti' } }],
      wear: { finger: 'index', day: 'thursday' },
      constraints: ['open_back'],
    },
  },
  {
    brief: 'neelam 4 ratti chandi ki angoothi madhyama ungli shanivar',
    says: {
      metal: { material: 'silver' },
      stones: [{ gem: 'blue_sapphire', weight: { value: 4, unit: 'ratti' } }],
      wear: { finger: 'middle', day: 'saturday' },
    },
  },
  {
    brief: 'moti ki mala, teen lada, 22 inch',
    says: { items: [{ type: 'necklace', subtype: 'mala' }], stones: [{ gem: 'pearl' }] },
  },
  {
    brief: 'temple jewellery haram, lakshmi motif, 22k, 80 g, kemp stones',
    says: {
      items: [{ type: 'necklace', subtype: 'haram' }],
      techniques: ['temple'],
      motifs: ['lakshmi'],
      weight: { metal_approx_g: 80 },
      stones: [{ gem: 'ruby' }],
    },
  },
  {
    brief: 'payal chandi ki, ghungroo wali, 10.5 inch, pair 60 gram se zyada nahi',
    says: {
      items: [{ type: 'anklet', subtype: 'payal' }],
      metal: { material: 'silver' },
      features: ['ghungroo'],
      dimensions: { length_mm: 266.7 },
      weight: { metal_max_g: 60 },
    },
  },
  {
    brief: 'navratna ring 22k gold male',
    says: { techniques: ['navratna'], recipient: { gender: 'male' } },
  },
  {
    brief: '2 tola gold chain, 20 inch, gents',
    says: {
      items: [{ type: 'chain' }],
      weight: { value: 2, unit: 'tola' },
      dimensions: { length_mm: 508 },
      recipient: { gender: 'male' },
    },
  },
  {
    brief: 'halo nahi, solitaire chahiye, 30 cent, 18k yellow gold',
    says: { exclude: ['halo'], stones: [{ carat_each: 0.3 }], metal: { karat: 18, color: 'yellow' } },
  },
  {
    brief: 'rose gold nahi, yellow gold mein banana, halka wajan',
    says: { metal: { color: 'yellow' }, exclude: ['rose_gold'], constraints: ['lightweight'] },
  },
  {
    brief: 'bina moti ke chandbali, kundan, meenakari peeche pink',
    says: {
      items: [{ type: 'earrings', subtype: 'chandbali' }],
      exclude: ['pearls'],
      techniques: ['kundan', 'meenakari'],
      enamel: { colors: ['pink'], location: 'reverse' },
    },
  },
  {
    brief: 'stone mat lagana, plain bali, 14k, 2 gm',
    says: { items: [{ type: 'earrings', subtype: 'bali' }], exclude: ['stones'], weight: { metal_approx_g: 2 } },
  },
  {
    brief: 'nath maharashtrian, basra moti, bina piercing, press wala',
    says: {
      items: [{ type: 'nose_ring', subtype: 'nath' }],
      stones: [{ gem: 'basra_pearl' }],
      style: ['maharashtrian'],
      constraints: ['no_piercing'],
      closure: 'clip_on',
    },
  },
  {
    brief: 'dulhan set: choker, jhumka aur maang tikka, polki, hare moti ke saath',
    says: {
      intent: 'new_set',
      items: [
        { type: 'necklace', subtype: 'choker' },
        { type: 'earrings', subtype: 'jhumka' },
        { type: 'maang_tikka' },
      ],
      techniques: ['polki'],
      recipient: { role: 'bride' },
    },
  },
  {
    brief: 'tops 3 gm, cz stone, push wale, 8 hazaar tak',
    says: {
      items: [{ type: 'earrings', subtype: 'stud' }],
      weight: { metal_approx_g: 3 },
      stones: [{ gem: 'cz' }],
      closure: 'push_back',
      budget: { max: 8000 },
    },
  },
  {
    brief: 'Rs.45,000/- mein diamond nose pin 5 cent vvs ef',
    says: {
      items: [{ type: 'nose_pin' }],
      stones: [{ gem: 'diamond', carat_each: 0.05, clarity: 'VVS', color_grade: 'EF' }],
      budget: { currency: 'INR', target: 45000 },
    },
  },
  {
    brief: '₹1,20,000 budget incl gst, 14kt diamond necklace set',
    says: {
      intent: 'new_set',
      items: [{ type: 'necklace' }],
      budget: { currency: 'INR', target: 120000, tax_included: true },
      metal: { karat: 14 },
    },
  },
  {
    brief: 'angoothi indian size 16, panna 3 carat, 22 carat sona',
    says: {
      size: { system: 'IN', value: 16 },
      stones: [{ gem: 'emerald', carat_each: 3 }],
      metal: { material: 'gold', karat: 22 },
    },
  },
  {
    brief: '14 number ki ring, diamond, white gold',
    says: { size: { system: null, value: 14 } },
    asks: ['ring_size_system'],
  },
  {
    brief: 'dhai tola ka haar, antique, 22k',
    says: { weight: { value: 2.5, unit: 'tola' }, items: [{ type: 'necklace', subtype: 'haar' }] },
  },
  {
    brief: 'beti ke 21st birthday pe diamond pendant, 14k rose gold, 30-40 hazaar',
    says: {
      recipient: { relation: 'daughter' },
      occasion: 'birthday',
      occasion_number: 21,
      budget: { min: 30000, max: 40000 },
      items: [{ type: 'pendant' }],
    },
  },
  {
    brief: 'bangle 2/4 patla, 22k, 6 nos, ek ka 8 gram',
    says: { size: { system: 'IN_BANGLE', value: '2.4' }, style: ['slim'] },
  },
  {
    brief: 'kada do chahiye, 2.6, screw wala, mor design, 916 gold',
    says: {
      size: { system: 'IN_BANGLE', value: '2.6' },
      closure: 'screw',
      motifs: ['peacock'],
      metal: { material: 'gold', fineness: 916 },
    },
  },
  {
    brief: 'saree red kanjeevaram ke saath match karta temple necklace set, 1.5L tak',
    says: {
      outfit: { garment: 'saree', colors: ['red'], fabric: 'kanjeevaram' },
      techniques: ['temple'],
      items: [{ type: 'necklace' }],
      budget: { max: 150000 },
    },
  },
  {
    brief: '18k ring, warna 22k, diamond, BIS hallmark with HUID',
    says: { metal: { karat: 18, fallback_karat: 22 }, hallmark: { scheme: 'BIS', huid: true } },
  },
  {
    brief: 'maang tikka chota sa, kundan aur moti, lehenga ke liye, 5 gm',
    says: { items: [{ type: 'maang_tikka' }], outfit: { garment: 'lehenga' }, weight: { metal_approx_g: 5 } },
  },
  {
    brief: 'bichhiya silver pair adjustable',
    says: { items: [{ type: 'toe_ring', subtype: 'bichhiya', qty: 1, unit: 'pair' }], features: ['adjustable'] },
  },
  {
    brief: 'thali 8 gram 22k, chain 24 inch 3 tola',
    says: { items: [{ type: 'thali' }, { type: 'chain' }], weight: { metal_approx_g: 8 } },
  },
  {
    brief: 'saadhe teen gram ki bali, rozana pehenne ke liye, 18 kt',
    says: { weight: { metal_approx_g: 3.5 }, wear: { frequency: 'daily' }, metal: { karat: 18 } },
  },
  {
    brief: 'do carat ka ruby, gold ring, Burmese, unheated, 5 lakh se upar nahi',
    says: { stones: [{ gem: 'ruby', carat_each: 2, origin_country: 'Burma' }], budget: { max: 500000 } },
  },
  {
    brief: 'tanishq jaisa diamond mangalsutra nahi chahiye, simple black bead bracelet 14k',
    says: { items: [{ type: 'bracelet' }], metal: { karat: 14 }, beads: { kind: 'black_beads' } },
  },
];
