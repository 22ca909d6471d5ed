import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { requestFrom } from './testing/request-from.ts';

describe('what becomes of a design that is open', () => {
  test.each<readonly [string, DesignRequest['changes']]>([
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
  ])('%s', (brief, changes) => {
    expect(requestFrom(brief)).toMatchObject({ intent: 'edit', changes });
  });

  test('nothing that was there before is read as a wish', () => {
    expect(requestFrom('swap the garnet for an opal, the rest is perfect').changes).toEqual({
      center: { gem: 'opal' },
    });
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
  ])('%s', (brief, keep) => {
    expect(requestFrom(brief).keep).toEqual(keep);
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
  ])('%s', (brief, base) => {
    expect(requestFrom(brief).base_design).toBe(base);
  });

  test('is asked when another is spoken of', () => {
    expect(requestFrom('the second one but in silver').must_ask).toContain('base_design');
    expect(requestFrom('thinner').must_ask).not.toContain('base_design');
  });
});
