import { describe, expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { shownIn } from '#spec/shown/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { requestFrom } from '../brief/testing/request-from.ts';
import type { ProposedDesign } from '../proposal.ts';
import { estimatedAppraisal } from './estimated-appraisal.ts';
import { proposeOptions } from './testing/propose-options.ts';
import { proposalsFor } from './testing/proposals.ts';

const { profile } = proposeOptions();

const appraisalOf = ({ spec }: ProposedDesign) => estimatedAppraisal({ ...spec, size: spec.size }, profile);

/** What became of the style of a brief in each of its designs. */
function styleIn(brief: string) {
  const request = requestFrom(brief);
  return proposalsFor(brief).map((design) =>
    keptFacts(request, appraisalOf(design)).find(({ field }) => field === 'style'),
  );
}

describe('a style that is told by its marks is drawn in all four designs', () => {
  test.each([
    'art deco emerald and diamond ring in platinum',
    'art deco pendant with a sapphire',
    'art deco eternity band',
    'art deco pendant with a sapphire in yellow gold',
    'edwardian diamond ring',
    'victorian garnet ring',
    'georgian garnet ring',
    'art nouveau opal ring',
    'vintage ring with an oval sapphire',
    'nature inspired band',
  ])('%s', (brief) => {
    expect(styleIn(brief).map((fact) => fact?.state)).toEqual(['kept', 'kept', 'kept', 'kept']);
  });
});

test('art deco is step cuts and milgrain in white metal where nothing else was said, and no scallop', () => {
  for (const { spec } of proposalsFor('art deco ring with a sapphire and a halo')) {
    expect(spec.stones['centre']?.shape).toBe('emerald');
    expect(alloys[spec.metal.alloy].colour).toBe('white');
    const words = shownIn(spec).flatMap((shown) => shown.words);
    expect(words).toContain('milgrain');
    expect(words).not.toContain('scalloped');
  }
});

test('what was said stays, and a design says which marks it is without', () => {
  const brief = 'art deco ring, 18k yellow gold, round ruby, no milgrain';
  for (const { spec } of proposalsFor(brief)) {
    expect(spec.stones['centre']?.shape).toBe('round');
    expect(alloys[spec.metal.alloy].colour).toBe('yellow');
  }
  for (const fact of styleIn(brief)) {
    expect(fact).toMatchObject({
      state: 'notDone',
      why: 'it has none of its marks: step cuts, white metal, milgrain edges, stones in channels',
    });
  }
});

test('what a style suits is no feature that was asked for: nobody is told of milgrain that cannot be drawn', () => {
  const reasons = proposalsFor('vintage pearl studs').map(({ reason }) => reason);
  expect(reasons.join()).not.toContain('milgrain');
});

test('a usual diamond weighs about as much in any cut', () => {
  const caratsOf = (brief: string): number => {
    const [classic] = proposalsFor(brief);
    if (!classic) throw new Error(brief);
    return appraisalOf(classic).stones[0]?.caratsEach ?? 0;
  };
  const round = caratsOf('diamond ring');
  for (const cut of ['emerald cut', 'oval', 'pear', 'marquise']) {
    const ratio = caratsOf(`${cut} diamond ring`) / round;
    expect(ratio, cut).toBeGreaterThan(0.55);
    expect(ratio, cut).toBeLessThan(1.45);
  }
});
