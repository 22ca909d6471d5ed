import { describe, expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { understand } from '../brief/understand.ts';
import type { ProposedDesign } from '../proposal.ts';
import { estimatedAppraisal } from './estimated-appraisal.ts';
import { proposeOptions } from './testing/propose-options.ts';
import { proposalsFor } from './testing/proposals.ts';

const { profile } = proposeOptions();

/** The measure by which the eye tells one size of a kind of piece from the next: of its main stone, or of its metal. */
const measured: Readonly<Record<string, (design: ProposedDesign['spec']) => number | undefined>> = {
  stone: ({ stones }) => Object.values(stones)[0]?.lengthMm,
  bell: ({ parts }) => (parts['bell']?.kind === 'bell' ? parts['bell'].diameterMm : undefined),
  circle: ({ parts }) => (parts['hoop']?.kind === 'hoop' ? parts['hoop'].outerDiameterMm : undefined),
  hoop: ({ parts }) => (parts['hoop']?.kind === 'hoop' ? parts['hoop'].widthMm : undefined),
  band: ({ parts: { band } }) => (band && 'widthMm' in band ? band.widthMm : undefined),
  shank: ({ parts: { shank } }) => (shank && 'shoulderWidthMm' in shank ? shank.shoulderWidthMm : undefined),
  link: ({ parts: { chain } }) => (chain?.kind === 'chain' ? chain.linkWidthMm : undefined),
  face: ({ parts: { face } }) => (face?.kind === 'signet-face' ? face.widthMm : undefined),
  plate: ({ parts }) =>
    Object.values(parts).flatMap((part) => (part.kind === 'plate' || part.kind === 'motif' ? [part.widthMm] : []))[0],
};

function meanOf(brief: string, of: string): number {
  const found = proposalsFor(brief).flatMap(({ spec }) => measured[of]?.(spec) ?? []);
  expect(found.length, `${brief}: ${of}`).toBeGreaterThan(0);
  return found.reduce((sum, one) => sum + one, 0) / found.length;
}

/** What is a tenth larger or smaller looks so side by side. */
const VISIBLY = 1.1;

describe('a word of size makes another size', () => {
  test.each([
    ['minimalist diamond ring', 'diamond ring', 'stone'],
    ['minimalist band', 'gold band', 'shank'],
    ['minimalist bangle', 'gold bangle', 'band'],
    ['minimalist hoops', 'gold hoops', 'circle'],
    ['small hoop earrings', 'hoop earrings', 'circle'],
    ['small bali', 'gold bali', 'circle'],
    ['small lotus pendant', 'lotus pendant', 'plate'],
    ['small heart pendant', 'heart pendant', 'plate'],
    ['mini jhumka', 'jhumka', 'bell'],
    ['tiny jhumka', 'jhumka', 'bell'],
    ['small lotus studs', 'lotus studs', 'plate'],
    ['small nose pin', 'nose pin', 'stone'],
    ['small signet ring', 'signet ring', 'face'],
    ['small bangle', 'gold bangle', 'band'],
    ['slim band', 'gold band', 'shank'],
    ['slim ring', 'gold ring', 'shank'],
    ['slim bangle', 'gold bangle', 'band'],
    ['slim chain', 'gold chain', 'link'],
    ['slim hoops', 'gold hoops', 'hoop'],
    ['slim signet ring', 'signet ring', 'shank'],
    ['slim tennis bracelet', 'tennis bracelet', 'stone'],
    ['slim eternity band with diamonds', 'eternity band with diamonds', 'stone'],
    ['slim pendant with a ruby', 'pendant with a ruby', 'stone'],
  ])('%s', (less, usual, of) => {
    expect(meanOf(usual, of) / meanOf(less, of)).toBeGreaterThan(VISIBLY);
  });

  test.each([
    ['big jhumka', 'jhumka', 'bell'],
    ['large jhumka', 'jhumka', 'bell'],
    ['oversized jhumka', 'jhumka', 'bell'],
    ['statement jhumka', 'jhumka', 'bell'],
    ['bade jhumke', 'jhumka', 'bell'],
    ['large hoops', 'gold hoops', 'circle'],
    ['oversized hoop earrings', 'hoop earrings', 'circle'],
    ['big lotus pendant', 'lotus pendant', 'plate'],
    ['big signet ring', 'signet ring', 'face'],
    ['chunky bangle', 'gold bangle', 'band'],
    ['chunky band', 'gold band', 'shank'],
    ['thick band', 'gold band', 'shank'],
    ['chunky ring', 'gold ring', 'shank'],
    ['chunky chain', 'gold chain', 'link'],
    ['chunky hoops', 'gold hoops', 'hoop'],
    ['chunky signet ring', 'signet ring', 'shank'],
  ])('%s', (more, usual, of) => {
    expect(meanOf(more, of) / meanOf(usual, of)).toBeGreaterThan(VISIBLY);
  });
});

describe('the ledger tells whether it was made so', () => {
  test.each([
    'small hoop earrings',
    'big hoop earrings',
    'big jhumka',
    'small jhumka',
    'small lotus pendant',
    'big lotus pendant',
    'slim band',
    'chunky band',
    'chunky bangle',
    'slim bangle',
    'chunky chain',
    'slim ring',
    'large huggies',
  ])('%s', (brief) => {
    const request = understand(brief);
    if (!request.ok) throw new Error(request.problem.message);
    const states = proposalsFor(brief).map(({ spec }) => {
      const facts = keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, profile));
      return facts.find(({ field }) => field === 'style')?.state;
    });
    expect(states.filter((state) => state === 'kept').length).toBeGreaterThanOrEqual(2);
    expect(states.filter((state) => state !== 'kept' && state !== 'outside')).toEqual([]);
  });
});

