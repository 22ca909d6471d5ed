import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#engine/contract/finding.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';
import type { FontFiles, PrintedPiece } from './contract.ts';
import { paperNames } from './paper-names.ts';
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

  test('at a price that the shop has set has that one, and says that it does not follow the rate', async () => {
    const { text } = await wordsOf('quote', { setPrice: { amount: 99_000, currency: 'INR' } });
    expect(text).toContain('In all ₹99,000.00 A price that the shop has set: it does not follow the metal rate.');
    expect(text).not.toMatch(/1,03,000|GST|no offer/);
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

  test('has the price that the shop has set beside the reckoned one', async () => {
    const { text } = await wordsOf('specSheet', { setPrice: { amount: 99_000, currency: 'INR' } });
    expect(text).toContain('Reckoned ₹1,03,000.00 Price, set by the shop ₹99,000.00');
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

test('signs that the type lacks are left out of a shop’s name, never printed as boxes', async () => {
  const { text } = await wordsOf('quote', { shopName: 'आशा Jewels' });
  expect(text).toContain(' Jewels');
});
