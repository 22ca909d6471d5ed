import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { understand } from './understand.ts';

function requestFrom(brief: string): DesignRequest {
  const result = understand(brief);
  if (!result.ok) throw new Error(`"${brief}" was refused: ${result.problem.code}`);
  return result.value;
}

function assumed(brief: string, field: string): unknown {
  return requestFrom(brief).assumptions.find((assumption) => assumption.field === field)?.value;
}

describe('the document', () => {
  test('always lists questions, warnings, assumptions and evidence', () => {
    const request = requestFrom('ring');
    expect(request).toMatchObject({ should_warn: [], assumptions: [] });
    expect(request.must_ask).toEqual(['metal_material']);
    expect(request.evidence).toEqual({ 'items[0].type': [0, 4] });
  });

  test('leaves out what was not said', () => {
    expect(Object.keys(requestFrom('silver ring')).toSorted()).toEqual(
      ['assumptions', 'evidence', 'intent', 'items', 'metal', 'must_ask', 'should_warn'].toSorted(),
    );
  });

  test('keeps what was computed among the assumptions', () => {
    const request = requestFrom('22k kada 2.6');
    expect(request.size).toEqual({ system: 'IN_BANGLE', value: '2.6' });
    expect(assumed('22k kada 2.6', 'size.inner_diameter_mm')).toBeCloseTo(60.33, 2);
    expect(assumed('916 gold ring', 'metal.karat')).toBe(22);
    expect(requestFrom('916 gold ring').metal).not.toHaveProperty('karat');
  });
});

describe('numbers and units', () => {
  test('lakh is a hundred thousand, k a thousand', () => {
    expect(requestFrom('ring, 1.5 lakh tak').budget).toMatchObject({ max: 150_000 });
    expect(requestFrom('ring, budget 80k').budget).toMatchObject({ target: 80_000 });
  });

  test('cent and point are a hundredth of a carat', () => {
    expect(requestFrom('30 cent diamond ring').stones?.[0]?.carat_each).toBe(0.3);
    expect(requestFrom('25 point diamond ring').stones?.[0]?.carat_each).toBe(0.25);
  });

  test('tola and ratti keep their unit', () => {
    expect(requestFrom('2 tola gold chain').weight).toMatchObject({ value: 2, unit: 'tola' });
    expect(requestFrom('5.25 ratti pukhraj ring').stones?.[0]?.weight).toEqual({ value: 5.25, unit: 'ratti' });
  });

  test('an inch is 25.4 mm', () => {
    expect(requestFrom('18 inch gold chain').dimensions?.length_mm).toBe(457.2);
  });

  test('9ct and 18ct gold are karats', () => {
    expect(requestFrom('9ct gold ring').metal).toMatchObject({ material: 'gold', karat: 9 });
    expect(requestFrom('18ct ring').metal).toMatchObject({ karat: 18 });
    expect(requestFrom('18 ct emerald necklace').metal).toBeUndefined();
  });

  test('2.10 is 2 10/16 inch, never 2.1', () => {
    expect(requestFrom('bangle 2.10').size?.value).toBe('2.10');
    expect(assumed('bangle 2.10', 'size.inner_diameter_mm')).toBeCloseTo(66.68, 2);
    expect(assumed('bangle 2.1', 'size.inner_diameter_mm')).toBeCloseTo(52.39, 2);
  });
});

describe('stones', () => {
  test('each and total are different facts', () => {
    expect(requestFrom('5 diamonds, 0.2 ct each, ring').stones?.[0]).toMatchObject({ count: 5, carat_each: 0.2 });
    expect(requestFrom('5 diamonds, 1 ct total, ring').stones?.[0]).toMatchObject({ count: 5, carat_total: 1 });
    expect(requestFrom('5 diamonds 1 ct ring').must_ask).toContain('carat_each_or_total');
  });
  test('the weight of a line is that of its stones together, and the custom is stated', () => {
    const brief = 'tennis bracelet 5 ct diamonds 14k white gold 7 inch';
    const request = requestFrom(brief);
    expect(request.stones?.[0]).toMatchObject({ carat_total: 5 });
    expect(brief.slice(...(request.evidence['stones[0].carat_total'] ?? [0, 0]))).toBe('5 ct');
    expect(assumed(brief, 'stones[0].carat_total')).toBe(5);
  });

  test('2 ct total including the centre 1.5 leaves 0.5 for the sides', () => {
    const brief = 'ring, 2 ct total including the centre 1.5 ct diamond, side stones round';
    expect(requestFrom(brief).total_carat).toEqual({ value: 2, includes_center: true });
    expect(requestFrom(brief).stones?.[0]).toMatchObject({ role: 'center', carat_each: 1.5 });
    expect(assumed(brief, 'stones[1].carat_total')).toBe(0.5);
    expect(requestFrom(brief).stones?.[1]).not.toHaveProperty('carat_total');
  });

  test('3-3 on both sides is 6', () => {
    expect(requestFrom('ruby ring, 3-3 diamonds on both sides').stones?.[1]).toMatchObject({ role: 'side', count: 6 });
  });

  test('an emerald cut diamond is a shape, an emerald a gem', () => {
    expect(requestFrom('emerald cut diamond ring').stones).toMatchObject([{ gem: 'diamond', shape: 'emerald' }]);
    expect(requestFrom('emerald ring').stones).toMatchObject([{ gem: 'emerald' }]);
    expect(requestFrom('emerald cut emerald ring').stones).toMatchObject([{ gem: 'emerald', shape: 'emerald' }]);
  });

  test('a rose cut is a cut, rose gold a metal', () => {
    const both = requestFrom('rose cut diamond ring in rose gold');
    expect(both.stones).toMatchObject([{ gem: 'diamond', cut: 'rose_cut' }]);
    expect(both.metal).toMatchObject({ material: 'gold', color: 'rose' });
    expect(both.metal).not.toHaveProperty('karat');
  });
});

