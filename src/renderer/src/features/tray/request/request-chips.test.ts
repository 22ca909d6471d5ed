import { describe, expect, test } from 'vitest';
import { designRequestSchema } from '#spec/request/design-request.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { requestFrom } from '#designer/brief/testing/request-from.ts';
import { askedChips, requestChips } from './request-chips.ts';

const brief = 'Oval ruby ring with halo, 18k rose gold, size 7, under $3,500, no milgrain';

const request = designRequestSchema.parse({
  intent: 'new_design',
  items: [{ type: 'ring' }],
  metal: { material: 'gold', karat: 18, color: 'rose' },
  stones: [
    { role: 'center', gem: 'ruby', shape: 'oval' },
    { role: 'halo', gem: 'diamond' },
  ],
  size: { system: null, value: 7 },
  budget: { currency: 'USD', max: 3500 },
  exclude: ['milgrain'],
  must_ask: ['ring_size_system'],
  should_warn: [],
  evidence: {
    'metal.karat': [26, 29],
    'metal.color': [30, 34],
    'metal.material': [35, 39],
    'size.value': [46, 47],
    'must_ask.ring_size_system[0]': [46, 47],
  },
  assumptions: [
    { field: 'stones[1].gem', value: 'diamond', why: 'A halo is of diamonds unless said otherwise.' },
    { field: 'stones[0].size_mm', value: [8, 6], why: 'The usual oval of about a carat.' },
  ],
});

describe('a request as chips', () => {
  const chips = requestChips(brief, request, [], 4);

  test('lists what was understood in the order of a job bag, then assumptions', () => {
    expect(chips.map(({ state, words }) => `${state}: ${words}`)).toEqual([
      'waiting: ring',
      'waiting: 18k rose gold',
      'waiting: oval ruby',
      'waiting: diamond halo',
      'waiting: size 7',
      'waiting: up to $3,500',
      'waiting: no milgrain',
      'assumed: Halo stones: diamond',
      'assumed: Centre stone, size: 8 × 6 mm',
    ]);
  });

  test('says a weight, a width and a finish as a salesperson would', () => {
    const said = designRequestSchema.parse({
      ...request,
      weight: { metal_approx_g: 8 },
      dimensions: { band_width_mm: 1.7 },
      finish: ['high_polish'],
    });
    const words = requestChips('', said, [], 4).map((chip) => chip.words);
    expect(words).toEqual(expect.arrayContaining(['metal weight 8 g', 'band width 1.7 mm', 'high polish']));
  });

  test('each chip has its spans of the brief', () => {
    const metal = chips.find(({ id }) => id === 'metal');
    expect(metal?.spans.map(([start, end]) => brief.slice(start, end))).toEqual(['18k', 'rose', 'gold']);
  });

  test('a question is asked in a sentence, and its answer takes the place of the words in doubt', () => {
    expect(askedChips(request)).toEqual([
      {
        id: 'must_ask.ring_size_system',
        code: 'ring_size_system',
        state: 'ask',
        words: 'Which country’s ring size is that?',
        spans: [[46, 47]],
      },
    ]);
  });

  test('is done when it is in every design, and says how a design differs', () => {
    const fact = { field: 'metal.karat', place: 'metal.karat', value: 18, index: 0, span: undefined } as const;
    const kept = { ...fact, state: 'kept' } as const;
    const changed = { ...fact, state: 'changed', inDesign: 14 } as const;
    const metalOf = (...facts: readonly KeptFact[]) =>
      requestChips(
        brief,
        request,
        facts.map((one, at) => ({ called: ['Classic', 'Quiet'][at] ?? '', ledger: [one] })),
        2,
      ).find(({ id }) => id === 'metal');
    expect(metalOf(kept)).toMatchObject({ state: 'waiting' });
    expect(metalOf(kept, kept)).toMatchObject({ state: 'done' });
    expect(metalOf(kept, changed)).toMatchObject({ state: 'changed', why: '18k asked, 14k', keptBy: ['Classic'] });
  });
});

test('what is said of one ring of two has a chip of its own', () => {
  const rings = designRequestSchema.parse({
    intent: 'new_set',
    items: [
      { type: 'ring', subtype: 'wedding', width_mm: 4, size_system: 'US', size_value: 6 },
      { type: 'ring', subtype: 'wedding', width_mm: 6, size_system: 'US', size_value: 10 },
    ],
    must_ask: [],
    should_warn: [],
    evidence: {},
    assumptions: [],
  });
  const words = requestChips('', rings, [], 4).map((chip) => chip.words);
  expect(words).toEqual(['wedding ring', 'wedding ring', 'width 4 mm', 'size 6', 'width 6 mm', 'size 10']);
});

describe('one wish is one chip, named as it was said', () => {
  const chipsOf = (words: string) => requestChips(words, requestFrom(words), [], 4).map((chip) => chip.words);

  test.each([
    ['jhumka zyada bhaari nahi', ['jhumka earrings', 'zyada bhaari nahi']],
    ['earrings no piercing', ['earrings', 'no piercing']],
    ['ring with a pavé band', ['pave-set stones']],
    ['ring with a pavé band and a round ruby', ['pave-set side stones', 'round ruby']],
    ['gold studs with pearls wedding', ['stud earrings', 'gold', 'pearl', 'wedding']],
  ])('%s', (words, chips) => {
    expect(chipsOf(words)).toEqual(expect.arrayContaining(chips));
    expect(chipsOf(words).filter((one) => /heavy|bhaari|piercing|pave|pearl/.test(one))).toHaveLength(1);
  });
});

test('what is asked for and ruled out has no chips that deny each other, but a question with two answers', () => {
  const words = 'solitaire ring in gold, hidden halo, no hidden halo';
  const clash = requestFrom(words);
  expect(
    requestChips(words, clash, [], 4).filter((one) => one.words.includes('halo') && one.state !== 'assumed'),
  ).toEqual([]);
  expect(askedChips(clash)).toMatchObject([{ words: 'A hidden halo: asked for and ruled out. Which holds?' }]);
});

test('a misspelt word can be put right where it stands', () => {
  const words = 'smal jhumka in gold';
  const chips = requestChips(words, requestFrom(words), [], 4);
  expect(chips.map((one) => one.words)).toContain('small');
  const chip = chips.find(({ rightly }) => rightly !== undefined);
  expect(chip).toMatchObject({ state: 'assumed', words: '“smal” read as “small”', spans: [[0, 4]], rightly: 'small' });
});

test('a cut that is called as a gem is told from it', () => {
  const said = requestFrom('Natural emerald, emerald cut, ring in 18k yellow gold');
  const words = requestChips('', said, [], 4).map((chip) => chip.words);
  expect(words).toContain('emerald-cut emerald');
});
