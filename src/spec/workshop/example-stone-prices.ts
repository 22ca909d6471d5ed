import type { StonePrices } from './stone-prices.ts';

/** Example prices in US dollars per carat: quality, then [from carats, price per carat]. Workshop judgement. */
type Row = readonly [quality: string, ...bands: (readonly [fromCarats: number, perCarat: number])[]];

const diamonds = {
  diamond: [
    'G-H, VS-SI, natural',
    [0, 950],
    [0.08, 1100],
    [0.18, 1400],
    [0.3, 1900],
    [0.45, 2500],
    [0.7, 3200],
    [0.9, 3900],
    [1, 4600],
    [1.5, 6000],
    [2, 8500],
    [3, 12000],
  ],
  lab_diamond: [
    'E-G, VS, laboratory-grown',
    [0, 280],
    [0.3, 500],
    [0.5, 600],
    [0.9, 750],
    [1, 800],
    [1.5, 850],
    [2, 900],
    [3, 1000],
  ],
  moissanite: ['colourless', [0, 120], [0.3, 240], [0.8, 320]],
  cz: ['clean', [0, 3]],
} as const satisfies Record<string, Row>;

const corundum = {
  ruby: [
    'heated, eye-clean to slightly included',
    [0, 350],
    [0.25, 700],
    [0.5, 1200],
    [0.8, 2000],
    [1.5, 2800],
    [2, 3800],
    [3, 5500],
  ],
  sapphire_blue: [
    'heated, eye-clean',
    [0, 300],
    [0.25, 500],
    [0.5, 750],
    [0.8, 1100],
    [1.5, 1600],
    [2, 2200],
    [3, 3500],
  ],
  sapphire_yellow: ['heated, eye-clean', [0, 250], [0.5, 500], [0.8, 700], [1.5, 950], [3, 1300]],
  sapphire_pink: ['heated, eye-clean', [0, 300], [0.5, 600], [0.8, 900], [1.5, 1300], [3, 2200]],
  sapphire_white: ['eye-clean', [0, 120], [0.5, 200], [1, 300], [2, 400]],
  sapphire_green: ['eye-clean', [0, 120], [0.5, 250], [1, 380], [2, 550]],
  sapphire_padparadscha: ['heated, with report', [0, 800], [0.5, 2000], [1, 3500], [2, 6000]],
} as const satisfies Record<string, Row>;

const beryl = {
  emerald: ['minor to moderate oil', [0, 350], [0.25, 600], [0.5, 900], [0.8, 1400], [1.5, 2000], [2, 2800], [3, 4200]],
  aquamarine: ['eye-clean, medium blue', [0, 90], [0.5, 150], [1, 220], [3, 350], [5, 450]],
  morganite: ['eye-clean', [0, 60], [1, 120], [3, 180]],
} as const satisfies Record<string, Row>;

const rarer = {
  spinel: ['eye-clean', [0, 150], [0.5, 350], [1, 600], [2, 1100], [3, 1800]],
  alexandrite: ['distinct colour change', [0, 1500], [0.3, 3000], [0.5, 5000], [1, 9000]],
  cats_eye: ['sharp eye', [0, 80], [1, 250], [3, 500]],
  chrysoberyl: ['eye-clean', [0, 80], [1, 150], [3, 250]],
  tanzanite: ['eye-clean, strong colour', [0, 150], [0.5, 250], [1, 380], [3, 550]],
  zircon_blue: ['eye-clean', [0, 50], [1, 110], [3, 180]],
  topaz_imperial: ['eye-clean', [0, 120], [1, 300], [3, 600]],
  tourmaline_pink: ['slightly included', [0, 60], [1, 140], [3, 220]],
  tourmaline_green: ['eye-clean', [0, 60], [1, 160], [3, 260]],
  tourmaline_paraiba: ['copper-bearing, slightly included', [0, 1500], [0.3, 3500], [1, 9000]],
  tourmaline_indicolite: ['eye-clean', [0, 120], [1, 350], [3, 550]],
  tsavorite: ['eye-clean', [0, 250], [0.5, 600], [1, 1100], [2, 2000]],
  spessartine: ['eye-clean', [0, 60], [1, 180], [3, 350]],
  demantoid: ['eye-clean', [0, 500], [0.5, 1200], [1, 2500]],
} as const satisfies Record<string, Row>;

