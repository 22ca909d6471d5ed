import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { compare } from './compare.ts';
import { halfOf } from './corpus.ts';
import { evaluate, evaluateKept } from './evaluate.ts';
import { requestFacts } from './facts.ts';
import { keepFacts } from './keep.ts';
import { keptScoreOf } from './kept-score.ts';
import { hasDropped, readRecord, recordOf } from './record.ts';
import { scoreOf } from './score.ts';

const request = (said: Partial<DesignRequest>): DesignRequest => ({
  intent: 'new_design',
  must_ask: [],
  should_warn: [],
  assumptions: [],
  evidence: {},
  ...said,
});

const marked = (brief: string, says: DesignRequest | undefined) => ({
  brief,
  tags: ['plain'],
  says,
  half: 'develop' as const,
});

describe('the facts of a request', () => {
  test('are its leaves; a word of a list is one, a box of measures is one', () => {
    const facts = requestFacts(request({ exclude: ['halo', 'pearls'], stones: [{ role: 'center', size_mm: [8, 6] }] }));
    expect(facts.map(({ place, value }) => `${place} ${String(value)}`)).toEqual([
      'intent new_design',
      'exclude.halo halo',
      'exclude.pearls pearls',
      'stones[0].role center',
      'stones[0].size_mm 8 × 6',
    ]);
  });

  test('of stones in another order are found again', () => {
    const ruby = { role: 'center', gem: 'ruby' };
    const diamond = { role: 'side', gem: 'diamond' };
    const facts = requestFacts(request({ stones: [diamond, ruby] }), request({ stones: [ruby, diamond] }));
    expect(facts.filter(({ value }) => value === 'ruby').map(({ place }) => place)).toEqual(['stones[0].gem']);
  });
});

describe('a brief compared with its marks', () => {
  const brief = '18k yellow gold ring, US 6';

  test('that was understood completely has no fault', () => {
    const says = request({
      items: [{ type: 'ring' }],
      metal: { material: 'gold', karat: 18, color: 'yellow' },
      size: { system: 'US', value: 6 },
    });
    expect(scoreOf([compare(marked(brief, says))])).toMatchObject({ f1: 1, exactMatch: 1, invented: 0 });
  });

  test('that is read with something invented, lost or wrong counts each as a fault', () => {
    const says = request({ items: [{ type: 'ring' }], metal: { material: 'gold', karat: 22 }, motifs: ['lotus'] });
    const { lost, invented, wrong } = compare(marked(brief, says));
    expect(lost.map(({ place }) => place)).toEqual(['motifs.lotus']);
    expect(wrong.map(({ said, read }) => [said.value, read.value])).toEqual([[22, 18]]);
    expect(invented.map(({ place }) => place)).toEqual(['metal.color', 'size.system', 'size.value']);
  });

  test('that should be refused counts as a fault when it is not', () => {
    expect(compare(marked(brief, undefined)).wronglyRefused).toBe(true);
    expect(compare(marked('how tall is the Eiffel tower', undefined)).wronglyRefused).toBe(false);
  });
});

test('a number that is right but for its unit is a unit error', () => {
  const says = request({ items: [{ type: 'ring' }], dimensions: { band_width_mm: 50.8 } });
  expect(scoreOf([compare(marked('ring, band 2 mm wide', says))]).unitErrors).toBe(1);
});

test('a brief stays in its half, whatever stands beside it', () => {
  expect(['gold ring', 'silver ring', 'jhumka'].map(halfOf)).toEqual(['held-back', 'develop', 'held-back']);
});

describe('the designs of a brief', () => {
  const brief = '18k yellow gold ring, US 6';

  test('that keep everything score so', async () => {
    const says = request({
      items: [{ type: 'ring' }],
      metal: { material: 'gold', karat: 18, color: 'yellow' },
      size: { system: 'US', value: 6 },
    });
    expect(keptScoreOf([await keepFacts(marked(brief, says))])).toMatchObject({ designed: 1, kept: 1, briefsKept: 1 });
  });

  test('that leave something out count it in each of the four', async () => {
    const says = request({ items: [{ type: 'ring' }], engraving: { text: 'RJW' } });
    expect(keptScoreOf([await keepFacts(marked(brief, says))])).toMatchObject({ kept: 0.5, notDone: 4, briefsKept: 0 });
  });

  test('that were refused count nowhere', async () => {
    const says = request({ items: [{ type: 'nose_ring' }] });
    expect(keptScoreOf([await keepFacts(marked('nath', says))])).toMatchObject({ designed: 0 });
  });
});

test('the scores of the held-back half have not dropped', async () => {
  const now = recordOf(scoreOf(evaluate('held-back')), keptScoreOf(await evaluateKept('held-back')));
  expect(hasDropped(now, readRecord())).toEqual([]);
});
