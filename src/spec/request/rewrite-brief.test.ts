import { describe, expect, test } from 'vitest';
import { rewriteBrief, wordsAt } from './rewrite-brief.ts';

const brief = 'Oval ruby ring, 18k rose gold, size 7';
const at = (words: string) => [brief.indexOf(words), brief.indexOf(words) + words.length] as const;

describe('rewriting one part of a brief', () => {
  test('replaces words in place', () => {
    expect(rewriteBrief(brief, [at('size 7')], 'US 7')).toBe('Oval ruby ring, 18k rose gold, US 7');
  });

  test('replaces separate words by one text, at the first of them', () => {
    expect(rewriteBrief(brief, [at('18k'), at('gold')], 'platinum')).toBe('Oval ruby ring, platinum rose, size 7');
    expect(rewriteBrief(brief, [at('18k'), at('rose'), at('gold')], 'platinum')).toBe(
      'Oval ruby ring, platinum, size 7',
    );
  });

  test('mends the article before the new words', () => {
    expect(rewriteBrief('a green stone', [[2, 7]], 'emerald')).toBe('an emerald stone');
    expect(rewriteBrief('an oval pendant', [[3, 7]], 'pear')).toBe('a pear pendant');
    expect(rewriteBrief('platina band', [[8, 12]], 'edge')).toBe('platina edge');
  });

  test('replaces both sides of a choice', () => {
    const choice = 'Platinum or white gold band';
    expect(
      rewriteBrief(
        choice,
        [
          [0, 8],
          [12, 22],
        ],
        'platinum',
      ),
    ).toBe('platinum band');
  });

  test('taking out the middle leaves no stray comma', () => {
    expect(rewriteBrief(brief, [at('18k rose gold')], '')).toBe('Oval ruby ring, size 7');
    expect(rewriteBrief(brief, [at('size 7')], '')).toBe('Oval ruby ring, 18k rose gold');
  });

  test('appends what was not in the brief', () => {
    expect(rewriteBrief(`${brief}.`, [], 'no halo')).toBe(`${brief}, no halo`);
  });

  test('shows the words of several spans', () => {
    expect(wordsAt(brief, [at('gold'), at('18k')])).toBe('18k gold');
  });
});
