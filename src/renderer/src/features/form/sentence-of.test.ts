import { describe, expect, test } from 'vitest';
import { understand } from '#designer/brief/understand.ts';
import { propose } from '#designer/propose/propose.ts';
import { proposeOptions } from '#designer/propose/testing/propose-options.ts';
import { readWords } from '#spec/request/read-words.ts';
import { tileSteps } from './questions.ts';
import { type FormAnswers, sentenceOf } from './sentence-of.ts';

const units = { currency: 'USD', ringSizeSystem: 'US' };
const nothing: FormAnswers = {
  occasion: '',
  gender: '',
  ageGroup: '',
  jewelryType: '',
  metal: '',
  stone: '',
  budget: '',
  size: '',
  more: '',
};
const said = (answers: Partial<FormAnswers>): string => sentenceOf({ ...nothing, ...answers }, units);

/** Words that say nothing by themselves. */
const LITTLE = /\b(?:a|an|and|for|in|of|the|with|jewellery|size)\b|[^\p{L}\p{N}]/giu;

/** What of a sentence no fact was read from. */
function unread(brief: string): string {
  const request = understand(brief);
  if (!request.ok) throw new Error(`${brief}: ${request.problem.message}`);
  return readWords(brief, request.value)
    .filter(({ says }) => says.length === 0)
    .map(({ words }) => words.replaceAll(LITTLE, ''))
    .join('');
}

const questions = tileSteps.flat();
const idsOf = (wanted: string): readonly string[] =>
  questions.find(({ name }) => name === wanted)?.options.map(({ id }) => id) ?? [];

test('reads like what a salesperson writes down', () => {
  const ring = { jewelryType: 'ring', stone: 'ruby', metal: 'rose', occasion: 'engagement', gender: 'women' };
  expect(said({ ...ring, budget: '2,000', size: '6.5', more: 'she loves leaves' })).toBe(
    'Ruby ring in 18k rose gold for an engagement for a woman, under USD 2,000, size US 6.5, she loves leaves',
  );
  expect(said({ jewelryType: 'bangle', ageGroup: 'baby', gender: 'men', size: '1-12', budget: '₹40,000' })).toBe(
    'Bangle for a baby boy, under ₹40,000, size 1-12',
  );
  expect(said({ ageGroup: 'child', gender: 'women' })).toBe('Jewellery for a child, a girl');
  expect(said({ more: 'something for my mum' })).toBe('Something for my mum');
  expect(said({})).toBe('');
});

describe.each(questions)('$legend', ({ name, options }) => {
  test.each(options)('$label is read whole', ({ id }) => {
    expect(unread(said({ metal: 'yellow', [name]: id }))).toBe('');
  });
});

describe.each(idsOf('jewelryType'))('a %s', (jewelryType) => {
  test.each(idsOf('stone'))('with the stone "%s" is designed, in every metal', (stone) => {
    for (const metal of idsOf('metal')) {
      const brief = said({ jewelryType, stone, metal, gender: 'women' });
      const request = understand(brief);
      if (!request.ok) throw new Error(brief);
      expect(request.value.must_ask, brief).toEqual([]);
      expect(propose(request.value, proposeOptions({ seed: 1 })), brief).toMatchObject({ ok: true });
    }
  });
});

test.each(['2000', '2,000', '$2000', '60k', '1 lakh', '300 pounds'])('a budget of %s is read', (budget) => {
  const request = understand(said({ jewelryType: 'ring', metal: 'yellow', budget }));
  expect(request).toMatchObject({ ok: true, value: { budget: { max: expect.any(Number) as number } } });
});
