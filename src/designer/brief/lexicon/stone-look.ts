import { type CutId, cutIds, cuts } from '#spec/tables/cuts.ts';
import { terms, wordRows } from '../../terms/terms.ts';

/** Every cut brings its own words. */
const wordsOfCuts = Object.fromEntries(
  cutIds.flatMap((id) => {
    const { words } = cuts[id];
    return words === undefined ? [] : [[id, words] as const];
  }),
);

/** Outlines that the table of cuts does not have: a new cut brings its words there. */
const otherOutlines = {
  half_moon: 'half moon, half moon cut, halfmoon',
  kite: 'kite, kite cut, kite shape, kite shaped',
  hexagon: 'hexagon, hexagonal, hexagon cut, hex',
  square: 'square cut, square shape stone, chaukor, square stone',
  trapezoid: 'trapezoid, trapezoids, trap cut, traps, trapeze, trapezoid cut',
  shield: 'shield cut, shield shape, shield shaped, shield',
  lozenge: 'lozenge',
  octagon: 'octagon, octagonal, octagon cut',
  carre: 'carre, carre cut',
  calf_head: 'calf head, calf heads',
  french: 'french cut',
} satisfies Readonly<Record<string, string>> & { readonly [Id in CutId]?: never };

/** How a stone is shaped, cut, graded and where it comes from. */
export const stoneLookTerms = [
  ...terms('stone', [
    [
      'stone, stn, stns, gem, gemstone, nag, nug, nagina, nagine, ratna, ratan, pathar, patthar, solitaire stone, jewel',
      {},
    ],
  ]),
  ...wordRows('shape', (shape) => ({ shape }), { ...wordsOfCuts, ...otherOutlines }),
  ...wordRows('cut', (cut) => ({ cut }), {
    rose_cut: 'rose cut, rosecut, rose cuts, rosecuts, rose cut shape',
    old_european: 'old european, old european cut, oec, european cut, old euro, old euro cut, euro cut, old cut',
    old_mine: 'old mine, old mine cut, omc, old miner, old mine cushion',
    polki_uncut: 'uncut',
    step_cut: 'step cut',
    portrait_cut: 'portrait cut',
    single_cut: 'single cut, single cuts',
    briolette: 'briolette cut',
  }),
  ...wordRows('form', (form) => ({ form }), {
    bead: 'bead, beaded strand, mani, manke, manka',
    cabochon: 'cabochon, cab, cabs, cabochons, cabochon cut, cabachon, cabouchon, cabushon, cabochon shape',
    drop: 'tear drop, teardrop, drops shape',
    tumble: 'tumble, tumbles, tumbled',
    slice: 'slice, slices',
    intaglio: 'intaglio',
    cameo: 'cameo',
    carved: 'carved stone, carved gem, carved emerald, carved ruby, nakkashi wala nag',
    melon_bead: 'melon bead, melon beads',
    sugarloaf: 'sugarloaf, sugar loaf',
  }),
  ...terms('origin', [
    [
      'lab grown, labgrown, lab created, lab made, laboratory grown, man made, cultured diamond, lab, lg, all lab, lab stone, synthetic, lab wala, lab wale, lab ka, lab ke',
      { origin: 'lab_grown' },
    ],
    ['natural, earth mined, mined, asli, kudrati, real, genuine', { origin: 'natural' }],
  ]),
  ...wordRows('country', (country) => ({ country }), {
    Zambia: 'zambian, zambia, zambia ka, zambian origin',
    Colombia: 'colombian, colombia, columbian',
    Burma: 'burmese, burma, myanmar',
    'Sri Lanka': 'ceylon, sri lankan, ceylonese, ceyloni, sri lanka, srilanka, ceylon origin',
    Kashmir: 'kashmir, kashmiri',
    Mozambique: 'mozambique',
    Thailand: 'thai, bangkok',
    Italy: 'italian coral, italian moonga',
    Australia: 'australian',
    Japan: 'japanese coral, japanese moonga',
    Madagascar: 'madagascar',
    Tanzania: 'tanzanian, tanzania',
    Muzo: 'muzo',
    Brazil: 'brazilian, brazil',
    Ethiopia: 'ethiopian, ethiopia',
    Afghanistan: 'afghan, panjshir, afghanistan',
    Basra: 'basra origin',
    Montana: 'montana',
    Vietnam: 'vietnamese, vietnam',
    Mogok: 'mogok',
    Nigeria: 'nigerian, nigeria',
    Russia: 'russian, russia',
    Iran: 'persian, irani',
  }),
  ...wordRows('lab', (lab) => ({ lab }), {
    GIA: 'gia, gia certified, gia certificate, gia cert, gia report, gia wala',
    IGI: 'igi, igi certified, igi certificate, igi cert, igi report, igi wala',
    HRD: 'hrd',
    AGS: 'ags',
    GRS: 'grs, grs cert, grs certified, grs certificate',
    SSEF: 'ssef',
    GUBELIN: 'gubelin',
    SGL: 'sgl, sgl certified',
    GCAL: 'gcal',
  }),
  ...wordRows('clarity', (clarity) => ({ clarity }), {
    FL: 'flawless',
    IF: 'internally flawless, if clarity, clarity if',
    VVS1: 'vvs1',
    VVS2: 'vvs2',
    VVS: 'vvs, v v s',
    'VVS-VS': 'vvs vs, vvs to vs',
    VS1: 'vs1',
    VS2: 'vs2',
    VS: 'vs clarity, clarity vs, vs quality',
    'VS-SI': 'vs si, vs to si',
    SI1: 'si1',
    SI2: 'si2',
    SI: 'si clarity, clarity si, si quality',
    I1: 'i1',
    I2: 'i2',
  }),
  ...wordRows('orientation', (orientation) => ({ orientation }), {
    east_west:
      'east west, eastwest, e w set, horizontally, sideways, e/w, ew set, set sideways, set horizontally, lying down, east to west, aada',
    north_south: 'north south, lengthways, lengthwise, vertically, n s set, set vertically, north to south, upright',
    diagonal: 'diagonally, diagonal, on the diagonal',
  }),
  ...wordRows('arrangement', (arrangement) => ({ arrangement }), {
    graduated_line:
      'graduated, graduating, graduated line, graduated sizes, tapering, tapering line, graduated in size, bade se chhote, chhote se bade',
    cluster: 'in a cluster, clustered, as a cluster',
    scattered: 'scattered, bikhre hue',
    alternating: 'alternating, alternate, alternately, ek chhod kar ek, one after another, ek ke baad ek, in turn',
    flower: 'flower cluster, in a flower',
  }),
  ...terms('rows', [['row, rows, line, lines, line wale, lain', {}]]),
  ...terms('supply', [
    [
      "my own, our own, her own, his own, their own, customer's own, customers own, client's own, clients own, customer's stone, client's stone, customer stone, client stone, supplied by customer, supplied by client, customer supplied, customer will supply, client will supply, client supplies, customer supplies, we will supply, i will supply, i'll supply, i'll bring, will bring my, hamara apna, mera apna, apna hi, apna stone, apna heera, apne stone, apne heere, stone mera hai, stone mera, is mine, is ours, are mine, are ours, is hers, mera hai, meri hai, hamara hai, hamari hai, stone is mine, stones are mine, stone is ours, diamond is mine, provided by me, i will provide, i'll provide, provided by customer, provided by client, stone hamara, stone customer ka, customer ka stone, existing stone, existing diamond, own stone, own diamond, own stones, loose stone i have, use my, using my, reuse my, reuse the, re use the, old stock of my, party ka stone, stone party ka",
      { suppliedBy: 'customer' },
    ],
  ]),
  ...terms('possession', [
    [
      "i have a, i have an, i have the, i have my, i have some, i already have a, i've got a, i've got an, i've got the, i've got my, customer, client, mere paas, hamare paas, humare paas, ghar pe, ghar par",
      {},
    ],
  ]),
];
