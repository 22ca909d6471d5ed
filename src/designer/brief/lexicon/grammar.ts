import { terms, wordRows } from '../words/sense.ts';

/** The small words: those that negate, join or end a phrase, or tell what the client wants done. */
export const grammarTerms = [
  ...terms('negation', [
    [
      'no, not, without, w/o, w o, avoid, avoiding, except, never, none of, zero, nor, skip, skip the, omit, exclude, excluding any, leave out, minus',
      { side: 'before' },
    ],
    [
      "don't want, do not want, dont want, doesn't want, does not want, doesnt want, don't like, do not like, dont like, doesn't like, does not like, didn't want, hates, hate, not a fan of, allergic to, remove, remove the, take off the, take away the, drop the, lose the, get rid of, can't wear, cannot wear, cant wear, don't use, do not use, dont use, don't put, please no, absolutely no, rather than, instead of, no need for, not any, can't be, cannot be, cant be, should not be, shouldn't be, must not be, mustn't be, isn't, free of, free from, against",
      { side: 'before' },
    ],
    ['bina, bagair, bager, binaa, beena', { side: 'before' }],
    [
      'nahi, nahin, nhi, nai, nahee, nahi chahiye, nahin chahiye, nhi chahiye, nahi chahie, na ho, na lagana, mat, mat lagana, mat lagao, mat karna, mat dalna, mat rakhna, mat dena, mat banana, na lagayein, na dalna, na rakhna, nahi lagana, nahi dalna, nahi rakhna, nahi hona chahiye, bilkul nahi, bilkul nahi chahiye, bilkul nahin, bilkul mat, bilkul nhi, nahi pasand, pasand nahi, nahi karna, nahi banana, venda, vendam, nako, hatao, hata do, hatana, nahi ho, nahi hai',
      { side: 'after' },
    ],
    ['ke bina, ke bagair, ke binaa, ki jagah', { side: 'after' }],
    ['not needed, not required, not wanted, not necessary', { side: 'after' }],
  ]),
  ...terms('boundary', [
    ['but, lekin, magar, par, however, though, only that, just', {}],
    [
      'chahiye, chahie, chaiye, chahye, chahte, chahta, chahti, hai, hain, ho, hona, banana, banwana, banana hai, banwana hai, dena, dena hai, lena, lena hai, do na, kar do, bana do, banao, dikhao, lagana, lagao, rakhna, pehenna, rahega, chalega, karna',
      {},
    ],
    ['jisme, jismein, jiske, jo, jis, ki tarah', {}],
    [
      'want, wants, need, needs, looking for, would like, like to have, please, prefer, prefers, make it, make, is, are, was, should, must, has, have, which, that, where, who, because, since, as',
      {},
    ],
    ['in, of, on, at, into, from a, mein, me, main, par lagi, ka bana, ki bani, over a', {}],
  ]),
  ...terms('joint', [
    ['and, aur, evam, tatha, &, +, n, also, along with, as well as, or bhi', { joint: 'and' }],
    ['or, ya, yaa, either', { joint: 'or' }],
    [
      'with, ke saath, ke sath, saath mein, w/, having, featuring, set with, studded with, wale, wala, wali, jada hua, jade hue, mila hua, around, surrounded by, round a, jadit',
      { joint: 'with' },
    ],
  ]),
  ...terms('filler', [
    [
      'no idea, no problem, no rush, no hurry, no worries, not sure, pata nahi, koi baat nahi, no preference, no issue, no matter, why not, not yet, not decided, not only, no doubt, no limit, if not too much, kisi',
      {},
    ],
    [
      'sa, si, any, koi, koyi, kuch, some, the, bhi, hi, to, toh, bilkul, ekdum, very, really, quite, nice, lovely, beautiful, pretty, sundar, accha, acchi, achha, small, tiny, little, chhota, chhote, chhoti, chota, chote, choti, big, large, bada, bade, badi, good, extra, visible, too, so, much, many, zyada, jyada, zyaada, its, my, our, his, set, like, kind of, type, ka, ki, ke, ko, se, such, at all, more',
      {},
    ],
  ]),
  ...terms('article', [['a, an', {}]]),
  ...terms('cue', [
    [
      'including, incl, including the, includes, included, inclusive of, milakar, with the centre, shamil',
      { cue: 'including' },
    ],
    ['excluding, excl, not including, apart from, besides, excluding the, chhod kar, chhodkar', { cue: 'excluding' }],
    ['views, angles', { cue: 'views' }],
    ['only, sirf, keval, solely, bas, exclusively', { cue: 'only' }],
    [
      'otherwise, else, or else, if not, warna, varna, nahi to, nahin to, nahi toh, failing that, if not possible, nahi ho to, nahi ho paye to',
      { cue: 'fallback' },
    ],
    ['set, sets, suite, parure, combo, jewellery set, jewelry set', { cue: 'set' }],
    ['pair, pair of, a pair of, ek jodi, jodi, joda, pairs, jode, jori', { cue: 'pair' }],
    ['nos, pcs, pc, pieces, piece, pieces of, qty, quantity', { cue: 'pieces' }],
    ['for, ke liye, k liye, ki khatir, ke lie, gift for, liye', { cue: 'for' }],
    [
      'by, before, needed by, se pehle, tak chahiye, delivery by, ready by, deliver by, in time for, due, deadline, delivery before, se pahle, delivery',
      { cue: 'by_date' },
    ],
    [
      'change, change the, make the, make it, add, add a, add the, replace, swap, increase, decrease, reduce, modify, bigger, thinner, smaller, badal do, badlo, chhota karo, bada karo, change karo, make this, can you change, instead make, update, patla karo, tweak, resize',
      { cue: 'edit' },
    ],
    [
      'same as, like design, same design as, copy of, jaisa, same like, repeat of, repeat, based on, same design, waisa hi, design no, design number, style no, sku, item code, model no, ref',
      { cue: 'same' },
    ],
    [
      'rest same, everything else same, rest same rakhna, keep everything else, everything else the same, keep the rest, rest as is, rest is same, baki same, baaki same, baki sab same, baaki sab same, baaki sab waisa hi, baki waisa hi, otherwise the same, keep everything else the same, leave the rest, rest same rakho, rest unchanged',
      { cue: 'keep_rest' },
    ],
    [
      'remodel, remodelling, remodeling, reset, reset my, restyle, redesign, melt, melt down, old gold, purana sona, purane sone, purani, purane, rework, repurpose, convert, upcycle, gala kar, galakar, exchange old, tudwa kar, turn my, turn into, remake, re make, rebuild, naya banwana',
      { cue: 'remodel' },
    ],
    [
      'how much, how many, what would, what does, what is, kitna, kitne, kitni, can you tell, is it possible, can i, can you make, what would it, difference between, which is better, why, kya hai, kitne ka, kitne ki, batao, bata do, what will',
      { cue: 'question' },
    ],
    [
      "grandmother's, grandmothers, grandma's, granny's, dadi ki, dadi ka, dadi ke, nani ki, nani ka, nani ke",
      { cue: 'heirloom' },
    ],
    ['gross, gross weight, gross wt', { cue: 'gross' }],
    ['net weight, net gold, gold weight, metal weight, net wt, net, sone ka vajan, gold wt', { cue: 'metal_weight' }],
    ['weight, vajan, wajan, wt, weighing, weigh, vajan mein', { cue: 'weight' }],
    ['colour, color, col, colour grade, color grade', { cue: 'stone_color' }],
    ['or better, or higher, minimum clarity, and above, ya behtar, or above clarity', { cue: 'or_better' }],
    ['reversed, mirrored, mirror image, reverse engraved, in reverse, ulta likha, backwards', { cue: 'reversed' }],
    ['seal, for sealing, sealing, wax seal, seal engraving, seal engraved', { cue: 'seal' }],
    [
      'initials, monogram, letters, letter, akshar, the word, the words, the name, naam, name, words, the letters, the letter, the initials',
      { cue: 'initials' },
    ],
    [
      'quote without, price without, estimate without, quote excluding, quote for mounting only, mount only, mounting only, quote only the mount',
      { cue: 'quote' },
    ],
    ['birthstone, birth stone, janam ratna, rashi ratna, janmaratna', { cue: 'birthstone' }],
    ['like the, in the style of, inspired by, style of, similar to, jaise ki, reminiscent of', { cue: 'like' }],
  ]),
  ...wordRows('ruledOut', (thing) => ({ thing }), {
    nickel: 'nickel free, nickelfree, non nickel',
    lead: 'lead free',
    cadmium: 'cadmium free',
    stones: 'stone free, stoneless, stones free, non studded, only metal, sirf metal, sirf gold ka, all metal',
    lab_grown: 'non lab grown',
    treated_stones:
      'unheated, no heat, untreated, non treated, non heated, no treatment, without treatment, not heated',
    plating: 'unplated, non plated',
  }),
  ...wordRows('unwanted', (thing) => ({ thing }), {
    nickel: 'nickel',
    lead: 'lead',
    cadmium: 'cadmium',
    prongs: 'prongs visible',
    engraving: 'any engraving',
    plating: 'plating, plated',
    sharp_edges: 'sharp edges, sharp corners, pointy bits',
    stones: 'stones at all',
    bling: 'bling, blingy, sparkle',
    flashy: 'flashy, gaudy, bhadkila, over the top, showy',
    yellow_tint: 'yellow tint',
    gaps: 'gaps, gap',
    joints: 'joints, joint, solder',
    beads: 'bead work',
    religious_motifs: 'religious motif, religious motifs, religious symbol, religious symbols, god motif',
    animal_motifs: 'animal motif, animal motifs, animals, animal design',
    human_figures: 'human figure, human figures, figurines, face motif',
    leather: 'leather',
    glass: 'glass, kaanch, kanch',
    plastic: 'plastic',
    imitation: 'imitation, artificial, nakli, fake',
    treated_stones: 'treated, heated, glass filled, filled stones',
    blood_diamonds: 'blood diamonds, conflict diamonds',
    lac: 'lac filling, lakh filling, laakh filling',
    animal_products: 'animal product, ivory beads, bone',
  }),
];
