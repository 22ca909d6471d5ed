import { type CutId, cutIds, cuts } from '#spec/tables/cuts.ts';
import { terms, wordRows } from '../../senses/terms.ts';

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
  square:
    'square cut, square shape stone, chaukor, square stone, choras, chauras, square shape, square shaped, sqr, sqr shape',
  trapezoid: 'trapezoid, trapezoids, trap cut, traps, trapeze, trapezoid cut',
  shield: 'shield cut, shield shape, shield shaped, shield',
  lozenge: 'lozenge',
  octagon: 'octagon, octagonal, octagon cut',
  carre: 'carre, carre cut',
  calf_head: 'calf head, calf heads',
  french: 'french cut',
  triangle: 'trikon, tikona, trikona, tikon',
  freeform: 'freeform, free form, freeform shape',
  button: 'button shape, button shaped, button pearl shape',
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
    old_european:
      'old european, old european cut, oec, european cut, old euro, old euro cut, euro cut, euro cuts, old euros, old europeans',
    old_mine: 'old mine cut, omc, old miner, old mine cushion, old mines, omb, old mine',
    old_cut: 'old cut, old cuts, antique cut, antique cuts, old brilliant cut',
    transitional: 'transitional cut',
    august_vintage: 'avc, august vintage, august vintage cushion',
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
    'Sri Lanka': 'sri lankan, sri lanka, srilanka',
    Ceylon: 'ceylon, ceylonese, ceyloni, ceylon origin, ceylon ka',
    Kashmir: 'kashmir, kashmiri',
    Mozambique: 'mozambique',
    Thailand: 'thai, bangkok',
    Italy: 'italian coral, italian moonga, italian red, sardinian',
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
    Bahrain: 'bahraini, bahrain',
    Canada: 'canadian',
    Botswana: 'botswana, botswanan',
    Namibia: 'namibian, namibia',
    Cambodia: 'cambodian, cambodia',
    Chivor: 'chivor',
    Mahenge: 'mahenge',
    Argyle: 'argyle, argyles',
    Yogo: 'yogo',
    Kingman: 'kingman',
    Bisbee: 'bisbee',
    'Sleeping Beauty': 'sleeping beauty',
    Whitby: 'whitby',
    Winton: 'winton',
    'Lightning Ridge': 'lightning ridge',
    'Coober Pedy': 'coober pedy',
    Broome: 'broome',
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
  ...terms('rows', [
    ['row, rows, line, lines, line wale, lain', {}],
    [
      'in a row, in one row, in a single row, single row of, in a line, in line, inline, in one line, in a single line, ek line me, ek line mein, ek hi line me, ek hi line mein, ek row me, ek row mein',
      { rows: 1 },
    ],
  ]),
  ...terms('supply', [
    [
      "supplied by me, supplied by us, supplied by her, supplied by him, provided by us, brought by client, brought by customer, by client, by customer, by the client, by the customer, by cust, from client, from customer, from the client, from the customer, which the client brings, which the customer brings, customer to supply, client to supply, cust to supply, cust supplies, cust supplied, cust will supply, as supplied by client, as supplied by customer, customer provides, client provides, customer to provide, client to provide, main dunga, main doongi, main dungi, hum denge, woh degi, wo degi, wo dega, customer dega, customer degi, party degi, party dega, customer ka apna, customer ki apni, customer ka, customer ki, party ka, party ka apna, party ki, grahak ka, grahak ka apna, can be reused, to be reused, will be reused, reusing, reusing the, use her, use his, use our, using her, using his, using our, reuse her, reuse his, reuse our, reset my, resetting my, repurpose, repurposing, inherited, khandani, khaandani, pushtaini, purkhon ka, i have it already, i already have it, we have it already, already have the stone, i have the stone, quote without the stone, w/o the stone, my own, our own, her own, his own, their own, customer's own, customers own, client's own, clients own, customer's stone, client's stone, customer stone, client stone, supplied by customer, supplied by client, customer supplied, customer will supply, client will supply, client supplies, customer supplies, we will supply, i will supply, i'll supply, i'll bring, will bring my, hamara apna, mera apna, apna hi, apna stone, apna heera, apne stone, apne heere, stone mera hai, stone mera, is mine, is ours, are mine, are ours, is hers, mera hai, meri hai, hamara hai, hamari hai, stone is mine, stones are mine, stone is ours, diamond is mine, provided by me, i will provide, i'll provide, provided by customer, provided by client, stone hamara, stone customer ka, customer ka stone, existing stone, existing diamond, own stone, own diamond, own stones, loose stone i have, use my, using my, reuse my, reuse the, re use the, old stock of my, party ka stone, stone party ka",
      { suppliedBy: 'customer' },
    ],
  ]),
  ...terms('possession', [
    [
      "that i have, which i have, i already have, i have already, we already have, i already own, i own, that i own, that we own, that we have, she already has, he already has, she will give, he will give, they will give, she will bring, he will bring, i will give, i will bring, we will bring, we will give, i have her, i have his, i've her, i've my, cust, cust brings, customer brings, client brings, client has a, client has an, customer has a, customer has an, cust has a, client's, customer's, cust's, keep the, she wants to keep, i have a, i have an, i have the, i have my, i have some, i already have a, i've got a, i've got an, i've got the, i've got my, customer, client, mere paas, hamare paas, humare paas, ghar pe, ghar par",
      {},
    ],
  ]),
];
