import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { requestFrom } from './testing/request-from.ts';

describe('what becomes of a design that is open', () => {
  test.each<readonly [string, DesignRequest['changes']]>([
    ['gold 22k se 18k karo', { metal: { material: 'gold', karat: 18 } }],
    ['18k to 22k', { metal: { material: 'gold', karat: 22 } }],
    ['same thing in yellow', { metal: { color: 'yellow' } }],
    ['less bulky please', { dimensions: { band_width: 'thinner' } }],
    ['raise it by 1mm', { dimensions: { height_change_mm: 1 } }],
    ['can you flip the stone east-west', { center: { orientation: 'east_west' } }],
    ['could we see it with a knife edge band and 6 prongs?', { center: { prongs: 6 } }],
    ['slimmer please', { dimensions: { band_width: 'thinner' } }],
    ['two inches longer', { dimensions: { length_change_mm: 50.8 } }],
    ['make it 1.5 mm narrower', { dimensions: { band_width_change_mm: -1.5 } }],
    ['chain 3 inch lambi kar do', { dimensions: { chain_length_change_mm: 76.2 } }],
    ['take 2 mm off the width', { dimensions: { band_width_change_mm: -2 } }],
    ['5 gm more', { weight: { metal_change_g: 5 } }],
    ['half a size up', { size: { value_change: 0.5 } }],
    ['stone thoda chhota kar do', { center: { size: 'smaller' } }],
    ['a bigger stone, make it 2 ct', { center: { carat_each: 2 } }],
    ['can the band be 2.2mm instead of 2mm', { dimensions: { band_width_mm: 2.2 } }],
    ['8 prong ki jagah 6', { center: { prongs: 6 } }],
    ['bangle 2.4 se 2.6 kar do', { size: { system: 'IN_BANGLE', value: '2.6' } }],
    ['oval ka pear kar do', { center: { shape: 'pear' } }],
    ['switch the prongs to bezel', { center: { setting: 'bezel' } }],
    ['change 14k white gold to 18k rose gold', { metal: { material: 'gold', karat: 18, color: 'rose' } }],
    ['KD-118: 18k yellow -> platinum', { metal: { material: 'platinum' } }],
    ['matte kar do', { finish: { kind: 'matte' } }],
    ['a lobster clasp instead, rest as it is', { closure: { kind: 'lobster' } }],
    ['I like it but in silver', { metal: { material: 'silver' } }],
    ['isko platinum me kar do', { metal: { material: 'platinum' } }],
    ['ok but in platinum', { metal: { material: 'platinum' } }],
    ['aisa hi par silver me', { metal: { material: 'silver' } }],
    ['ctr stone 0.5 to 0.75 rest same', { center: { carat_each: 0.75 } }],
    ['6 prong se 4 prong karo', { center: { prongs: 4 } }],
    ['band 2mm nahi 3mm karo', { dimensions: { band_width_mm: 3 } }],
    ['4 prong not 6', { center: { prongs: 4 } }],
    ['satin the top please', { finish: { kind: 'satin' } }],
    ['reduce the length by two inches', { dimensions: { length_change_mm: -50.8 } }],
    ['reduce net weight by 1.5 gm', { weight: { metal_change_g: -1.5 } }],
    ['pendant ki chain 2 inch chhoti karo', { dimensions: { chain_length_change_mm: -50.8 } }],
    ['a smaller halo please', { halo: { size: 'smaller' } }],
    ['same mould, thicker shank', { dimensions: { thickness: 'thicker' } }],
    ['go up a stone size', { center: { size: 'larger' } }],
    ['size 2.6 ki jgh 2.8 krdo', { size: { system: 'IN_BANGLE', value: '2.8' } }],
    ['hoops me ruby laga do', { center: { gem: 'ruby' } }],
    ['change 18k to 14k, everything else stays', { metal: { karat: 14 } }],
    ['go from 14k to 18k and leave the rest as is', { metal: { karat: 18 } }],
    ['chain 20 inches rather than 16', { dimensions: { length_mm: 508 } }],
    ['make the band 2.2 not 1.8', { dimensions: { band_width_mm: 2.2 } }],
    ['take the band from 2.5 down to 2', { dimensions: { band_width_mm: 2 } }],
    ['six claws rather than four', { center: { prongs: 6 } }],
    ['4 ki jagah 6 prong laga do', { center: { prongs: 6 } }],
    ['round ki jagah oval stone', { center: { shape: 'oval' } }],
    ['oval not round, platinum not gold', { center: { shape: 'oval' }, metal: { material: 'platinum' } }],
    ['could the emerald be a tsavorite instead', { center: { gem: 'tsavorite' } }],
    ['ring ka size 12 se 14 kar do indian', { size: { system: 'IN', value: 14 } }],
    ['these earrings but in rose gold', { metal: { material: 'gold', color: 'rose' } }],
    ['same design, silver me bana do', { metal: { material: 'silver' } }],
    ['swap the sapphires for rubies', { stones: { gem: 'ruby' } }],
    ['make the pearls bigger', { pearls: { size: 'larger' } }],
    ['bigger pearls and a smaller clasp', { pearls: { size: 'larger' }, closure: { size: 'smaller' } }],
    ['the clasp should be bigger', { closure: { size: 'larger' } }],
    ['ghungroo zyada laga do payal me', { features: { ghungroo: 'more' } }],
    ['double the width', { dimensions: { width: 'double' } }],
    ['make the pendant 10% bigger', { dimensions: { size_change_percent: 10 } }],
    ['remove half the diamonds', { stones: { gem: 'diamond', count: 'half' } }],
    ['claws thoda patle karo', { center: { prongs: 'thinner' } }],
  ])('%s', (brief, changes) => {
    expect(requestFrom(brief)).toMatchObject({ intent: 'edit', changes });
  });

  test('nothing that was there before is read as a wish', () => {
    expect(requestFrom('swap the garnet for an opal, the rest is perfect').changes).toEqual({
      center: { gem: 'opal' },
    });
  });
});

