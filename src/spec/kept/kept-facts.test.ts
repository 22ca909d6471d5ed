import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '../design-spec.ts';
import { keptFacts } from './kept-facts.ts';
import { askedRing, requestOf, appraisedRing } from './testing/kept-ring.ts';
import type { Appraisal } from './appraisal.ts';

type Spec = Appraisal['spec'];

/** A change of the design, and the only facts that it may take away. */
interface Departure {
  readonly changes: (design: Appraisal) => Appraisal;
  readonly loses: readonly string[];
}

const inSpec = (change: (spec: Spec) => Partial<Spec>, ...loses: readonly string[]): Departure => ({
  changes: (design) => ({ ...design, spec: { ...design.spec, ...change(design.spec) } }),
  loses,
});
const inPart = (id: string, fields: object, ...loses: readonly string[]): Departure =>
  inSpec(({ parts }) => ({ parts: { ...parts, [id]: { ...parts[id], ...fields } } as DesignSpec['parts'] }), ...loses);
const inStone = (id: string, fields: object, ...loses: readonly string[]): Departure =>
  inSpec(
    ({ stones }) => ({ stones: { ...stones, [id]: { ...stones[id], ...fields } } as DesignSpec['stones'] }),
    ...loses,
  );
const weighing = (stoneId: string, fields: object, ...loses: readonly string[]): Departure => ({
  changes: (design) => ({
    ...design,
    stones: design.stones.map((line) => (line.stoneId === stoneId ? { ...line, ...fields } : line)),
  }),
  loses,
});
const numbers = (fields: Partial<Appraisal>, ...loses: readonly string[]): Departure => ({
  changes: (design) => ({ ...design, ...fields }),
  loses,
});

/** One of each list can be done without touching what another list touches. */
const departures: readonly (readonly Departure[])[] = [
  [
    inSpec(({ metal }) => ({ metal: { ...metal, alloy: 'au585_r' } }), 'metal.karat', 'metal.fineness'),
    inSpec(({ metal }) => ({ metal: { ...metal, alloy: 'au750_y' } }), 'metal.color'),
    inSpec(
      ({ metal }) => ({ metal: { ...metal, alloy: 'pt950_ru' } }),
      'metal.material',
      'metal.karat',
      'metal.fineness',
      'metal.color',
      'exclude[0]',
    ),
  ],
  [inSpec(() => ({ size: { system: 'US', value: 7, innerDiameterMm: 17.323 } }), 'size.value')],
  [
    inStone('centre', { gem: 'garnet_almandine', colour: 'deep red' }, 'stones[0].gem'),
    inStone('centre', { gem: 'emerald', colour: undefined }, 'stones[0].gem', 'stones[0].color', 'exclude[3]'),
  ],
  [inStone('centre', { shape: 'cushion' }, 'stones[0].shape')],
  [inStone('centre', { lengthMm: 8.2 }, 'stones[0].size_mm')],
  [
    inStone('melee', { gem: 'sapphire_white' }, 'stones[1].gem'),
    inStone('melee', { gem: 'lab_diamond' }, 'stones[1].gem', 'stones[1].origin'),
  ],
  [inStone('melee', { lengthMm: 1.3 }, 'stones[1].diameter_mm')],
  [weighing('melee', { count: 22 }, 'stones[1].count')],
  [weighing('melee', { caratsTotal: 0.21 }, 'stones[1].carat_total')],
  [weighing('centre', { caratsEach: 1.4 }, 'stones[0].carat_each')],
  [weighing('centre', { caratsTotal: 1.4 }, 'total_carat.value')],
  [inPart('shank', { shoulderWidthMm: 2.2 }, 'dimensions.band_width_mm')],
  [inPart('shank', { palmWidthMm: 2.2 }, 'features[0]')],
  [inPart('shank', { profile: 'flat' }, 'profile')],
  [
    inPart('head', { prongs: 6 }, 'stones[0].prongs_per_stone'),
    inPart('head', { orientation: 'east-west' }, 'stones[0].orientation'),
  ],
  [numbers({ netMetalGrams: 4.3 }, 'weight.metal_approx_g')],
  [numbers({ price: { amount: 2001, currency: 'USD' } }, 'budget.max')],
];

