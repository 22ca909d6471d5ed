import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

describe('who corrects what they just said wishes for the second thing alone', () => {
  test.each([
    ['ruby ring, wait no, emerald', { stones: [{ gem: 'emerald' }] }],
    ['ring with ruby, no sorry emerald', { stones: [{ gem: 'emerald' }] }],
    ['14k gold, sorry 18k, band', { metal: { material: 'gold', karat: 18 } }],
    ['18k rose gold ring, actually make it white gold', { metal: { color: 'white' } }],
    ['white gold ring, actually yellow', { metal: { material: 'gold', color: 'yellow' } }],
    ['gold ring with a 2ct, i mean 1.5 ct diamond', { stones: [{ gem: 'diamond', carat_each: 1.5 }] }],
    ['oval solitaire... no wait, cushion', { stones: [{ shape: 'cushion' }] }],
    ['pearl studs... actually hoops', { items: [{ type: 'earrings', subtype: 'hoop' }] }],
  ])('%s', (brief, said) => {
    const request = requestFrom(brief);
    expect(request).toMatchObject(said);
    expect(request.exclude).toBeUndefined();
    expect(request.stones?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('and what is dropped again is ruled out, with nothing to ask', () => {
    const request = requestFrom(
      'oval diamond ring with a hidden halo, no make it yellow gold and drop the hidden halo',
    );
    expect(request).toMatchObject({ exclude: ['hidden_halo'], metal: { color: 'yellow' } });
    expect(request.stones).toHaveLength(1);
    expect(request.must_ask).not.toContain('excluded_and_wanted');
  });
});

test.each([
  ['a ruby ring, no diamonds', { exclude: ['diamonds'], stones: [{ gem: 'ruby' }] }],
  ['a ruby ring. Actually I also want an emerald pendant', { items: [{ type: 'ring' }, { type: 'pendant' }] }],
  ['silver ring for my sister, sorry gift', { occasion: 'apology', metal: { material: 'silver' } }],
  ["can't wait! ruby ring, no emeralds please", { stones: [{ gem: 'ruby' }], exclude: ['emeralds'] }],
])('"%s" takes nothing back', (brief, said) => {
  expect(requestFrom(brief)).toMatchObject(said);
});
