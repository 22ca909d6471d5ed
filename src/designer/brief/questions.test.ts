import { describe, expect, test } from 'vitest';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { sizeOfRequest } from '#spec/request/size-of-request.ts';
import { answeredBrief, type Answer, likelyAnswers, type QuestionCode, questionOf } from '#spec/questions.ts';
import { scales } from '#spec/sizes/scales.ts';
import type { SizeScale } from '#spec/sizes/scales/scale.ts';
import { chartsWith } from '#spec/sizes/testing/charts-with.ts';
import { requestFrom } from './testing/request-from.ts';

/** What is offered for a number that is a size in several countries. */
const inChartsWith = (size: number, label: (scale: Pick<SizeScale, 'adjective' | 'label'>) => string) =>
  chartsWith(size).map((system) => label(scales[system]));

const NOT_KNOWN = 'I don’t know yet';

/** Briefs that leave a question open. */
const open: Readonly<Record<QuestionCode, readonly string[]>> = {
  item_type: ['something small in rose gold for my aunt', 'a pendant or earrings in silver with garnets'],
  metal_material: ['a pear shaped ruby pendant', 'platinum or white gold band, 3 mm'],
  metal_color: ['white gold ring that should look yellow'],
  metal_karat: ['ring in 18k and 22k gold'],
  stone_gem: ['a green stone ring in silver', 'rose gold ring with a blue stone and a diamond halo'],
  ring_size_system: ['plain platinum band, size 7', 'gold ring size 33', 'gold ring size 6.3'],
  ring_size: [
    'plain platinum band, US size 99',
    'gold band US 6.3',
    'gold ring IN 33',
    'gold ring size 90',
    'UK size 7 gold ring',
    'gold ring UK size N+1',
    'gold ring, 12.5 indian size',
    'gold ring inside diameter 5 mm',
  ],
  ring_size_of_several: [
    'wedding ring in rose gold, sizes U and L',
    'gold ring for each of us, one is UK J, other UK P',
  ],
  bangle_size: ['bangle 3.9 in gold', 'gold bangle size 7', 'silver kada, size 33', 'size 8 gold bangle'],
  budget_currency: ['gold band, budget 50', 'silver pendant, not more than 4500'],
  birth_month: ['birthstone ring in white gold'],
  carat_each_or_total: ['gold ring with two diamonds 1 ct'],
  base_design: ['the second one but in silver'],
  change_not_understood: [withChange('gold ring', 'make it dreamy, 3 mm')],
  budget_amount: ['gold ring, at least $5000 but at most $2000'],
  excluded_and_wanted: [
    'silver ring, no stones, with a diamond',
    'solitaire ring, hidden halo, no hidden halo',
    'oval diamond ring in platinum with hidden halo. no hidden halo please',
    'ring with hidden halo, hidden halo nahi chahiye',
    'gold ring, not gold',
    'diamond ring, no diamonds or pearls',
  ],
};

describe('every question', () => {
  const cases = (Object.keys(open) as QuestionCode[]).flatMap((code) => open[code].map((brief) => ({ code, brief })));

  test.each(cases)('$code is asked for "$brief", and each likely answer closes it', ({ code, brief }) => {
    const request = requestFrom(brief);
    expect(request.must_ask).toContain(code);
    for (const answer of likelyAnswers(brief, request, code)) {
      const answered = answeredBrief(brief, request, code, answer);
      expect(requestFrom(answered).must_ask, answered).not.toContain(code);
    }
  });

  test.each([
    ['gold ring size 33', 'ring_size_system', [...inChartsWith(33, ({ label }) => `${label} 33`), NOT_KNOWN]],
    [
      'plain platinum band, size 14',
      'ring_size_system',
      [...inChartsWith(14, ({ label }) => `${label} 14`), NOT_KNOWN],
    ],
    ['gold ring size 54', 'ring_size_system', ['EU / France 54', NOT_KNOWN]],
    ['gold ring IN 33', 'ring_size', ['Indian 30']],
    ['gold band US 6.3', 'ring_size', ['US 6.25', 'US 6.5']],
    ['22k ring size US 6.3', 'ring_size', ['US 6.25', 'US 6.5']],
    ['gold ring EU 35', 'ring_size', ['EU 36']],
    ['gold ring UK size Z+11', 'ring_size', ['UK Z+10']],
    ['UK size 7 gold ring', 'ring_size', inChartsWith(7, ({ adjective }) => `${adjective} 7`)],
    ['gold ring for each of us, one is UK J, other UK P', 'ring_size_of_several', ['Size UK J', 'Size UK P']],
    ['bangle 3.9 in gold', 'bangle_size', ['3-8']],
    ['gold bangle size 7', 'bangle_size', ['2-4', '2-6', '2-8', '2-10']],
  ])('of "%s" offers only sizes that charts have', (brief, code, labels) => {
    const request = requestFrom(brief);
    const answers = likelyAnswers(brief, request, code);
    expect(answers.map(({ label }) => label)).toEqual(labels);
    for (const answer of answers) {
      const { label, words } = answer;
      const answered = requestFrom(answeredBrief(brief, request, code, answer));
      expect(answered.items, words).toEqual(request.items);
      expect(sizeOfRequest(answered.size)?.ok, words).toBe(label === NOT_KNOWN ? undefined : true);
    }
  });

  test.each([
    ['solitaire ring, hidden halo, no hidden halo', 'a hidden halo', 'hidden_halo'],
    ['ruby ring with a halo, halo nahi chahiye', 'a halo', 'halo'],
  ])('what "%s" asks for and rules out holds as it is answered', (brief, thing, role) => {
    const request = requestFrom(brief);
    const [yes, no] = likelyAnswers(brief, request, 'excluded_and_wanted');
    expect([yes?.label, no?.label]).toEqual([`With ${thing}`, `Without ${thing}`]);
    const answered = [yes, no].map((answer) =>
      requestFrom(answeredBrief(brief, request, 'excluded_and_wanted', answer as Answer)),
    );
    const rolesIn = (at: number): readonly string[] => answered[at]?.stones?.map((stone) => stone.role) ?? [];
    expect([rolesIn(0), answered[0]?.exclude]).toEqual([expect.arrayContaining([role]), undefined]);
    expect(rolesIn(1)).not.toContain(role);
    expect(answered[1]?.exclude).toEqual([role]);
  });

  test.each(['gold ring EU 37', 'gold ring UK Z+3', 'ring size L and a quarter, 18ct gold', '22k kada 2.5'])(
    'no size is asked of "%s", which is in a chart',
    (brief) => {
      expect(requestFrom(brief).must_ask).toEqual([]);
    },
  );

  test('every kind of piece is offered where none was named', () => {
    const labels = likelyAnswers('gold', requestFrom('a gift in gold'), 'item_type').map(({ words }) => words);
    expect(labels.toSorted()).toEqual(Object.keys(pieceKinds).toSorted());
  });

  test('a code that nobody knows has none', () => {
    expect(questionOf('favourite_colour')).toBeUndefined();
    expect(questionOf('toString')).toBeUndefined();
  });
});
