import { describe, expect, test } from 'vitest';
import { finishes } from '../design-spec.ts';
import { alloyIds } from '../tables/alloys.ts';
import { gemIds, gems } from '../tables/gems.ts';
import { partWords } from '../shown/registry.ts';
import { benchFinishes, neverInDesigns } from './bench-work.ts';
import { finishCalled } from './finishes.ts';
import { gemOfWord, isGemCalled, singular } from './gems.ts';
import { metalNameCalled, metalNames } from './metals.ts';
import { ruledOutBy } from './ruled-out.ts';

describe('a word for a surface', () => {
  test('is cast as one of the language or given at the bench, never both', () => {
    expect(Object.keys(benchFinishes).filter((word) => finishCalled(word) !== undefined)).toEqual([]);
    expect([...neverInDesigns].filter((word) => finishCalled(word) !== undefined)).toEqual([]);
  });

  test.each(finishes)('%s has a word', (finish) => {
    expect(['high_polish', 'satin', 'matte', 'textured'].map(finishCalled)).toContain(finish);
  });
});

describe('a gem', () => {
  const known = gemIds.flatMap((gem) => gems[gem].colours.map(({ name }) => ({ gem, name })));

  test.each(known)('$gem in $name is what its id asks for', ({ gem, name }) => {
    expect(isGemCalled(gem, name, { gem })).toBe(true);
  });

  test.each(['rubellite', 'fire_opal', 'black_opal', 'mandarin_garnet', 'lab_grown_diamond', 'jade', 'zircon'])(
    'that is chosen for "%s" is called so',
    (word) => {
      const named = gemOfWord(word);
      if (!named) throw new Error(`no gem for ${word}`);
      const colour = named.colour ?? gems[named.gem].colours[0].name;
      expect(isGemCalled(named.gem, colour, { gem: word })).toBe(true);
    },
  );

  test('is no other variety of its species', () => {
    expect(isGemCalled('opal', 'white play-of-colour', { gem: 'fire_opal' })).toBe(false);
    expect(isGemCalled('lab_diamond', 'colourless', { gem: 'diamond' })).toBe(false);
  });

  test('keeps the s of its own name', () => {
    expect(['diamonds', 'rubies', 'lapis', 'prongs'].map(singular)).toEqual(['diamond', 'ruby', 'lapis', 'prong']);
  });
});

test('what no design has is what no part is called by', () => {
  expect([...neverInDesigns].filter((word) => partWords.has(word))).toEqual([]);
});

describe('the name of a metal', () => {
  test.each([
    ['white_gold', 'white_gold'],
    ['pink_gold', 'rose_gold'],
    ['gold', 'gold'],
    ['18k_yellow_gold', '18k_yellow_gold'],
    ['silver', 'silver'],
    ['gold_filled', undefined],
  ])('%s is %s', (word, name) => {
    expect(metalNameCalled(word)).toBe(name);
  });

  test.each(alloyIds)('%s is called by names that are understood', (alloy) => {
    for (const name of metalNames(alloy)) expect(metalNameCalled(name)).toBe(name);
  });
});

describe('what a word rules out', () => {
  test.each([
    ['black_diamonds', ['gem:diamond:black']],
    ['diamonds', ['gem:diamond', 'gem:lab_diamond']],
    ['lab', ['gem:lab_diamond', 'gem:moissanite', 'gem:cz']],
    ['white_gold', ['metal:white_gold']],
    ['texture', ['finish:hammered', 'finish:matte', 'finish:brushed']],
    ['hammered', ['finish:hammered']],
    ['princess_cut', ['shape:princess']],
    ['emeralds', ['gem:emerald']],
    ['side_diamonds', ['side_diamonds', 'side_diamond']],
  ])('%s', (word, things) => {
    expect(ruledOutBy(word)).toEqual(things);
  });
});
