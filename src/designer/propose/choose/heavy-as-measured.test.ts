import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../brief/testing/request-from.ts';
import { propose } from '../propose.ts';
import { proposeOptions } from '../testing/propose-options.ts';

const options = proposeOptions();

describe('what is heavier than was said in the measures that were said', () => {
  test.each([
    ['22k flat bangle 8mm wide 3mm thick 2-6 not more than 25 g', '2-6 not more than 25 g 22k flat bangle 8mm wide'],
    ['18k band 8mm wide 2.5 mm thick size 10 US max 6 grams', '18k band 2.5 mm thick size 10 US max 6 grams'],
    ['22k chain 20 inch 5 mm wide under 4 grams', '22k chain 20 inch under 4 grams'],
  ])('is refused before any picture, with what the weight buys: %s', (brief, besides) => {
    const refused = propose(requestFrom(brief), options);
    if (refused.ok) throw new Error('it is proposed');
    expect(refused.problem.code).toBe('too_heavy_as_measured');
    const [, mm, called] = /Say ([\d.]+) mm (thick|wide)/.exec(refused.problem.remedy) ?? [];
    expect(propose(requestFrom(`${besides}, ${mm} mm ${called}`), options).ok).toBe(true);
  });

  test('is left to the other pieces of an order to make up for', () => {
    const request = requestFrom('22k flat bangle 8mm wide 3mm thick 2-6 not more than 25 g');
    expect(propose(request, { ...options, ofOrder: true }).ok).toBe(true);
  });

  test('is drawn where the measures are open', () => {
    expect(propose(requestFrom('22k flat bangle 2-6 not more than 25 g'), options).ok).toBe(true);
  });
});
