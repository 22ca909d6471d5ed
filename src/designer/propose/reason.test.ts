import { describe, expect, test } from 'vitest';
import { proposalsFor } from './testing/proposals.ts';

function reasonsFor(brief: string): string {
  return proposalsFor(brief)
    .map(({ reason }) => reason)
    .join('\n');
}

describe('the reason is true of the design', () => {
  test.each([
    [
      '18k rose gold ring, 1 ct oval ruby, diamond halo, US 6.5',
      /an oval ruby in a scalloped halo of \d+ diamonds on a/,
    ],
    ['platinum solitaire, 1 ct round diamond, size 6', /a round diamond in four claws on a D-shaped band/],
    ['three-stone ring, princess diamonds, 14k white gold', /a princess diamond between two smaller ones on/],
    ['three stone ring, oval ruby with two round diamonds, 18k', /an oval ruby between two round diamonds on/],
    ['toi et moi ring with an emerald and a diamond, 18k', /an emerald-cut emerald beside a round diamond/],
    [
      'full eternity band, round diamonds, platinum, US 6',
      /round diamonds in shared claws all the way round a flat band/,
    ],
    ['half eternity ring with 1.5 mm diamonds, 14k', /round diamonds in shared claws over the top of a flat band/],
    ['gypsy ring with three flush set rubies for him, 18k', /three rubies set flush in a flat band/],
    ["men's wedding band 6 mm platinum, size 10", /a 6 mm comfort-fit band/],
    ['lotus pendant in 22k gold', /a \d+(\.5)? mm lotus/],
    ['small pearl studs in gold', /mm leaf with a round pearl on a peg/],
    ['paisley drop earrings in 22k gold', /paisley, on hooks/],
    ['diamond tennis bracelet in 18k gold', /\d+ round diamonds side by side/],
    ['18k gold bangle with diamonds, 2-4', /a line of \d+ diamonds over the top/],
    ['double halo oval diamond ring 18k white gold, size 6', /double halo of \d+ diamonds/],
  ])('%s', (brief, words) => {
    expect(reasonsFor(brief)).toMatch(words);
  });
});

describe('what the drawing leaves to the bench', () => {
  test.each([
    ['gold filigree ring', 'cast as the base: the filigree work is done by hand'],
    ['gold pendant with ghungroo', 'the ghungroos are bought and hung by hand'],
    ['elephant ring in 22k gold', 'the elephant engraved by hand'],
    ['curb chain in 18k gold', 'cable links stand for the curb'],
    ['half bezel sapphire ring', 'a full bezel stands for the half one'],
    ['two tone gold ring with a diamond', 'in one colour'],
  ])('%s', (brief, words) => {
    for (const { reason } of proposalsFor(brief)) expect(reason).toContain(words);
  });

  test.each([
    'Platinum solitaire',
    'solitaire ring, 1 ct diamond, adjustable, with charms',
    'lotus ring in gold with a hinge',
    'reversible photo locket in silver',
    'tension set diamond ring, cabochon moonstone',
    'figaro chain in gold with an extender',
  ])('never speaks of what cannot be drawn: %s', (brief) => {
    expect(reasonsFor(brief)).not.toMatch(/cannot|undefined|without the/);
  });
});

test('a leaf on a ring is drawn, not left to the engraver', () => {
  for (const { role, spec } of proposalsFor('14k gold ring with leaves and a 5 mm ruby, size 6')) {
    const kinds = Object.values(spec.parts).map(({ kind }) => kind);
    expect(kinds, role).toContain('leaf-shoulders');
  }
});

test.each([
  ['emerald and diamond half eternity, 9k yellow gold', 'emeralds and diamonds in turn'],
  ['black diamond ring for men in platinum, bezel', 'black diamond'],
])('nothing that was named goes unsaid: %s', (brief, words) => {
  for (const { reason } of proposalsFor(brief)) expect(reason).toContain(words);
});

test('a motif without an outline of its own gets a plate to be engraved on', () => {
  for (const { spec } of proposalsFor('elephant pendant in gold')) {
    expect(Object.values(spec.parts).map(({ kind }) => kind)).toContain('plate');
  }
});

test('four bangles of 40 g together weigh ten each', () => {
  const bangle = (brief: string) => proposalsFor(brief)[0]?.spec.parts['band'];
  expect(bangle('set of 4 gold bangles size 2-6 22k, 40 gm total')).toEqual(bangle('22k gold bangle size 2-6, 10 gm'));
});

test('a chain weighs what was wished', () => {
  for (const { estimatedAmount } of proposalsFor('22k gold chain 20 inch 15 grams')) {
    expect(estimatedAmount).toBeGreaterThan(2200);
  }
});
