import { describe, expect, test } from 'vitest';
import { withChange } from '#spec/request/changed-brief.ts';
import { requestFrom } from '../testing/request-from.ts';

const RING = '18k yellow gold solitaire ring, 1 ct round diamond, halo, US 6';
const PENDANT = '22k gold lotus pendant with a ruby';
const after = (brief: string, ...changes: readonly string[]) => requestFrom(changes.reduce(withChange, brief));

describe('a change of what was asked for', () => {
  test.each([
    [RING, 'make the band 2 mm', { dimensions: { band_width_mm: 2 } }],
    [RING, 'rose gold instead', { metal: { material: 'gold', karat: 18, color: 'rose' } }],
    [RING, 'platinum', { metal: { material: 'platinum' } }],
    [RING, 'remove the halo', { exclude: ['halo'], stones: [{ gem: 'diamond', shape: 'round', carat_each: 1 }] }],
    [RING, 'swap the stone for a sapphire', { stones: [{ gem: 'sapphire', carat_each: 1 }, { role: 'halo' }] }],
    [RING, 'size 7 and six prongs', { size: { system: 'US', value: 7 }, stones: [{ prongs_per_stone: 6 }, {}] }],
    [RING, 'thinner band, same stone', { style: ['slim'], keep: { stones: true } }],
    [PENDANT, 'thoda bada karo', { style: ['large'] }],
    [PENDANT, 'om ki jagah ganesh banao', { motifs: ['ganesha'] }],
    [PENDANT, 'chain 20 inch kar do', { dimensions: { chain_length_mm: 508 }, items: [{ type: 'pendant' }] }],
    [
      '22k gold bangle 6 mm wide, plain, 2.6',
      '8 mm wide and matte',
      { dimensions: { width_mm: 8 }, finish: ['matte'] },
    ],
    ['gold band 2.5 mm', 'thinner', { dimensions: { band_width_mm: 2 } }],
    ['tennis bracelet 5 ct total diamonds', '3 ct total', { stones: [{ carat_total: 3 }] }],
  ])('"%s": "%s"', (brief, change, expected) => {
    const request = after(brief, change);
    expect(request).toMatchObject(expected);
    expect(request.intent).toBe(requestFrom(brief).intent);
    expect(request.must_ask).not.toContain('change_not_understood');
  });

  test('leaves everything that it does not speak of as it was said', () => {
    const before = requestFrom(RING);
    const changed = after(RING, 'rose gold');
    expect({ ...changed, metal: before.metal, evidence: before.evidence }).toEqual(before);
    expect(changed.metal).not.toEqual(before.metal);
  });

  test('of two the later one holds, also where it takes back the earlier one', () => {
    expect(after(RING, 'no halo', 'add a halo').exclude).toBeUndefined();
    expect(after(RING, 'rose gold', 'white gold').metal).toMatchObject({ color: 'white' });
  });

  test('has its evidence where its words stand in the whole brief', () => {
    const brief = withChange(withChange(RING, 'band 2 mm'), 'rose gold');
    const { evidence } = requestFrom(brief);
    const words = (place: string) => brief.slice(...(evidence[place] ?? [0, 0]));
    expect([words('metal.color'), words('dimensions.band_width_mm'), words('size.value')]).toEqual([
      'rose gold',
      '2 mm',
      'US 6',
    ]);
  });
});

describe('words of a change that cannot be done', () => {
  test.each(['no disc, carve it all round', 'make it dreamy', 'shimmering all over', 'half the stones'])(
    '"%s" is asked about',
    (change) => {
      const { must_ask: asked, evidence } = after(RING, change);
      expect(asked).toContain('change_not_understood');
      expect(evidence['must_ask.change_not_understood[0]']).toBeDefined();
    },
  );

  test('what is compared with a length that nobody said stays a change, which no design keeps', () => {
    expect(after(PENDANT, 'shorten the chain by 2 inches').changes).toEqual({
      dimensions: { chain_length_change_mm: -50.8 },
    });
  });
});

describe('a change of the stones of one outline', () => {
  const brief = 'sapphire ring with 2 baguette sides';

  test.each(['make the baguettes tapered', 'baguettes should be tapered', 'tapered baguettes'])(
    'leaves the centre as it is: "%s"',
    (change) => {
      const request = requestFrom(withChange(brief, change));
      expect(request.stones).toMatchObject([
        { role: 'center', gem: 'sapphire' },
        { shape: 'tapered_baguette', count: 2 },
      ]);
      expect(request.stones?.[0]?.shape).toBeUndefined();
      expect(request.features).toBeUndefined();
      expect(request.must_ask).not.toContain('change_not_understood');
    },
  );

  test('is none of the band', () => {
    const request = requestFrom(withChange(brief, 'make the band tapered'));
    expect(request).toMatchObject({ features: ['tapered'], stones: [{ gem: 'sapphire' }, { shape: 'baguette' }] });
  });
});
