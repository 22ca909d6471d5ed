import { terms } from '../../senses/terms.ts';
import { numeralTerms } from './numerals.ts';
import { unitTerms } from './units.ts';

/** A limit that also says what it limits: "no higher than 5 mm". */
const measuredLimits = (
  [
    ['height', 'higher, taller'],
    ['width', 'wider, broader'],
    ['length', 'longer'],
    ['thickness', 'thicker'],
  ] as const
).flatMap(([measure, comparatives]) =>
  comparatives.split(', ').flatMap((comparative) => {
    const phrases = `no ${comparative} than, not ${comparative} than, nothing ${comparative} than`;
    return [
      ...terms('bound', [[phrases, { bound: 'max', side: 'before' }]]),
      ...terms('measure', [[phrases, { measure }]]),
    ];
  }),
);

/** Numbers said in words, their units, and the words that make a number a limit or one of several. */
export const numberTerms = [
  ...numeralTerms,
  ...unitTerms,
  ...measuredLimits,
  ...terms('bound', [
    [
      `
        max, maximum, mx, absolute max, limit, price cap, budget cap, wholesale cap, no more, cash no more,
        and not a penny more, not a penny more, and not a rupee more, not a rupee more, ceiling, our ceiling,
        my ceiling,
        at most, at the most, at max,
        max to max`,
      { bound: 'max', side: 'any' },
    ],
    ['min, minimum, mn', { bound: 'min', side: 'any' }],
    [
      `
        zyada se zyada, jyada se jyada, zyaada se zyaada, adhik se adhik, just under, not crossing, should not cross,
        must not cross, not to cross, not to exceed, can not exceed, under, below, less than, upto, up to, within,
        no more than,
        not more than, not exceeding, not over,
        nothing over, not above, ceiling of, cap of, capped at, not exceed, should not exceed, must not exceed,
        lighter than, cheaper than, <, no heavier than, not heavier than, no bigger than, not bigger than,
        no larger than, not larger than, nothing bigger than`,
      { bound: 'max', side: 'before' },
    ],
    [
      `
        keep it to, keep this to, keep it under,
        absolute max of, budget is strict, strict budget of, can spend is, we can spend is, i can spend is,
        will only pay, only pay, pushes it above, pushes it over, nothing above, anything under, nothin over,
        nothing beyond, limit of, limit is, my limit, our limit, upper limit, can go up to, can go to, could go to,
        go as high as, not weigh more than, mustn't weigh more than, must not weigh more than,
        shouldn't weigh more than, should not weigh more than, not a penny over, not a rupee over,
        no higher on price than, could stretch to, can stretch to, stretch to, max out at,
        not go over, not going over, not spend more than,
        don't go over, do not go over, do not exceed, don't exceed`,
      { bound: 'max', side: 'before' },
    ],
    [
      `
        tak, tak ka, tak ki,
        tk, ke andar, k andar, ke under, andar,
        se kam, se neeche, se niche,
        or less, or under, or below,
        ke bheetar,
        se zyada nahi, se jyada nahi, se upar nahi, se zyaada nahi, se zyada na ho, se jyada na ho, se upar na ho,
        se upar na jaye, se upar na jaaye, se upar na jae, se bahar na jaye, se bahar na ho, se zyada na jaye,
        se aage na jaye, se zyada mat, se upar mat, se oopar na ho, se zyada nahi hona chahiye, se jada nahi,
        tops, not more,
        is my limit, is our limit, is the limit, is my max, is our ceiling, is my ceiling,
        to spend at most`,
      { bound: 'max', side: 'after' },
    ],
    [
      'above, over, beyond, more than, at least, atleast, from, starting at, not less than, no less than, not below, kam se kam, not under, upwards of, >',
      { bound: 'min', side: 'before' },
    ],
    [
      'se zyada, se jyada, se upar, or more, or above, plus, se kam nahi, se kam na ho, +',
      { bound: 'min', side: 'after' },
    ],
    [
      `
        about, around, abt, approx, aprox, appx, apx, apprx, approximately, approximately of, approx., roughly, circa,
        ca., ~, nearly, almost, close to, honestly maybe, somewhere around, somewhere near, lagbhag, lag bhag, lgbhg,
        karib, kareeb, kareeb kareeb, takreeban, taqreeban, kareeban, ballpark, in the region of, c., tentatively`,
      { bound: 'approx', side: 'before' },
    ],
    [
      `
        ke aas paas, there abouts, or there abouts, ke aaspaas, aas paas, aaspaas, ish, odd, or so, or thereabouts,
        thereabouts, ke karib, ke kareeb, give or take, ke lagbhag`,
      { bound: 'approx', side: 'after' },
    ],
  ]),
  ...terms('share', [
    [
      `
        each, ea, ea., ech, apiece, per piece,
        ek ka, ek ki, ek ke,
        per stone, each stone, a piece, ek ek, har ek, each one, per ear, each ear, pcs each,
        per head, per person, per girl, per guest,
        each bangle, each earring, each ring, each pendant,
        per earring, per bangle`,
      { share: 'each' },
    ],
    [
      `
        kul wazan, kul wajan, total wazan, total wajan, matlab total, totalling up to, total, tot, ttl, the lot,
        totaling, totalling, totals, adding up to, add up to, to add up to, in total, in all, altogether, all together,
        all togther, togther, all told, total weight, kul, overall, combined, total weight of, taken together,
        the lot together`,
      { share: 'total' },
    ],
    [
      `
        a pair, per pair, the pair, pair weight, dono, jodi ka, both together, dono ka, for both, for the pair,
        dono mila kar, dono milake, dono mila ke, dono mila k, dono milakar`,
      { share: 'pair' },
    ],
    [
      `
        total both, total for both, for both pieces, both combined, for all, all pieces, for everything, poore set ka,
        pure set ka, whole set, for the set, full set, entire set, set ka budget, sab mila kar, me sab, me sb,
        mein sab,
        sab milake, sab milakar, sab mila ke,
        teeno milake, charo milake,
        kul milakar, kul mila kar, kul milake, kul mila ke,
        milake, mila ke, mila k, for the lot, whole lot, the whole lot, all in all,
        for whole set, for the whole set, for the two things, for the three of them, for the two of them,
        between the two of them, for all of them, sab ka, teeno me, dono things, together`,
      { share: 'all_pieces' },
    ],
  ]),
  ...terms('cue', [
    [
      'size, sz, ring size, finger size, sizes, saiz, naap, number ki, size number, no., size no, finger measures',
      { cue: 'size' },
    ],
    [
      'budget, bajat, budget is, price, price range, kimat, keemat, daam, cost, spend, to spend, spending, paise, rate, saved',
      { cue: 'budget' },
    ],
    [
      'making, making charge, making charges, labour, labour charges, majuri, ghadai, advance, deposit, token amount, discount, per gram, per gm, gold rate',
      { cue: 'other_money' },
    ],
    [
      `
        including tax, incl tax, tax included, including gst, incl gst, tax in, gst ke sath, including gst and making,
        with gst, gst included, gst ke saath, all inclusive, including vat, incl vat, inc vat, inc. vat, vat included,
        inclusive of tax, inclusive of gst, tax inclusive,
        incl. gst, incl. tax, incl. vat,
        gst incl, inclusive of vat, with tax, with vat, gst sahit, tax paid`,
      { cue: 'tax' },
    ],
    [
      `
        plus tax, excluding tax, excl tax, excl. tax, plus gst, + gst, ex vat, not including tax, not incl tax,
        tax not included, ex. vat, excluding gst, excluding vat, excl vat, excl. vat, excl gst, plus vat, + vat,
        gst extra, tax extra,
        before tax, before vat, before gst,
        gst alag, exclusive of tax, without gst, without tax, pre tax`,
      { cue: 'tax_excluded' },
    ],
    ['between, from between, ke beech', { cue: 'between' }],
    ['than', { cue: 'than' }],
  ]),
];
