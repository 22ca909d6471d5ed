import { systemNames } from '#spec/sizes/system-names.ts';
import { terms } from '../../senses/terms.ts';

/** Units of length, weight and time, currencies and the countries whose ring sizes are used. */
export const unitTerms = [
  ...terms('unit', [
    ['mm, millimetre, millimeter, mili, mil, mils, mill, mills, m m', { unit: 'mm' }],
    ['cm, centimetre, centimeter, cms, c m', { unit: 'cm' }],
    ['inch, inches, ", inchi, in, inchs', { unit: 'inch' }],
    ['ct, carat, carats, cts, carrat, carrot, caret, crt, crts', { unit: 'carat' }],
    [
      `
        ctw, tcw, cttw, ct tw, ct. tw, ct t w, carat total weight, ct total weight, carats total weight, ctw total, tw,
        carat tw,
        total carat weight, total carat, total ct,
        t.c.w, c.t.w, ct t.w`,
      { unit: 'carat_total' },
    ],
    ['karat, kt, karats, kerat, kt., krt, kct', { unit: 'karat' }],
    ['k', { unit: 'k' }],
    // A "pointer" is one stone of so many points.
    ['pointer, pointers, ptr, ptrs', { unit: 'pointer' }],
    ['point, points, cent, cents, pt, pts, cnt, cnts, pnt, pnts', { unit: 'point' }],
    // A grainer is a quarter of a carat: four grains make one.
    ['grainer', { unit: 'grainer' }],
    ['g, gm, gms, gram, grams, gr, grm, gramme, grammes, grms, gm., gmas', { unit: 'gram' }],
    ['kg, kilo, kilos, kilogram', { unit: 'kilogram' }],
    ['dwt, pennyweight, pennyweights', { unit: 'pennyweight' }],
    ['oz, ounce, troy ounce, ozt, troy oz', { unit: 'ounce' }],
    ['sovereign, pavan, savaran, sovereigns, pawan, sovrign, soverign, sovereing', { unit: 'sovereign' }],
    ['tola, tolas, tole, thola, bhori, bhari gold', { unit: 'tola' }],
    ['ratti, rati, rattis, rtti, rti', { unit: 'ratti' }],
    ['masha, mashe', { unit: 'masha' }],
    ['%, percent, per cent, pratishat', { unit: 'percent' }],
    ['gauge, ga', { unit: 'gauge' }],
    ['month old, months old, months, month, mahine, mahina', { unit: 'month' }],
    ['year old, years old, yr old, year, years, yrs, yr, saal, sal, yo, y o, varsh', { unit: 'year' }],
    ['week, weeks, wk, wks, hafte, hafta', { unit: 'week' }],
    ['day, days, din', { unit: 'day' }],
    ['st, nd, rd, th, vi, vin, veen', { unit: 'ordinal' }],
  ]),
  ...terms('currency', [
    ['₹, rs, rs., inr, rupee, rupees, rupay, rupaye, rupye, rupaiye, rupya, re, /-', { currency: 'INR' }],
    ['$, usd, us$, dollar, dollars, dolar, dolars, dollers, bucks, us dollars', { currency: 'USD' }],
    ['£, gbp, pound, pounds, quid, sterling pounds, pounds sterling', { currency: 'GBP' }],
    ['€, eur, euro, euros', { currency: 'EUR' }],
    ['aed, dirham, dirhams, dhs, dhs., dh, dirhm', { currency: 'AED' }],
    ['chf, francs, swiss francs', { currency: 'CHF' }],
    ['aud, a$, au$, aussie dollars, australian dollars', { currency: 'AUD' }],
    ['cad, c$, ca$, canadian dollars, bucks canadian, dollars canadian, bucks cad', { currency: 'CAD' }],
    ['sgd, s$, singapore dollars', { currency: 'SGD' }],
    ['sar, sr, riyal, riyals, saudi riyals', { currency: 'SAR' }],
    ['qar, qr, qatari riyals', { currency: 'QAR' }],
    ['kwd, kd, kuwaiti dinars, kuwaiti dinar', { currency: 'KWD' }],
    ['bhd, bahraini dinars, bahraini dinar, dinar, dinars', { currency: 'BHD' }],
    ['omr, omani rials', { currency: 'OMR' }],
    ['nzd, nz$', { currency: 'NZD' }],
    ['¥, jpy, yen', { currency: 'JPY' }],
    ['hkd, hk$', { currency: 'HKD' }],
    ['myr, ringgit', { currency: 'MYR' }],
    ['pkr', { currency: 'PKR' }],
    ['lkr', { currency: 'LKR' }],
    ['npr', { currency: 'NPR' }],
    ['bdt, taka', { currency: 'BDT' }],
    ['zar, rand, rands', { currency: 'ZAR' }],
  ]),
  ...terms(
    'system',
    systemNames.map(({ system, anywhere, besideSize }) => {
      const phrases = [...anywhere, ...[...anywhere, ...besideSize].map((word) => `${word} size`)];
      return [phrases.join(', '), { system }] as const;
    }),
  ),
];
