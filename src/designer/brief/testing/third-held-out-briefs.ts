import type { BriefCase } from './brief-case.ts';

/** Written after all tuning and read once: the third honest measure. */
export const thirdHeldOutBriefs: readonly BriefCase[] = [
  {
    brief: 'Ruby solitaire pendant in 18ct rose gold, 7x5 oval, four claw, 16 inch trace chain, under £1,200',
    says: {
      items: [{ type: 'pendant', subtype: 'solitaire' }],
      metal: { karat: 18, color: 'rose' },
      stones: [{ gem: 'ruby', shape: 'oval', size_mm: [7, 5], prongs_per_stone: 4 }],
      dimensions: { chain_length_mm: 406.4 },
      budget: { currency: 'GBP', max: 1200 },
    },
  },
  {
    brief: 'papa ke 60th birthday par heavy silver kada 2.12, sher muh, oxidised, 100 gram ke aas paas',
    says: {
      items: [{ type: 'bangle', subtype: 'kada' }],
      metal: { material: 'silver' },
      size: { system: 'IN_BANGLE', value: '2.12' },
      finish: ['oxidised'],
      weight: { metal_approx_g: 100 },
      occasion: 'birthday',
      occasion_number: 60,
      recipient: { relation: 'father', gender: 'male' },
    },
  },
  {
    brief:
      'Vintage style aquamarine ring, emerald cut 2.3 carats, tiny diamonds on the shoulders, platinum, size O½, no halo please',
    says: {
      style: ['vintage'],
      stones: [
        { role: 'center', gem: 'aquamarine', shape: 'emerald', carat_each: 2.3 },
        { role: 'side', gem: 'diamond' },
      ],
      size: { system: 'UK', value: 'O½' },
      exclude: ['halo'],
    },
  },
  {
    brief: '22kt gold jhumki 10 gm mein, ruby stones, moti nahi, south indian screw, 90 hazaar max',
    says: {
      items: [{ type: 'earrings', subtype: 'jhumka' }],
      weight: { metal_approx_g: 10 },
      stones: [{ gem: 'ruby' }],
      exclude: ['pearls'],
      closure: 'south_screw',
      budget: { max: 90000 },
    },
  },
  {
    brief: 'eternity ring half, 11 round lab diamonds 2.2mm, 14k white gold, claw set, US 6',
    says: {
      items: [{ type: 'ring' }],
      stones: [{ gem: 'diamond', shape: 'round', origin: 'lab_grown', count: 11, diameter_mm: 2.2, setting: 'prong' }],
      size: { system: 'US', value: 6 },
    },
  },
  {
    brief: 'mens platinum ring 7mm, brushed centre with polished edges, US 11.5, engraved "J & M 2026" inside',
    says: {
      dimensions: { band_width_mm: 7 },
      size: { system: 'US', value: 11.5 },
      engraving: { text: 'J & M 2026', location: 'inside' },
      recipient: { gender: 'male' },
    },
  },
  {
    brief:
      'kanjivaram saree maroon gold zari ke saath temple choker, lakshmi, 22k, budget 4 lakh, delivery before Pongal',
    says: {
      outfit: { garment: 'saree', fabric: 'kanjeevaram', colors: ['maroon'], work: 'gold_zari' },
      items: [{ type: 'necklace', subtype: 'choker' }],
      motifs: ['lakshmi'],
      techniques: ['temple'],
      budget: { target: 400000 },
      deadline: 'Pongal',
    },
  },
  {
    brief: 'Pair of 18k yellow gold huggies 13mm outer, 3 mm wide, with channel set sapphires, hinged',
    says: {
      items: [{ type: 'earrings', subtype: 'huggie', qty: 1, unit: 'pair' }],
      dimensions: { diameter_mm: 13, width_mm: 3 },
      stones: [{ gem: 'sapphire', setting: 'channel' }],
    },
  },
  {
    brief: 'gomed 6 ratti panchdhatu ring, shanivar, middle finger, size 18 indian, open back bezel',
    says: {
      stones: [{ gem: 'hessonite', weight: { value: 6, unit: 'ratti' }, setting: 'bezel' }],
      metal: { material: 'panchdhatu' },
      wear: { finger: 'middle', day: 'saturday' },
      size: { system: 'IN', value: 18 },
      constraints: ['open_back'],
    },
  },
  {
    brief:
      'Silver charm bracelet for girl 7 years old, 6 inches, butterfly and star charms, lobster clasp, nickel free',
    says: {
      items: [{ type: 'bracelet', subtype: 'charm' }],
      recipient: { gender: 'female', age: 7 },
      dimensions: { length_mm: 152.4 },
      motifs: ['butterfly', 'star'],
      closure: 'lobster',
      exclude: ['nickel'],
    },
  },
  {
    brief: 'trilogy ring, centre 1ct oval E VS1, sides 0.4ct ovals each, 18k yellow, GIA for centre',
    says: {
      items: [{ type: 'ring', subtype: 'three_stone' }],
      stones: [
        { role: 'center', shape: 'oval', carat_each: 1, color_grade: 'E', clarity: 'VS1', lab: 'GIA' },
        { role: 'side', shape: 'oval', carat_each: 0.4 },
      ],
    },
  },
  {
    brief: 'sone ki chain 10 gram, 18 inch, gale se chipki, ladies, box chain',
    says: {
      items: [{ type: 'chain', subtype: 'box' }],
      metal: { material: 'gold' },
      weight: { metal_approx_g: 10 },
      dimensions: { length_mm: 457.2 },
      recipient: { gender: 'female' },
    },
  },
  {
    brief: 'not rose gold and not silver; platinum or white gold band with a flush set black diamond',
    says: { exclude: ['rose_gold', 'silver'], stones: [{ gem: 'diamond', color: 'black', setting: 'flush' }] },
    asks: ['metal_material'],
  },
  {
    brief: 'opal ring for everyday wear, 8x6 cabochon, bezel, sterling silver, size 8 US, around $180',
    says: {
      stones: [{ gem: 'opal', form: 'cabochon', size_mm: [8, 6], setting: 'bezel' }],
      metal: { material: 'silver', fineness: 925 },
      size: { system: 'US', value: 8 },
      budget: { currency: 'USD', approx: 180 },
      wear: { frequency: 'daily' },
    },
    warns: ['tender_gem_in_ring'],
  },
  {
    brief: 'nose pin ke liye single diamond 3 cent, 14k, wire wala nahi screw wala',
    says: {
      items: [{ type: 'nose_pin' }],
      stones: [{ gem: 'diamond', carat_each: 0.03 }],
      metal: { karat: 14 },
      closure: 'screw',
    },
  },
  {
    brief: 'cuff bracelet open, 25mm wide, hammered brass, gold plated, inner 57 x 70',
    says: { items: [{ type: 'bracelet' }], dimensions: { width_mm: 25 }, metal: { material: 'brass' } },
  },
  {
    brief: 'Two-tone signet, 18k yellow with platinum face, initials TK, 12 mm round face',
    says: { items: [{ type: 'ring', subtype: 'signet' }], engraving: { text: 'TK' } },
  },
  {
    brief: 'navratna bracelet ladies 22k, 6.75 inch, stones 4mm round each, adjustable chain end',
    says: {
      items: [{ type: 'bracelet' }],
      techniques: ['navratna'],
      dimensions: { length_mm: 171.45 },
      features: ['adjustable'],
    },
  },
  {
    brief: 'diamond earrings total 1.5 carat, hoops, inside out, 25mm, white gold 18k, AED 12k max',
    says: {
      items: [{ type: 'earrings' }],
      stones: [{ gem: 'diamond', carat_total: 1.5 }],
      dimensions: { diameter_mm: 25 },
      budget: { currency: 'AED', max: 12000 },
    },
  },
  {
    brief: 'purani payal galakar nayi bangle banani hai 2.4, bina stone, meena chalega',
    says: { intent: 'remodel', size: { value: '2.4' }, exclude: ['stones'] },
  },
];