test('"big" said of a stone, a price or a day makes no large piece', () => {
  const styles = ['ring with a big ruby', 'neela patthar wali anguthi, bada sa', 'big budget, gold ring'].map(
    (brief) => {
      const request = understand(brief);
      return request.ok ? (request.value.style ?? []) : ['not understood'];
    },
  );
  expect(styles).toEqual([[], [], []]);
});

test.each(['earrings, white gold, dont want big', 'gold pendant, zyada bada nahi'])(
  'whoever wants nothing big gets a small one: %s',
  (brief) => {
    const request = understand(brief);
    if (!request.ok) throw new Error(request.problem.message);
    expect(request.value.style).toEqual(['small']);
    expect(request.value.exclude).toBeUndefined();
  },
);

describe('a word of size on the stone is its size', () => {
  const caratsOf = (brief: string) =>
    proposalsFor(brief).map(({ spec }) => Math.max(...Object.values(spec.stones).map(estimateCarats)));

  test.each([
    ['small diamond ring 18k white gold', 0.1, 0.3],
    ['ring with a small diamond, platinum', 0.1, 0.3],
    ['small diamond halo ring platinum, 1 ct centre', 0.9, 1.1],
    ['big diamond ring', 1.5, 3],
    ['ring with a big diamond, platinum', 1.5, 3],
    ['big diamond halo ring', 1.5, 3],
    ['small three stone diamond ring', 0.1, 0.3],
    ['small diamond pendant 14k', 0.1, 0.3],
    ['tiny diamond studs 14k gold', 0.05, 0.15],
    ['tiny studs 14k', 0.05, 0.15],
  ])('%s', (brief, least, most) => {
    for (const carats of caratsOf(brief)) {
      expect(carats).toBeGreaterThan(least);
      expect(carats).toBeLessThan(most);
    }
  });

  test.each([
    'small diamond ring',
    'big diamond ring',
    'tiny diamond studs',
    'huge emerald ring',
    'small diamond nose pin',
  ])('%s is judged', (brief) => {
    const request = understand(brief);
    if (!request.ok) throw new Error(request.problem.message);
    for (const { spec } of proposalsFor(brief)) {
      const facts = keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, profile));
      expect(facts.find(({ field }) => field === 'stones.size_word')?.state).toBe('kept');
    }
  });

  test('a usual stone is not what was called small', () => {
    const request = understand('small diamond ring');
    if (!request.ok) throw new Error(request.problem.message);
    const [usual] = proposalsFor('1 ct diamond ring');
    if (!usual) throw new Error('A ring');
    const facts = keptFacts(request.value, estimatedAppraisal({ ...usual.spec, size: usual.spec.size }, profile));
    expect(facts.find(({ field }) => field === 'stones.size_word')?.state).toBe('changed');
  });

  test('small stones in number, or around another, are no size of the one in the middle', () => {
    for (const brief of ['gold ring with small diamonds', 'ruby ring with a small diamond halo']) {
      const request = understand(brief);
      expect(request.ok && request.value.stones?.some(({ size_word }) => size_word !== undefined)).toBe(false);
    }
  });
});
