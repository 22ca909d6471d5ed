import { describe, expect, test } from 'vitest';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../brief/understand.ts';
import { propose } from './propose.ts';

function proposed(brief: string, seed = 3) {
  const request = understand(brief);
  if (!request.ok) throw new Error(`"${brief}" was refused: ${request.problem.code}`);
  const options = { count: 4, seed, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };
  const designs = propose(request.value, options);
  if (!designs.ok) throw new Error(`Nothing is proposed for "${brief}": ${designs.problem.code}`);
  return designs.value;
}

const kinds = (brief: string) => proposed(brief).map(({ spec }) => spec.kind);

describe('a brief that names no piece', () => {
  test('is answered with four different kinds', () => {
    expect(new Set(kinds('a present for my aunt in silver, she likes flowers')).size).toBe(4);
    expect(new Set(kinds('something for grandfather, platinum, without stones')).size).toBe(4);
  });

  test('what was said holds for all of them', () => {
    for (const { spec } of proposed('surprise her, in platinum, with rubies')) {
      expect(spec.metal.alloy).toMatch(/^pt950/);
      expect(Object.values(spec.stones).map(({ gem }) => gem)).toContain('ruby');
    }
  });

  test('a stone of a certain weight goes into pieces of one stone', () => {
    expect(new Set(kinds('make something of a 2 ct sapphire, white gold'))).toEqual(new Set(['ring', 'pendant']));
  });

  test('who is engaged is shown rings', () => {
    expect(kinds('something for our engagement, 1 ct diamond, gold')).toEqual(['ring', 'ring', 'ring', 'ring']);
  });

  test('a kind that what was said does not fit is passed over', () => {
    const designs = kinds('something with two small diamonds, 18k gold');
    expect(designs).toHaveLength(4);
    expect(designs).not.toContain('bracelet');
  });

  test('a kind that was ruled out is none of them', () => {
    for (const word of ['ring', 'pendant', 'bracelet', 'earrings'])
      expect(kinds(`a gift for my wife in gold, no ${word}`)).not.toContain(word);
  });

  test('a child is not shown a ring', () => {
    expect(kinds('kuch beti ke liye, 5 saal ki, sone mein')).not.toContain('ring');
  });
});