describe('what is added stays apart from what changes', () => {
  test.each([
    ['add a row of small rubies on the shoulders', [{ role: 'side', gem: 'ruby' }]],
    ['pearl ki bali me heere bhi laga do', [{ role: 'accent', gem: 'diamond' }]],
    ['one more row of diamonds please', [{ role: 'accent', gem: 'diamond', rows: 1 }]],
    ['add two more diamonds each side of the ruby', [{ role: 'side', gem: 'diamond', count: 4 }]],
  ])('%s', (brief, stones) => {
    const request = requestFrom(brief);
    expect(request).toMatchObject({ intent: 'edit', stones });
    expect(request).not.toHaveProperty('changes');
  });
});

test.each([
  '12 pairs of tops, 14k yellow gold, matte, screw back, all the same please, no variation',
  'as I said, an 18k rose gold ring with a small ruby in a bezel',
  'she returned the last one. gold pendant with an oval garnet, keep it under 800 dollars',
])('a piece that is described with its metal and more is a new one: "%s"', (brief) => {
  expect(requestFrom(brief)).toMatchObject({ intent: 'new_design', items: [{}], metal: { material: 'gold' } });
});

test.each([
  'can an opal take everyday wear in a ring',
  'chain me 18k tikega ya 22k?',
  'is 14k or 18k better for a thin band?',
  'which is safer, 4 prong or 6 prong, for a 2 ct round diamond?',
])('what wants an answer is a question: "%s"', (brief) => {
  expect(requestFrom(brief).intent).toBe('question');
});

test('asking politely is ordering', () => {
  expect(requestFrom('Can you make a ring with an oval ruby, 18k yellow gold').intent).toBe('new_design');
});

describe('what stays', () => {
  test.each([
    'same but in rose gold',
    'baki sab theek hai, bas rose gold',
    'everything else is perfect, make it rose gold',
    "don't touch the rest, rose gold",
    'same pendant in rose gold',
    'pichli baar jaisa, rose gold me',
  ])('%s', (brief) => {
    expect(requestFrom(brief)).toMatchObject({
      intent: 'edit',
      keep: { everything_else: true },
      changes: { metal: { color: 'rose' } },
    });
  });

  test.each([
    ['job 4471 in 18k, stones same', { stones: true }],
    ['design 305 in silver, size bhi wahi', { size: true }],
    ["design 305 in silver, don't change the setting", { setting: true }],
    ['design 305: weight should remain same, 18k gold', { weight: true }],
    ['make it platinum, keep my center', { center: true }],
    ['stone wahi rehne do, metal platinum kar do', { stones: true }],
    ['keep the shoulders and the size, change the stone to onyx', { shoulders: true, size: true }],
    ['stay with VS1, go up to 2 carats', { clarity: 'VS1' }],
    ['keep colour F and size M, only change it to platinum', { color_grade: 'F', size: 'M' }],
    ['weight 10 gm hi rahe, design thoda chhota', { metal_approx_g: 10 }],
    ['size wahi, stone bada karo', { size: true }],
  ])('%s', (brief, keep) => {
    expect(requestFrom(brief).keep).toEqual(keep);
  });

  test('and is no change', () => {
    expect(requestFrom('stay with VS1, still an M, go up to 2 carats').changes).toEqual({ center: { carat_each: 2 } });
  });

  test('nothing that is not to be kept', () => {
    expect(requestFrom("change it to silver, please don't keep the ruby")).not.toHaveProperty('keep');
  });

  test('a part by its name', () => {
    expect(requestFrom('keep the setting, change the stone to a topaz').keep).toEqual({ setting: true });
    expect(requestFrom("turn mum's brooch into a ring, keep the opals, silver")).toMatchObject({
      intent: 'remodel',
      keep: { stones: true },
    });
  });
});

describe('a new design', () => {
  test.each([
    'gold ring with a ruby, make the band 2 mm',
    'I want a longer gold chain, 24 inches',
    'sone ki ring chahiye, halo mat lagana, hallmark karwa do',
    'set of 4 gold bangles all the same size',
    'matching pendant for the ring you made, same ruby, gold',
    'a necklace in 18k gold, keep it simple',
    'a gold chain, keep the weight under 12 gm',
    'same ring each, gold, for two brides',
  ])('%s', (brief) => {
    const request = requestFrom(brief);
    expect(['new_design', 'new_set']).toContain(request.intent);
    expect(request).not.toHaveProperty('changes');
    expect(request).not.toHaveProperty('keep');
  });
});

describe('which design', () => {
  test.each([
    ['design 4471 in silver', '4471'],
    ['job no 88213, platinum please, rest same', '88213'],
    ['same as KD 220 but platinum', 'KD 220'],
    ['repeat of 7781, white gold', '7781'],
    ['re your quote 3107: ruby instead of the opal', '3107'],
    ['same as your ring #4471 but rose gold', '4471'],
    ['RN204 in yellow gold please, size 6 US', 'RN204'],
    ['item code 88-120, make it silver', '88-120'],
    ['catalogue no 312 but in white gold', '312'],
    ['bill no 4512 wali ring, size bada karo', '4512'],
  ])('%s', (brief, base) => {
    expect(requestFrom(brief).base_design).toBe(base);
  });

  test('is asked when another is spoken of', () => {
    expect(requestFrom('the second one but in silver').must_ask).toContain('base_design');
    expect(requestFrom('thinner').must_ask).not.toContain('base_design');
  });
});