/** Looks that two departures would fight over, tried alone. */
const alone: readonly Departure[] = [
  inSpec(({ metal }) => ({ metal: { ...metal, finish: 'matte' } }), 'finish[0]', 'exclude[4]'),
  inPart(
    'head',
    { kind: 'bezel-head', wallMm: 0.7, lipMm: 0.35, edge: 'plain' },
    'stones[0].setting',
    'stones[0].prongs_per_stone',
    'exclude[1]',
  ),
  inPart(
    'pave',
    { kind: 'pave', on: 'shank', holds: 'melee', countPerSide: 10, startDeg: 20, gapMm: 0.12 },
    'exclude[2]',
  ),
];

/** The places of the facts that a design lost, however it lost them. */
const lostBy = (design: Appraisal): readonly string[] =>
  keptFacts(askedRing, design)
    .filter(({ state }) => state !== 'kept' && state !== 'outside')
    .map(({ place }) => place)
    .toSorted();

describe('the facts that a design keeps', () => {
  test('are all that are true of it', () => {
    expect(lostBy(appraisedRing)).toEqual([]);
  });

  test('change exactly where the design departs from what was said, in any combination', () => {
    const some = fc.tuple(...departures.map((list) => fc.option(fc.constantFrom(...list), { nil: undefined })));
    fc.assert(
      fc.property(some, (chosen) => {
        const made = chosen.filter((one) => one !== undefined);
        const design = made.reduce((so, { changes }) => changes(so), appraisedRing);
        const expected = [...new Set(made.flatMap(({ loses }) => loses))].toSorted();
        expect(lostBy(design)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test.each(alone)('change exactly by %#', ({ changes, loses }) => {
    expect(lostBy(changes(appraisedRing))).toEqual([...loses].toSorted());
  });

  test('say what the design has instead', () => {
    const [karat] = keptFacts(requestOf({ metal: { karat: 22 } }), appraisedRing).filter(
      ({ field }) => field === 'metal.karat',
    );
    expect(karat).toMatchObject({ state: 'changed', value: 22, inDesign: 18 });
  });

  test('name the size of the design as it is said', () => {
    const size = { system: 'IN_BANGLE', value: '2-8', innerDiameterMm: 63.5 } as const;
    const bangle = { ...appraisedRing, spec: { ...appraisedRing.spec, kind: 'bangle', size } } as const;
    const [said] = keptFacts(requestOf({ size: { system: 'IN_BANGLE', value: '2.6' } }), bangle).filter(
      ({ field }) => field === 'size.value',
    );
    expect(said).toMatchObject({ state: 'changed', value: '2.6', inDesign: 'bangle 2-8' });
  });

  test('carry the words that they came from', () => {
    const request = requestOf({ metal: { karat: 18 }, evidence: { 'metal.karat': [4, 7] } });
    expect(keptFacts(request, appraisedRing).find(({ field }) => field === 'metal.karat')?.span).toEqual([4, 7]);
  });
});

describe('what no code can see', () => {
  const stateOf = (said: Record<string, unknown>, field: string, index = 0) =>
    keptFacts(requestOf(said), appraisedRing).find((fact) => fact.field === field && fact.index === index)?.state;

  test('is never kept: styles, occasions, unknown exclusions', () => {
    expect(stateOf({ style: ['modern'] }, 'style')).toBe('outside');
    expect(stateOf({ occasion: 'wedding' }, 'occasion')).toBe('outside');
    expect(stateOf({ exclude: ['bling'] }, 'exclude')).toBe('outside');
  });

  test('is kept where a part would tell of it, and left open where stones are only set so', () => {
    const states = ['cathedral', 'halo', 'pave'].map((word) => stateOf({ exclude: [word] }, 'exclude'));
    expect(states).toEqual(['kept', 'changed', 'outside']);
  });

  test('is not done where the bench does it, or another design', () => {
    expect(stateOf({ engraving: { text: 'RJW' } }, 'engraving.text')).toBe('notDone');
    expect(stateOf({ motifs: ['om'] }, 'motifs')).toBe('notDone');
    expect(stateOf({ items: [{ type: 'ring' }, { type: 'pendant' }] }, 'items.type', 1)).toBe('notDone');
  });

  test('is asked where the words leave it open', () => {
    expect(stateOf({ size: { system: null, value: 7 } }, 'size.value')).toBe('asked');
    expect(stateOf({ size: { system: 'IN', value: 33 } }, 'size.value')).toBe('asked');
    expect(stateOf({ size: { system: null, inner_diameter_mm: 5 } }, 'size.inner_diameter_mm')).toBe('asked');
    expect(stateOf({ budget: { max: 500 } }, 'budget.max')).toBe('asked');
    expect(stateOf({ must_ask: ['metal_material'] }, 'must_ask')).toBe('asked');
    expect(stateOf({ stones: [{ role: 'birthstone' }] }, 'stones.role')).toBe('asked');
  });

  test.each([
    ['ruby', 'kept'],
    ['opal', 'changed'],
  ])('a birthstone that is %s by its month is %s in a ring with a ruby', (gem, state) => {
    const assumptions = [{ field: 'stones[0].gem', value: gem, why: 'The birthstone of the month.' }];
    expect(stateOf({ stones: [{ role: 'birthstone' }], assumptions }, 'stones.role')).toBe(state);
  });
});

test('a budget is compared in its own currency', () => {
  const exchange = { asOf: '2026-11-20', perUsd: { USD: 1, INR: 84 } };
  const request = requestOf({ budget: { currency: 'INR', max: 150_000 } });
  const [fact] = keptFacts(request, { ...appraisedRing, exchange }).filter(({ field }) => field === 'budget.max');
  expect(fact).toMatchObject({ state: 'changed', inDesign: 159_600 });
});

test('a weight in tola is compared in tola, and one without a unit is not compared', () => {
  const factAt = (weight: Record<string, unknown>) =>
    keptFacts(requestOf({ weight }), appraisedRing).find(({ field }) => field === 'weight.value');
  expect(factAt({ value: 0.4, unit: 'tola' })).toMatchObject({ state: 'kept', inDesign: 0.4 });
  expect(factAt({ value: 2, unit: 'tola' })).toMatchObject({ state: 'changed', inDesign: 0.4, why: 'in tola' });
  expect(factAt({ value: 2 })?.state).toBe('outside');
});

test('a weight of all pieces is that of as many as were ordered', () => {
  const items = [{ type: 'ring', qty: 2 }];
  const request = requestOf({ items, weight: { metal_approx_g: 8, scope: 'all_pieces' } });
  const fact = keptFacts(request, appraisedRing).find(({ field }) => field === 'weight.metal_approx_g');
  expect(fact).toMatchObject({ state: 'kept', inDesign: 8 });
});

describe('a hidden halo', () => {
  const hidden = requestOf({
    items: [{ type: 'ring', subtype: 'solitaire', qty: 1, unit: 'piece' }],
    stones: [{ role: 'center', gem: 'ruby' }, { role: 'hidden_halo' }],
  });
  const part = { kind: 'hidden-halo', around: 'head', holds: 'melee', count: 20, dropMm: 0 } as const;
  const statesIn = (request: typeof hidden, parts: Spec['parts']): readonly string[] =>
    keptFacts(request, { ...appraisedRing, spec: { ...appraisedRing.spec, parts } })
      .filter(({ field }) => field === 'stones.role' || field === 'items.subtype' || field === 'exclude')
      .map(({ state }) => state);
  const { halo, ...bare } = appraisedRing.spec.parts;
  if (!halo) throw new Error('The sample has a halo');
  const under = { ...bare, under: part };

  test('is kept where one lies under the girdle, which leaves a solitaire a solitaire', () => {
    expect(statesIn(hidden, under)).toEqual(['kept', 'kept', 'kept']);
  });

  test('is not an open halo, and an open halo is none', () => {
    expect(statesIn(hidden, { ...bare, halo })).toEqual(['notDone', 'kept', 'notDone']);
    const open = requestOf({ stones: [{ role: 'center', gem: 'ruby' }, { role: 'halo' }] });
    expect(statesIn(open, under)[1]).not.toBe('kept');
    expect(statesIn(open, { ...bare, halo })).toEqual(['kept', 'kept']);
  });

  test('that was ruled out is missed only where there is one', () => {
    const none = requestOf({ exclude: ['hidden_halo'] });
    expect(statesIn(none, { ...bare, halo })).toEqual(['kept']);
    expect(statesIn(none, under)).toEqual(['changed']);
  });

  test('is no halo to those who wanted none', () => {
    expect(statesIn(requestOf({ exclude: ['halo'] }), under)).toEqual(['kept']);
  });
});
