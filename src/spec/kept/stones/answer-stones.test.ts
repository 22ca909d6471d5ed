import { describe, expect, test } from 'vitest';
import type { RequestStone } from '../../request/sections/stone.ts';
import { compareWith } from '../comparison.ts';
import { requestOf, appraisedRing } from '../testing/kept-ring.ts';
import { isGemCalled } from '../../meanings/gems.ts';

/** The ids of the stones that answer those of a request. */
const answersTo = (...stones: readonly RequestStone[]): readonly (string | undefined)[] =>
  compareWith(requestOf({ stones }), appraisedRing).answers.map((line) => line?.stoneId);

describe('the stones that answer those of a request', () => {
  test('are found by their place, whatever became of the gem', () => {
    expect(answersTo({ role: 'halo', gem: 'ruby' }, { role: 'center', gem: 'diamond' })).toEqual(['melee', 'centre']);
  });

  test('are found by their gem where the place says little', () => {
    expect(answersTo({ role: 'accent', gem: 'diamond' })).toEqual(['melee']);
    expect(answersTo({ role: 'birthstone', gem: 'ruby' })).toEqual(['centre']);
  });

  test('lead where their role does, as they are read: a top accompanies, a role that is unknown leads', () => {
    expect(answersTo({ role: 'top' }, { role: 'earrings' })).toEqual(['melee', 'centre']);
  });

  test('answer one stone each; for a further one there are none', () => {
    const diamond = { role: 'side', gem: 'diamond' };
    expect(answersTo({ role: 'center', gem: 'ruby' }, diamond, diamond)).toEqual(['centre', 'melee', undefined]);
  });
});

describe('a gem', () => {
  test('is what a word with less or as much in it asks for', () => {
    expect(isGemCalled('sapphire_yellow', 'yellow', { gem: 'sapphire' })).toBe(true);
    expect(isGemCalled('sapphire_yellow', 'yellow', { gem: 'yellow_sapphire' })).toBe(true);
    expect(isGemCalled('pearl', 'tahitian grey', { gem: 'tahitian_pearl' })).toBe(true);
  });

  test('is not what a word with more in it asks for', () => {
    expect(isGemCalled('topaz_blue', 'swiss blue', { gem: 'white_topaz' })).toBe(false);
    expect(isGemCalled('pearl', 'white', { gem: 'tahitian_pearl' })).toBe(false);
  });

  test('that was grown is only what was asked for by that name', () => {
    expect(isGemCalled('lab_diamond', 'colourless', { gem: 'diamond' })).toBe(false);
    expect(isGemCalled('lab_diamond', 'colourless', { gem: 'diamond', origin: 'lab_grown' })).toBe(true);
    expect(isGemCalled('lab_diamond', 'colourless', { gem: 'lab_grown_diamond' })).toBe(true);
  });
});
