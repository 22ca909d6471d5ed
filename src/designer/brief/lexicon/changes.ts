import { terms } from '../../senses/terms.ts';

/** How much of a design that is there is to become more, less or other, what is added to it, and what of it stays. */
export const changeTerms = [
  ...terms('addition', [
    [
      `
        add, add a, add the, add an, add some, add more, can you add, could you add, put in some, plus some,
        jod do, jod dena, jodo, bhi laga do, bhi lagao, bhi laga dena, bhi lagwa do, bhi lagana, bhi daal do,
        bhi dal do, aur laga do`,
      {},
    ],
  ]),
  ...terms('cue', [
    ['bhi laga do, bhi lagao, bhi laga dena, bhi lagwa do, bhi lagana, bhi daal do, bhi dal do', { cue: 'do_change' }],
  ]),
  ...terms('relation', [['beside, beside the, next to, next to the, above, below, underneath, between', {}]]),
  ...terms('contrast', [['but, lekin, magar, par, however, only, except, though', {}]]),
  ...terms('becoming', [['to, se, ko, →', {}]]),
  ...terms('direction', [['down, up, from, back', {}]]),
  ...terms('definite', [['the', {}]]),
  ...terms('enumerator', [
    ['one, ek, first, second, third, pehla, pehli, doosra, doosri, dusra, dusri, teesra, teesri', {}],
  ]),
  ...terms('sideWorn', [
    [
      'one only, only one, just the one, left ear only, right ear only, left hand only, right hand only, one ear only, ek hi kaan, ek hi haath, ek hi pair, ek kaan ke liye, left one only, right one only',
      { sides: 1 },
    ],
    [
      'both hands, for both hands, for each hand, dono haath ka, dono haath ke, dono haath ke liye, dono haath me, dono pair me, dono pair ke, dono pair ke liye, dono pairon ke liye, dono haathon ke liye, jodi jodi',
      { sides: 2 },
    ],
  ]),
  ...terms('alike', [['identical, alike, same same, both same, all same', {}]]),
  ...terms('portion', [
    [
      `
        half the, half of the, halve the, halve, half as, aadha, aadhi, aadhe, every second, every other,
        every alternate`,
      { portion: 'half' },
    ],
    ['double the, twice as, twice the, dugna, dugni, duguna, do guna, doguna', { portion: 'double' }],
  ]),
  ...terms('quantifier', [
    ['more, zyada, jyada, zyaada', { count: 'more' }],
    ['fewer, kam, kam karo, kam kar do, kam kijiye, kam kar dijiye, kam kar dena', { count: 'fewer' }],
  ]),
  ...terms('staying', [
    [
      `
        keep, keep the, keep my, retain, retain the, leave, leave the, preserve the, hang on to, stay with, staying with,
        stick with, stays, stays at, stay at, still, still a, still an, remains at`,
      { side: 'before' },
    ],
    [
      `
        wahi rakhna, wahi rakho, waisa hi rakhna, waisa hi rakho, same rakhna, same rakho, rehne do, rehne dena,
        mat badalna, mat chhedna, utna hi rakhna, utni hi rakhna, utne hi rakhna,
        same rahega, same rahegi, same rahe, wahi rahega, wahi rahegi, wahi rahe`,
      { side: 'after' },
    ],
    ['hi rakhna, hi rakho, hi rahe, hi rahega, hi rakhiye', { side: 'after', ofValue: true }],
  ]),
  ...terms('part', [
    ['setting, mount, mounting, head', { part: 'setting', isMeasure: true }],
    ['shank', { part: 'shank', isMeasure: true }],
    ['band', { part: 'band', isMeasure: true }],
    ['closure, clasp, lock, pench, hook, catch, kunda, fastening', { part: 'closure' }],
    ['chain', { part: 'chain', isMeasure: true }],
    ['shoulders, shoulder', { part: 'shoulders' }],
    ['sides', { part: 'sides', isMeasure: true }],
    ['edge', { part: 'edges' }],
    ['gallery', { part: 'gallery' }],
    ['dome', { part: 'dome' }],
    ['hinge', { part: 'hinge' }],
    ['layout', { part: 'layout', isMeasure: true }],
    ['font, lettering', { part: 'font', isMeasure: true }],
    ['claw, prong', { part: 'prongs' }],
    ['shape', { part: 'shape', isMeasure: true }],
    ['design', { part: 'design', isMeasure: true }],
    ['colour, color, rang', { part: 'colour', isMeasure: true }],
    ['size, naap', { part: 'size', isMeasure: true }],
    ['length, lambai', { part: 'length', isMeasure: true }],
    ['width, chaudai', { part: 'width', isMeasure: true }],
    ['height, unchai', { part: 'height', isMeasure: true }],
    ['finish', { part: 'finish', isMeasure: true }],
    ['style', { part: 'style', isMeasure: true }],
    ['metal', { part: 'metal', isMeasure: true }],
    ['profile', { part: 'profile', isMeasure: true }],
    ['motif', { part: 'motif', isMeasure: true }],
    ['pattern', { part: 'pattern', isMeasure: true }],
    ['weight, wazan, vajan, wajan', { part: 'weight', isMeasure: true }],
  ]),
];