const everyday = {
  topaz_blue: ['clean', [0, 8], [1, 12], [5, 18]],
  topaz_white: ['clean', [0, 5], [1, 8], [5, 12]],
  garnet_almandine: ['clean', [0, 12], [1, 20], [3, 30]],
  garnet_rhodolite: ['clean', [0, 20], [1, 40], [3, 70]],
  hessonite: ['slightly included', [0, 12], [1, 25], [3, 40]],
  amethyst: ['clean', [0, 8], [1, 14], [5, 20]],
  citrine: ['clean', [0, 8], [1, 14], [5, 20]],
  rose_quartz: ['translucent', [0, 3], [5, 4]],
  smoky_quartz: ['clean', [0, 4], [5, 6]],
  rock_crystal: ['clean', [0, 4], [5, 6]],
  prasiolite: ['clean', [0, 6], [5, 9]],
  lemon_quartz: ['clean', [0, 4], [5, 6]],
  tigers_eye: ['straight fibres', [0, 2]],
  aventurine: ['even green', [0, 2]],
  onyx: ['even black', [0, 3]],
  carnelian: ['even colour', [0, 3]],
  chalcedony: ['even colour', [0, 4]],
  chrysoprase: ['even apple green', [0, 8], [3, 15]],
  bloodstone: ['few spots', [0, 3]],
  kyanite: ['eye-clean', [0, 25], [1, 45]],
  apatite: ['eye-clean', [0, 20], [1, 40]],
  peridot: ['clean', [0, 25], [1, 50], [3, 90], [5, 140]],
  moonstone: ['blue sheen', [0, 12], [1, 20], [3, 30]],
  iolite: ['eye-clean', [0, 25], [1, 50]],
  kunzite: ['clean', [0, 20], [3, 45], [5, 70]],
} as const satisfies Record<string, Row>;

const organicAndOrnamental = {
  pearl: ['freshwater to akoya, AA', [0, 8], [1, 12], [2, 20], [4, 40], [8, 60]],
  akoya_pearl: ['AA+', [0, 40], [1, 55], [2, 75], [4, 120]],
  freshwater_pearl: ['AA', [0, 8], [1, 10], [2, 14], [4, 22]],
  south_sea_pearl: ['A to AA', [0, 60], [4, 70], [8, 90]],
  tahitian_pearl: ['A to AA', [0, 45], [4, 50], [8, 60]],
  coral: ['even red', [0, 40], [3, 70]],
  mother_of_pearl: ['white', [0, 2]],
  opal: ['white to crystal, good play of colour', [0, 30], [1, 80], [3, 140]],
  turquoise: ['stabilised', [0, 6], [3, 10]],
  lapis: ['even blue', [0, 3]],
  malachite: ['banded', [0, 3]],
  labradorite: ['full flash', [0, 4]],
  jadeite: ['untreated, translucent', [0, 40], [1, 120], [3, 250]],
  nephrite: ['even green', [0, 6], [3, 10]],
} as const satisfies Record<string, Row>;

const rows = { ...diamonds, ...corundum, ...beryl, ...rarer, ...everyday, ...organicAndOrnamental };

/** Commercial to good quality, the margin of a bench jeweller inside. Published price lists may not be bundled. */
export const exampleStonePrices = Object.fromEntries(
  Object.entries<Row>(rows).map(([gem, [quality, ...bands]]) => [
    gem,
    { quality, bands: bands.map(([fromCarats, perCarat]) => ({ fromCarats, perCarat })) },
  ]),
) as Record<keyof typeof rows, StonePrices[keyof StonePrices]> satisfies StonePrices;