describe('what is excluded', () => {
  test.each(['no halo', 'without halo', 'halo nahi', 'halo mat lagana', 'bina halo', 'halo bilkul nahi chahiye'])(
    '"%s" lands in exclude and nowhere else',
    (negation) => {
      const request = requestFrom(`ruby ring, ${negation}`);
      expect(request.exclude).toEqual(['halo']);
      expect(request.stones).toMatchObject([{ gem: 'ruby' }]);
      expect(request.stones).toHaveLength(1);
    },
  );

  test('not X but Y', () => {
    const request = requestFrom('ring, not yellow gold but platinum');
    expect(request.exclude).toEqual(['yellow_gold']);
    expect(request.metal).toEqual({ material: 'platinum' });
  });

  test('what is both excluded and asked for is asked about', () => {
    expect(requestFrom('diamond ring, no stones').must_ask).toContain('excluded_and_wanted');
  });
});

describe('never guessed', () => {
  test('the system of a ring size', () => {
    expect(requestFrom('gold ring size 7')).toMatchObject({
      size: { system: null, value: 7 },
      must_ask: ['ring_size_system'],
    });
    expect(requestFrom('gold ring US size 7').must_ask).toEqual([]);
  });

  test('the gem of a colour', () => {
    const request = requestFrom('gold ring with a green stone');
    expect(request.stones?.[0]).not.toHaveProperty('gem');
    expect(request.must_ask).toEqual(['stone_gem']);
  });

  test('the currency of "50"', () => {
    const request = requestFrom('gold ring, budget 50');
    expect(request.budget).toEqual({ amount_raw: '50' });
    expect(request.must_ask).toEqual(['budget_currency']);
  });

  test('which end of a budget that is upside down', () => {
    const request = requestFrom('gold ring, minimum 5 lakh, maximum 2 lakh');
    expect(request.must_ask).toEqual(['budget_amount']);
    expect(request).not.toHaveProperty('budget');
  });

  test('which of two metals', () => {
    expect(requestFrom('gold or silver ring').must_ask).toEqual(['metal_material']);
  });

  test('which of two pieces', () => {
    expect(requestFrom('a gold pendant or a bracelet').must_ask).toEqual(['item_type']);
  });

  test('an unknown word', () => {
    const known = requestFrom('gold ring');
    expect(requestFrom('gold frobnicated ring').items).toEqual(known.items);
  });
});

describe('warnings', () => {
  test.each([
    ['22k gold ring with prong set diamonds', '22k_soft_for_diamond_setting'],
    ['bangle 2.8, 12 mm wide, 22k, under 6 gm', 'too_thin_for_weight'],
    ['silver anklet with ghungroo, 8 months old baby', 'choking_hazard_small_parts'],
    ['silver pendant 0.4 mm thick', 'too_thin_to_cast'],
    ['gold ring, band 1 mm', 'band_too_narrow'],
    ['opal ring', 'tender_gem_in_ring'],
    ['tension set tanzanite ring', 'tension_needs_hard_gem'],
    ['full eternity ring', 'full_eternity_cannot_be_resized'],
    ['22k white gold ring', 'no_white_gold_above_21k'],
    ['white gold studs for sensitive ears', 'white_gold_may_hold_nickel'],
    ['kundan choker', 'base_shape_only_for_foil_work'],
  ])('%s → %s', (brief, code) => {
    expect(requestFrom(brief).should_warn).toContain(code);
  });

  test.each([
    '18k gold ring with prong set diamonds',
    'bangle 2.8, 5 mm wide, 22k, 20 gm',
    'gold ring, band 2 mm',
    'ruby ring',
  ])('nothing to warn of: %s', (brief) => {
    expect(requestFrom(brief).should_warn).toEqual([]);
  });
});

describe('edits', () => {
  test('add a stone without touching the main one', () => {
    const request = requestFrom('make it 14k instead of 18k and add a diamond halo');
    expect(request).toMatchObject({
      intent: 'edit',
      changes: { metal: { material: 'gold', karat: 14 } },
      stones: [{ role: 'halo', gem: 'diamond' }],
      exclude: ['18k_gold'],
    });
    expect(request.changes).not.toHaveProperty('center');
  });

  test('replace one gem by another', () => {
    const request = requestFrom('swap the ruby for an emerald, keep everything else the same');
    expect(request).toMatchObject({ intent: 'edit', changes: { center: { gem: 'emerald' } } });
    expect(request).not.toHaveProperty('exclude');
  });

  test('name what is to be different, with its evidence', () => {
    const brief = 'JR-1042 in platinum, 1.2 ct centre, 6 prongs, everything else same';
    const request = requestFrom(brief);
    expect(request).toMatchObject({
      intent: 'edit',
      base_design: 'JR-1042',
      changes: { center: { carat_each: 1.2, prongs: 6 }, metal: { material: 'platinum' } },
      keep: { everything_else: true },
    });
    expect(request).not.toHaveProperty('metal');
    expect(request).not.toHaveProperty('stones');
    expect(brief.slice(...(request.evidence['changes.metal.material'] ?? [0, 0]))).toBe('platinum');
  });
});

describe('pieces that are spoken of and not made', () => {
  test('take nothing of what was said of those that are', () => {
    const remade = requestFrom('convert old gold kada into two thin bangles, max 12 g each');
    expect(remade.items).toMatchObject([{ type: 'bangle', qty: 2, weight_each_max_g: 12 }]);
    expect(remade.items).toHaveLength(1);
    expect(requestFrom('a pendant or a bracelet, bracelet max 12 g each')).not.toHaveProperty('items');
  });
});
