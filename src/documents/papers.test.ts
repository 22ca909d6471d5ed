import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#engine/contract/finding.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';
import type { FontFiles, OrderOnPaper, PrintedPiece } from './contract.ts';
import { orderPaperNames, paperNames } from './paper-names.ts';
import { pieceDocuments } from './registry.ts';

const fontFile = (name: string) => new Uint8Array(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)));
const fonts: FontFiles = {
  text: fontFile('inter-400'),
  strong: fontFile('inter-600'),
  display: fontFile('cormorant-garamond-500'),
};
const parsed = parseSpec(haloRing);
if (!parsed.ok) throw new Error(parsed.problem.message);
const spec = parsed.value;

const sheet: Sheet = {
  alloy: 'au750_r',
  densityGramsPerCm3: 15.1,
  volumeMm3: 197.1,
  castMetalGrams: 2.98,
  finishedMetalGrams: 2.83,
  boughtGrams: 0,
  netMetalGrams: 2.83,
  chainGrams: 0,
  stones: [
    {
      stoneId: 'centre',
      gem: 'ruby',
      colour: 'red',
      shape: 'oval',
      count: 1,
      sizeMm: [8, 6, 3.7],
      caratsEach: 1.31,
      caratsTotal: 1.31,
    },
    {
      stoneId: 'halo',
      gem: 'diamond',
      colour: '',
      shape: 'round',
      count: 20,
      sizeMm: [1.15, 1.15, 0.7],
      caratsEach: 0.0055,
      caratsTotal: 0.11,
    },
  ],
  totalCarats: 1.42,
  dimensionsMm: [20.71, 11.38, 23.38],
  boughtParts: [],
  price: {
    currency: 'INR',
    amount: 103_000,
    lines: [
      { kind: 'metal', label: '18k rose gold, as cast', quantity: 2.98, unit: 'g', rate: 9500, amount: 28_310 },
      { kind: 'making', label: 'Making', quantity: 1, unit: 'piece', rate: 71_690, amount: 71_690, isExample: true },
      { kind: 'tax', label: 'GST 3 %', quantity: 100_000, unit: 'INR', rate: 0.03, amount: 3000 },
    ],
    ratesAsOf: '2026-11-24',
    ratesId: 'ours',
    exampleRates: true,
  },
};
const view = (acrossMm: number, upMm: number) => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#000" d="M7 7H93V93H7Z"/></svg>',
  acrossMm,
  upMm,
});
const printed: PrintedPiece = {
  spec,
  sheet,
  findings: [],
  views: { top: view(20.7, 11.4), front: view(20.7, 23.4), side: view(11.4, 23.4) },
  photograph: undefined,
  shopName: 'Asha & Daughters',
  designId: '1a2b3c4d-0000-4000-8000-000000000000',
  revisionId: '5e6f7a8b-0000-4000-8000-000000000000',
  day: '2026-11-24',
};

const order: OrderOnPaper = {
  number: 42,
  deadline: '2026-12-20',
  engraving: 'A & R',
  workNote: 'Matte inside',
  money: {
    clientName: 'Anita Rao',
    currency: 'INR',
    price: 103_000,
    oldGold: 20_000,
    payments: [{ amount: 25_000, day: '2026-11-24', note: 'Deposit' }],
    balance: 58_000,
  },
  code: { modulesAcross: 2, isDark: [true, false, false, true] },
};

/** The words of a document, as a reader of PDFs that is none of ours finds them. */
async function wordsOf(name: keyof typeof pieceDocuments, change: Partial<PrintedPiece> = {}) {
  const pdf = await getDocumentProxy(await pieceDocuments[name].write({ ...printed, ...change }, fonts));
  const { text } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages };
}

test.each(paperNames.map(({ name }) => name))('%s says whose it is, of what, of which state and day', async (name) => {
  const { text } = await wordsOf(name);
  for (const word of ['Asha & Daughters', spec.title, '1a2b3c4d', '5e6f7a8b', '24 November 2026'])
    expect(text).toContain(word);
});

