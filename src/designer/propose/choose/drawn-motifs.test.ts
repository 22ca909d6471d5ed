import { describe, expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../../brief/understand.ts';
import { motifRows } from '../../motifs/registry.ts';
import { partsOf } from '../../parts/find-parts.ts';
import type { ProposedDesign } from '../../proposal.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { proposalsFor } from '../testing/proposals.ts';

/** What becomes of the said motifs in each proposal of a brief. */
function motifStates(brief: string, proposals: readonly ProposedDesign[]): readonly string[] {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  return proposals.map(({ spec }) =>
    keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, defaultWorkshopProfile))
      .filter(({ place }) => place.startsWith('motifs'))
      .map(({ state }) => state)
      .join(),
  );
}

/** What a motif is called first, for those that are drawn on pendants and for those that stand on rings and bangles. */
const wordOf = ([, { words }]: (typeof motifRows)[number]): string => (words.split(',')[0] as string).trim();
const hung = motifRows.filter(([, { figure }]) => figure !== undefined).map(wordOf);
const applied = motifRows.filter(([, row]) => row.applied ?? row.figure);

describe.each(hung)('%s', (motif) => {
  test('as a pendant is shown in four works, and by no engraver', () => {
    const brief = `${motif} pendant in 22k gold`;
    const proposals = proposalsFor(brief);
    const works = proposals
      .flatMap(({ spec }) => partsOf(spec, 'motif'))
      .map(({ work, ground }) => `${work} ${ground}`);
    expect(new Set(works).size).toBe(4);
    expect(motifStates(brief, proposals)).toEqual(['kept', 'kept', 'kept', 'kept']);
    expect(proposals.map(({ reason }) => reason).join()).not.toContain('engraved by hand');
  });

  test('as studs is shown four times, never sawn out in front of the nut', () => {
    const brief = `${motif} studs in 18k gold`;
    const proposals = proposalsFor(brief);
    expect(motifStates(brief, proposals)).toEqual(['kept', 'kept', 'kept', 'kept']);
    for (const { spec } of proposals) {
      const posts = partsOf(spec, 'post').map(({ on }) => spec.parts[on]);
      expect(posts.map((part) => part?.kind === 'motif' && part.work !== 'pierced')).toEqual([true]);
    }
  });
});

describe.each(applied.filter(([, { climbs }]) => !climbs).map(wordOf))('%s', (motif) => {
  test.each(['ring in 18k gold', 'gents ring 22k 10 grams', 'kada 22k 40 grams'])(
    'stands on a %s, in all four',
    (piece) => {
      const brief = `${piece} with ${motif}`;
      const proposals = proposalsFor(brief);
      expect(motifStates(brief, proposals)).toEqual(['kept', 'kept', 'kept', 'kept']);
      expect(proposals.map(({ reason }) => reason).join()).not.toContain('engraved by hand');
    },
  );
});

test('a stone that was asked for is set into the motif of a ring', () => {
  for (const { spec } of proposalsFor('lotus ring with a ruby in 18k gold')) {
    expect(partsOf(spec, 'bezel-head').map(({ on }) => on)).toEqual(['lotus']);
  }
});

test('a pearl lies in the middle of its lotus, in all four', () => {
  const proposals = proposalsFor('lotus pendant with a pearl 7 mm');
  expect(proposals).toHaveLength(4);
  for (const { spec } of proposals) {
    expect(partsOf(spec, 'pearl-cup').map(({ on, holds }) => [on, spec.stones[holds]?.lengthMm])).toEqual([
      ['lotus', 7],
    ]);
  }
});

describe('a stone with a motif', () => {
  test('sits in its place, or above it', () => {
    for (const { spec } of proposalsFor('om pendant with a ruby in 22k gold')) {
      expect(partsOf(spec, 'motif').map(({ figure }) => figure)).toEqual(['om']);
      expect(partsOf(spec, 'bezel-head').map(({ on }) => on)).toEqual([
        partsOf(spec, 'link').length > 0 ? undefined : 'om',
      ]);
    }
  });
});

describe('the size of a motif', () => {
  test('is kept as it was said, its proportions too', () => {
    const khandas = proposalsFor('khanda pendant 25mm in 22k gold').flatMap(({ spec }) => partsOf(spec, 'motif'));
    expect(khandas.map(({ heightMm }) => heightMm)).toEqual([25, 25, 25, 25]);
    const [cut] = khandas.filter(({ work }) => work === 'silhouette');
    expect((cut?.heightMm ?? 0) / (cut?.widthMm ?? 1)).toBeCloseTo(1.06, 1);
  });

  test('too small for its lines to be sawn out is raised on a disc', () => {
    const works = proposalsFor('om pendant 8 mm in gold').flatMap(({ spec }) => partsOf(spec, 'motif'));
    expect(new Set(works.map(({ work }) => work))).toEqual(new Set(['relief']));
  });
});
