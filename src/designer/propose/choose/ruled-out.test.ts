import { describe, expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { understand } from '../../brief/understand.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { propose } from '../propose.ts';
import { proposeOptions } from '../testing/propose-options.ts';

const pieces = [
  'diamond engagement ring',
  'halo ring ruby with diamonds',
  'three stone ring diamonds',
  'wedding band',
  'signet ring',
  'gold bangle 2.6',
  'ruby drop earrings 18k',
  'sapphire pendant',
];

/** One word of each sort, and those that designer and judge once read apart. */
const words = [
  ['side_stones', 'small_stones', 'accents', 'halo', 'double_halo', 'pave', 'band_diamonds', 'prongs', 'milgrain'],
  ['leaf', 'flowers', 'knife_edge', 'pointy', 'flat', 'tapered', 'twist', 'bail', 'chain', 'hook', 'scallop'],
  ['texture', 'hammered', 'matte', 'satin', 'white_gold', '18k_gold', 'yellow', 'platinum', 'nickel', 'pink'],
  ['lab', 'lab_diamond', 'black_diamonds', 'cz', 'emeralds', 'princess_cut', 'east_west', 'heart', 'other_stones'],
].flat();

/** What the designer proposes for a piece without something; nothing where all of it would have that. */
function designsWithout(word: string, piece: string) {
  const understood = understand(piece);
  if (!understood.ok) throw new Error(understood.problem.message);
  const request = { ...understood.value, exclude: [word] };
  const proposed = propose(request, proposeOptions());
  return { request, specs: proposed.ok ? proposed.value.map(({ spec }) => spec) : [] };
}

describe.each(pieces)('%s', (piece) => {
  test.each(words)('without %s: no proposal is judged to have it', (word) => {
    const { request, specs } = designsWithout(word, piece);
    const { profile } = proposeOptions();
    const states = specs.map(
      (spec) =>
        keptFacts(request, estimatedAppraisal({ ...spec, size: spec.size }, profile)).find(
          ({ field }) => field === 'exclude',
        )?.state,
    );
    expect(states).not.toContain('changed');
  });
});

test.each([
  ['black_diamonds', 'diamond engagement ring'],
  ['double_halo', 'halo ring ruby with diamonds'],
  ['white_gold', 'platinum wedding band'],
  ['other_stones', 'halo ring ruby with diamonds'],
  ['18k_gold', 'wedding band'],
  ['band_diamonds', 'halo ring ruby with diamonds'],
  // The nut is bought: the bench fits another.
  ['push_back', 'diamond studs'],
  // What was left open is chosen among what was not ruled out.
  ['round_cut', 'diamond studs'],
  ['natural', 'diamond engagement ring'],
  ['high_polish', 'ruby drop earrings 18k'],
])('without %s there is still a tray of four: %s', (word, piece) => {
  expect(designsWithout(word, piece).specs).toHaveLength(4);
});

test('a grown diamond is the diamond that was asked for where nothing natural is wanted', () => {
  const { request, specs } = designsWithout('natural', 'diamond engagement ring');
  const { profile } = proposeOptions();
  for (const spec of specs) {
    const facts = keptFacts(request, estimatedAppraisal({ ...spec, size: spec.size }, profile));
    expect(facts.find(({ field }) => field === 'stones.gem')?.state).toBe('kept');
  }
});

test('a karat that is ruled out gives way to another', () => {
  const karats = designsWithout('18k_gold', 'wedding band').specs.map(({ metal }) => alloys[metal.alloy].karat);
  expect(karats).not.toContain(18);
});

test('a double halo alone is ruled out, not the single one', () => {
  for (const { parts } of designsWithout('double_halo', 'halo ring ruby with diamonds').specs)
    expect(Object.values(parts).filter(({ kind }) => kind === 'halo')).toHaveLength(1);
});
