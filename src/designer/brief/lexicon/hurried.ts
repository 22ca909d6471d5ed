/** Small words as a thumb types them: they are no misspellings that anybody has to be told of. */
const rows: Readonly<Record<string, string>> = {
  laga: 'lga',
  hata: 'hta, htaa',
  hatao: 'htao',
  badal: 'bdl',
  badlo: 'bdlo',
  rakho: 'rkho, rkhho, rakhho',
  rakhna: 'rkhna',
  jagah: 'jgh, jga, jgah, jagha',
  wahi: 'whi, vhi, whii',
  waisa: 'wsa, wesa, vesa',
  waisi: 'wesi, wsi',
  same: 'sme, saim',
  baki: 'bki, bakki',
  bana: 'bna',
  banao: 'bnao',
  banana: 'bnana',
  daal: 'dl',
  karna: 'krna',
  karo: 'kro, krro',
  kardo: 'krdo, krdoo',
  chahiye: 'chye, chiye, chaiy, chahye, chhaiye, chiy',
  dikhao: 'dkhao, dikho',
  bhi: 'bhe',
  bas: 'bss',
  wala: 'wla, vla',
  wali: 'wli, vli',
  wale: 'wle, vle',
  beech: 'bich',
  upar: 'uper, upr',
  neeche: 'niche, nche',
  chhota: 'chota, chhta',
  chhoti: 'choti, chhti',
  design: 'dsgn, desgn, dzn, dizain, dezine',
  metal: 'metl, mtl',
  should: 'shd, shld',
  would: 'wld',
  without: 'w/o',
  about: 'abt',
  with: 'wth, wid',
  double: 'dbl, dubl',
  single: 'sngl',
  black: 'blk',
  green: 'grn',
  yellow: 'ylw, yelo, yllw',
  total: 'totel, totl, ttl, toatl, totle',
  half: 'hlf',
  tapered: 'tapperd, taperd, tappered, tapred',
  for: 'fr',
  stone: 'stne, ston',
  stones: 'stons, stonz',
  change: 'chnge, chng, chg',
};

/** How a small word is written out, by how it is typed in a hurry. */
export const writtenOut: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([word, typed]) =>
    typed.split(', ').flatMap((one) => (one === '' ? [] : [[one, word]])),
  ),
);

/** Short forms that no word of the trade is meant by, although its consonants are theirs. */
export const otherShortForms: ReadonlySet<string> = new Set(
  'prs pcs pkt mrs mr ms mth mths yrs yr hrs hr wks wk qty kgs kg cts pts bday xmas thx tks ths msg pls plz pvt ltd gst std blr mum hyd bom chn dxb ksa uae nri tbc tbd nvm idk btw brb asap rsvp whts whch thn thr thnk'.split(
    ' ',
  ),
);
