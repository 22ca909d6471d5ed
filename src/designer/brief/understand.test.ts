import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import { isOfRead } from '#spec/request/sections/brief-span.ts';
import { allTerms } from './lexicon/all-terms.ts';
import { bodyBriefs } from './testing/body-briefs.ts';
import type { BriefCase } from './testing/brief-case.ts';
import { heldOutBriefs } from './testing/held-out-briefs.ts';
import { heldOutBriefsContinued } from './testing/held-out-briefs-continued.ts';
import { indianBriefs } from './testing/indian-briefs.ts';
import { ringBriefs } from './testing/ring-briefs.ts';
import { secondHeldOutBriefs } from './testing/second-held-out-briefs.ts';
import { shopBriefs } from './testing/shop-briefs.ts';
import { thirdHeldOutBriefs } from './testing/third-held-out-briefs.ts';
import { LONGEST_BRIEF, understand } from './understand.ts';

const tables: Readonly<Record<string, readonly BriefCase[]>> = {
  rings: ringBriefs,
  'ears, neck and wrist': bodyBriefs,
  'Indian pieces and Hinglish': indianBriefs,
  'shorthand, edits and corners': shopBriefs,
  'held out': [...heldOutBriefs, ...heldOutBriefsContinued],
  'held out again': secondHeldOutBriefs,
  'held out a third time': thirdHeldOutBriefs,
};

function requestFrom(brief: string): DesignRequest {
  const result = understand(brief);
  if (!result.ok) throw new Error(`"${brief}" was refused: ${result.problem.code}`);
  return result.value;
}

describe.each(Object.entries(tables))('briefs: %s', (_, cases) => {
  test.each(cases.map((one) => [one.brief, one] as const))('%s', (brief, { says, asks = [], warns = [] }) => {
    const request = requestFrom(brief);
    expect(request).toMatchObject(says);
    expect(request.must_ask).toEqual(expect.arrayContaining([...asks]));
    expect(request.should_warn).toEqual(expect.arrayContaining([...warns]));
  });
});

describe('evidence', () => {
  const all = Object.values(tables)
    .flat()
    .map(({ brief }) => brief);

  test.each(all)('every value of "%s" has its words', (brief) => {
    const { evidence, ...request } = requestFrom(brief);
    for (const [path, [start, end]] of Object.entries(evidence)) {
      // Words that were found beside what was read have no value.
      if (!isOfRead(path)) continue;
      expect(start, path).toBeLessThan(end);
      expect(brief.slice(start, end), path).toBe(brief.slice(start, end).trim());
      const question = /^must_ask\.(\w+)/.exec(path)?.[1];
      const said = [
        valueAt(request, path),
        request.must_ask.find((code) => code === question),
        request.assumptions.find(({ field }) => field === path),
      ];
      expect(
        said.some((one) => one !== undefined),
        path,
      ).toBe(true);
    }
    for (const path of ['metal', 'size', 'budget', 'weight', 'dimensions', 'recipient'] as const) {
      const fields = Object.keys(request[path] ?? {}).filter((key) => valueAt(request, `${path}.${key}`) !== null);
      for (const key of fields) expect(evidence, `${path}.${key} of "${brief}"`).toHaveProperty([`${path}.${key}`]);
    }
  });

  test('points at the words themselves', () => {
    const brief = '18k rose gold ring, 1 ct oval ruby, US 6.5, under $4000, no pearls';
    const { evidence } = requestFrom(brief);
    const said = Object.fromEntries(Object.entries(evidence).map(([path, span]) => [path, brief.slice(...span)]));
    expect(said).toEqual({
      'items[0].type': 'ring',
      'metal.material': 'rose gold',
      'metal.karat': '18k',
      'metal.color': 'rose gold',
      'stones[0].role': 'ruby',
      'stones[0].gem': 'ruby',
      'stones[0].shape': 'oval',
      'stones[0].carat_each': '1 ct',
      'size.system': 'US 6.5',
      'size.value': 'US 6.5',
      'budget.currency': '$4000',
      'budget.max': '$4000',
      'exclude[0]': 'no pearls',
    });
  });

  test('counts in the characters of the brief as it was typed, whatever stands before', () => {
    const brief = '💍💍 “Ａ” é ½ — platinum ring';
    const { evidence } = requestFrom(brief);
    expect(brief.slice(...(evidence['metal.material'] ?? [0, 0]))).toBe('platinum');
  });
});

/** Reads `stones[0].gem` out of a document. */
function valueAt(document: unknown, path: string): unknown {
  return path.split(/[.[\]]+/).reduce<unknown>((value, key) => {
    return key === '' ? value : (value as Record<string, unknown> | undefined)?.[key];
  }, document);
}

describe('briefs that cannot be served', () => {
  test.each([
    ['nothing', '', 'empty_brief'],
    ['blanks', '  \n\t ', 'empty_brief'],
    ['a hundred kilobytes', 'ring '.repeat(20_000), 'brief_too_long'],
    ['emoji', '💍💍💍', 'nothing_understood'],
    ['a greeting', 'hello, how are you today?', 'nothing_understood'],
    ['keys hit at random', 'asdf qwer zxcv', 'nothing_understood'],
    ['two metals, one of them only', 'gold ring in silver only', 'contradictory_brief'],
  ])('%s', (_, brief, code) => {
    const result = understand(brief);
    if (result.ok) throw new Error('should have been refused');
    expect(result.problem.code).toBe(code);
    expect(result.problem.message).not.toBe('');
    expect(result.problem.remedy).not.toBe('');
  });

  test('the longest brief is read, one character more is not', () => {
    const longest = `gold ring ${'x'.repeat(LONGEST_BRIEF - 10)}`;
    expect(understand(longest).ok).toBe(true);
    expect(understand(`${longest}x`)).toMatchObject({ ok: false, problem: { code: 'brief_too_long' } });
  });
});

describe('any text at all', () => {
  const phrases = fc.constantFrom(...allTerms.map(({ phrase }) => phrase));
  const scraps = fc.constantFrom(
    '18',
    '2.6',
    '2-8',
    '1/2',
    '0',
    '0.0',
    '999999999999',
    '8x6',
    '3-3',
    ',',
    '.',
    '"',
    "'",
    '(',
    '-',
    '/',
    '₹',
    '$',
    'K',
    '½',
    'N',
    'JR-1042',
    '\n',
  );
  const soup = fc.array(fc.oneof({ weight: 4, arbitrary: phrases }, { weight: 3, arbitrary: scraps }), {
    maxLength: 30,
  });

  test('is read without ever throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(() => understand(text)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  test('in the words of the trade gives a valid document, the same one every time', () => {
    fc.assert(
      fc.property(soup, (words) => {
        const brief = words.join(' ');
        const first = understand(brief);
        expect(understand(brief)).toEqual(first);
        if (!first.ok) return;
        expect(designRequestSchema.safeParse(first.value).success).toBe(true);
        for (const [start, end] of Object.values(first.value.evidence)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(brief.length);
        }
      }),
      { numRuns: 800 },
    );
  });
});