describe('a quote', () => {
  test('has the price with its tax, and not how it is made up', async () => {
    const { text } = await wordsOf('quote');
    expect(text).toContain('₹1,00,000.00');
    expect(text).toContain('GST 3 % ₹3,000.00');
    expect(text).toContain('₹1,03,000.00');
    expect(text).not.toMatch(/Making|9,500|28,310|71,690/);
  });

  test('names metal, size and stones', async () => {
    const { text } = await wordsOf('quote');
    expect(text).toContain('18k rose gold, about 2.8 g');
    expect(text).toContain('1 × ruby, oval brilliant, 1.31 ct');
    expect(text).toContain('20 × diamond, round brilliant, 0.11 ct');
  });

  test('at example rates is no offer', async () => {
    expect((await wordsOf('quote')).text).toContain('no offer until the shop has entered its own');
    const own = { ...sheet, price: { ...sheet.price, exampleRates: false } };
    expect((await wordsOf('quote', { sheet: own })).text).not.toContain('example');
  });
});

describe('a spec sheet', () => {
  test('has the measures of the views and their scale, weights, every stone and every line of the price', async () => {
    const { text } = await wordsOf('specSheet');
    expect(text).toContain('20.7 mm across · 23.4 mm up');
    expect(text).toContain('Scale 2 : 1');
    expect(text).toContain('As cast 2.98 g');
    expect(text).toContain('1.15 × 1.15 × 0.7 20 0.11 ct');
    expect(text).toContain('2.98 g × ₹9,500.00 ₹28,310.00');
    expect(text).toContain('GST 3 % 3 % of ₹1,00,000.00 ₹3,000.00');
    expect(text).toContain('To be reviewed by a professional before it is cast.');
  });

  test('says what the checks found, the worst first', async () => {
    const finding = (severity: Finding['severity'], message: string): Finding => ({
      rule: 'prong.diameter',
      severity,
      part: 'head',
      parameter: 'prongDiameterMm',
      value: 0.6,
      limit: 0.7,
      unit: 'mm',
      message,
      remedy: 'Thicken it.',
      source: 'a test',
    });
    const findings = [finding('note', 'A note.'), finding('error', 'An error.')];
    const { text } = await wordsOf('specSheet', { findings });
    expect(text).toMatch(/Must be mended An error\. Thicken it\..*To know A note\./);
    expect((await wordsOf('specSheet')).text).toContain('Every check passed');
  });

  test('of many stones goes on on further pages, of which each has its number', async () => {
    const stones = Array.from({ length: 60 }, (_, index) => ({ ...sheet.stones[0], stoneId: `row${index}` }));
    const { text, pages } = await wordsOf('specSheet', { sheet: { ...sheet, stones: stones as Sheet['stones'] } });
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`${pages} of ${pages}`);
    expect(text.match(/Ruby, oval brilliant/g)).toHaveLength(60);
  });
});

describe('a job bag', () => {
  test('is one A5 page with the order’s number, its day, size, stones, engraving and note', async () => {
    const { text, pages } = await wordsOf('jobBag', { order });
    for (const word of ['Order 42', '20 December 2026', 'US 6.5', 'Ruby, oval brilliant', 'A & R', 'Matte inside'])
      expect(text).toContain(word);
    expect(pages).toBe(1);
    const pdf = await getDocumentProxy(await pieceDocuments.jobBag.write({ ...printed, order }, fonts));
    const [, , widthPt = 0, heightPt = 0] = (await pdf.getPage(1)).view;
    const mm = [widthPt, heightPt].map((pt) => Math.round((pt / 72) * 25.4));
    expect(mm).toEqual([148, 210]);
  });

  test('names neither client nor price', async () => {
    expect((await wordsOf('jobBag', { order })).text).not.toMatch(/Anita|₹/);
  });
});

describe('a receipt', () => {
  test('has each payment, and what is still to be paid', async () => {
    const { text } = await wordsOf('receipt', { order });
    expect(text).toContain('for Anita Rao');
    expect(text).toContain('Paid, 24 November 2026, Deposit ₹25,000.00');
    expect(text).toContain('Old gold given in payment -₹20,000.00');
    expect(text).toContain('Still to be paid ₹58,000.00');
  });

  test('says what is owed to the client', async () => {
    const money = { ...order.money, balance: -1500 } as OrderOnPaper['money'];
    expect((await wordsOf('receipt', { order: { ...order, money } })).text).toContain('Owed to you ₹1,500.00');
  });
});

test('nobody is offered a paper of an order for a piece that was not ordered', async () => {
  for (const { name } of orderPaperNames)
    await expect(pieceDocuments[name].write(printed, fonts)).rejects.toThrow('of an order');
});

test('signs that the type lacks are left out of a shop’s name, never printed as boxes', async () => {
  const { text } = await wordsOf('quote', { shopName: 'आशा Jewels' });
  expect(text).toContain(' Jewels');
});
