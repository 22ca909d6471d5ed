import { terms } from '../../senses/terms.ts';

/** The small words: those that join or end a phrase, or tell what the client wants done. */
export const grammarTerms = [
  ...terms('anything', [['anything, nothing', {}]]),
  ...terms('liking', [
    [
      `
        love, loves, loving, like, likes, adore, adores, favourite, favorite, fav, fave, pasand, pasandida,
        wears a lot of, wears lots of, wearing a lot of, always wears, mostly wears, usually wears, often wears,
        only wears, is always in, is mostly in, always in, mostly in, lives in, dresses in,
        something, something in,
        zyadatar, aksar pehenti hai, hamesha pehenti hai`,
      {},
    ],
  ]),
  ...terms('boundary', [
    [
      'but, except in, except with, except make, except that, except it, except i, lekin, magar, par, however, though, only that, just',
      {},
    ],
    [
      `
        chahiye, chahie, chaiye, chahye, chahte, chahta, chahti, hai, hain, ho, hona, banana, banwana, banana hai,
        banwana hai, dena, dena hai, lena, lena hai, do na, kar do, bana do, banao, dikhao, lagana, lagao, rakhna,
        pehenna, rahega, chalega, karna`,
      {},
    ],
    ['jisme, jismein, jiske, jo, jis, ki tarah', {}],
    [
      `
        want, wants, need, needs, looking for, would like, like to have, please, prefer, prefers, make it, make, is,
        are, was, should, must, has, have, which, that, where, who, because, since, as`,
      {},
    ],
    ['in, of, on, at, into, from a, mein, me, main, par lagi, ka bana, ki bani, over a', {}],
  ]),
  ...terms('joint', [
    ['and, aur, evam, tatha, &, +, n, also, along with, as well as, or bhi', { joint: 'and' }],
    ['or, ya, yaa, either', { joint: 'or' }],
    [
      `
        with, w, ke saath, ke sath, saath mein, w/, having, featuring, set with, studded with, wale, wala, wali,
        jada hua, jade hue, mila hua, around, surrounded by, round a, jadit`,
      { joint: 'with' },
    ],
  ]),
  ...terms('filler', [
    [
      `
        sa, si, any, koi, koyi, kuch, some, the, bhi, hi, to, toh, bilkul, ekdum, very, really, quite, nice, lovely,
        beautiful, pretty, sundar, accha, acchi, achha, small, tiny, little, chhota, chhote, chhoti, chota, chote,
        choti, big, large, bada, bade, badi, good, extra, visible, too, so, much, many, zyada, jyada, zyaada, its, my,
        our, his, set, like, kind of, type, ka, ki, ke, ko, se, such, at all, more, identical, similar, new, naya,
        nayi, naye`,
      {},
    ],
  ]),
  ...terms('filler', [
    [
      `
        bacha hai, bacha hua, bacha hua hai,
        bachi hui, bache hue, rubber band, elastic band, jazz band, rock band, brass band, marching band, boy band,
        boxing ring, wrestling ring, ring road, ring tone, ringtone, supply chain, food chain, chain reaction,
        chain store, payment link, tracking link, gold loan, gold bond, copper pipe`,
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
    ['nos, pcs, pc, pieces, piece, pieces of, qty, quantity, pis, pes, pce, pcs of', { cue: 'pieces' }],
    ['for, ke liye, k liye, ki khatir, ke lie, gift for, liye', { cue: 'for' }],
    [
      'by, before, needed by, se pehle, tak chahiye, delivery by, ready by, deliver by, in time for, due, deadline, delivery before, se pahle, delivery',
      { cue: 'by_date' },
    ],
    [
      `
        same as, like design, same design as, copy of, jaisa, same like, repeat of, repeat, based on,
        waisa hi, design no, design number, style no, sku, item code, model no, ref`,
      { cue: 'same' },
    ],
    ['same design, same style, same model, same make', { cue: 'same_design' }],
    [
      `
        remaking,
        remade as, remade as a, remade into, remade into a,
        remount, remounted, remounting, mounted as, restring, restrung, restringing, reuse, re use, reuse my,
        reuse the, reusing, melted, melted down, melt it, melt them, melting, reworking, repurposing, repurposed,
        recycle my,
        using the stones from, using the diamonds from, using stones from,
        from old ring, from her old ring, from his old ring, from my old ring, from the old ring, from an old ring,
        out of her old ring, out of my old ring, own gold, khandani heera, move it from, take the stones from, remodel,
        remodelling, remodeling, reset, reset my, restyle, redesign, melt, melt down, old gold, purana sona,
        purane sone, purani, purane, rework, repurpose, convert, upcycle, gala kar, galakar, exchange old, tudwa kar,
        turn my, turn into, remake, re make, rebuild, naya banwana`,
      { cue: 'remodel' },
    ],
    [
      `
        how much, how many,
        can you quote both, could you quote both, what would, what does, what is,
        kitna, kitne, kitni, can you tell, is it possible, can i, can you make, what would it, difference between,
        whats the difference, difference, will it, can a, can an,
        is it ok, is it okay, is it safe, is it fine, is it alright,
        does it, do they, should i, how long, how strong, which one is better, kitna padega,
        kitne ka padega, kitne mein padega, kitne mein banega,
        tikega, tikegi, tikega kya, chalega kya, chalegi kya, hai kya, hoti hai kya, padti hai kya, padega kya,
        which is safer, which one is safer, which is stronger, which lasts, is better for, better for, or is it,
        too soft, too soft for, salah do, salah chahiye, ek sawaal, chhota sa sawaal, quick question, question is,
        what's the smallest, what's the biggest, what's the cheapest, do you make, do you do, do you have,
        kitna lagega, kitna hoga, kitne ki padegi, theek rahega, sahi rahega, which is better, why, kya hai, kitne ka,
        kitne ki, batao, bata do, what will`,
      { cue: 'question' },
    ],
    [
      'to go with, goes with, go with, to match a, to match an, to match my, to match the, to match her, to match his, match my, matches my, to wear with, worn with, to pair with, to sit next to, sit next to, sits next to, to sit beside, sits beside, to sit with, sit with, to sit against, sits against, to sit under, sits under, to wear next to, worn next to, to fit next to, fits next to, to fit against, fits against, to fit around, fits around, alongside my, alongside her, alongside his, next to my, next to her, next to his',
      { cue: 'beside' },
    ],
    ['gross, gross weight, gross wt', { cue: 'gross' }],
    ['net weight, net gold, gold weight, metal weight, net wt, net, sone ka vajan, gold wt', { cue: 'metal_weight' }],
    ['weight, vajan, wajan, wt, weighing, weigh, vajan mein', { cue: 'weight' }],
    ['colour, color, col, colour grade, color grade', { cue: 'stone_color' }],
    ['or better, or higher, minimum clarity, and above, ya behtar, or above clarity', { cue: 'or_better' }],
    ['reversed, mirrored, mirror image, reverse engraved, in reverse, ulta likha, backwards', { cue: 'reversed' }],
    ['seal, for sealing, sealing, wax seal, seal engraving, seal engraved', { cue: 'seal' }],
    [
      `
        initials, names, initals, intials, initial, leter, lettr, initials on it, alphabet, first letter, monogram,
        letters, letter, akshar,
        the word, the words, the name,
        naam, name, words,
        the letters, the letter, the initials`,
      { cue: 'initials' },
    ],
    [
      'quote without, price without, estimate without, quote excluding, quote for mounting only, mount only, mounting only, quote only the mount',
      { cue: 'quote' },
    ],
    ["born, birth, janam, janm, b'day", { cue: 'birth' }],
    ['birthstone, birth stone, janam ratna, rashi ratna, janmaratna', { cue: 'birthstone' }],
    ['like the, in the style of, inspired by, style of, similar to, jaise ki, reminiscent of', { cue: 'like' }],
  ]),
];
