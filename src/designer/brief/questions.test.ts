import { describe, expect, test } from 'vitest';
import { answerSpans, likelyAnswers, type QuestionCode, questionOf } from '#spec/request/questions.ts';
import { rewriteBrief } from '#spec/request/rewrite-brief.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { understand } from './understand.ts';

function requestFrom(brief: string): DesignRequest {
  const result = understand(brief);
  if (!result.ok) throw new Error(`"${brief}" was refused: ${result.problem.code}`);
  return result.value;
}

/** Briefs that leave a question open. */
const open: Readonly<Record<QuestionCode, readonly string[]>> = {
  item_type: ['something small in rose gold for my aunt', 'a pendant or earrings in silver with garnets'],
  metal_material: ['a pear shaped ruby pendant', 'platinum or white gold band, 3 mm'],
  metal_color: ['white gold ring that should look yellow'],
  metal_karat: ['ring in 18k and 22k gold'],
  stone_gem: ['a green stone ring in silver', 'rose gold ring with a blue stone and a diamond halo'],
  ring_size_system: ['plain platinum band, size 7'],
  ring_size: ['plain platinum band, US size 99'],
  budget_currency: ['gold band, budget 50', 'silver pendant, not more than 4500'],
  birth_month: ['birthstone ring in white gold'],
  carat_each_or_total: ['gold ring with two diamonds 1 ct'],
  base_design: ['the second one but in silver'],
  budget_amount: ['gold ring, at least $5000 but at most $2000'],
  excluded_and_wanted: ['silver ring, no stones, with a diamond'],
};

describe('every question', () => {
  const cases = (Object.keys(open) as QuestionCode[]).flatMap((code) => open[code].map((brief) => ({ code, brief })));

  test.each(cases)('$code is asked for "$brief", and each likely answer closes it', ({ code, brief }) => {
    const request = requestFrom(brief);
    expect(request.must_ask).toContain(code);
    const spans = answerSpans(request, code);
    for (const { words } of likelyAnswers(brief, request, code)) {
      const answered = rewriteBrief(brief, spans, words);
      expect(requestFrom(answered).must_ask, answered).not.toContain(code);
    }
  });

  test('a code that nobody knows has none', () => {
    expect(questionOf('favourite_colour')).toBeUndefined();
    expect(questionOf('toString')).toBeUndefined();
  });
});
