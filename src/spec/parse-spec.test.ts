import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSpec, parseSpecText } from './parse-spec.ts';
import { completeSpec } from './testing/complete-spec.ts';
import { haloRing, samplePieces } from './testing/sample-specs.ts';

/** The problem of a document that must be refused. */
function problemOf(document: unknown) {
  const parsed = parseSpec(document);
  if (parsed.ok) throw new Error('was accepted');
  return parsed.problem;
}

const withParts = (parts: Record<string, unknown>) => ({ ...haloRing, parts });

describe('a design document', () => {
  test('is completed with the defaults of its parts', () => {
    const spec = completeSpec(haloRing);
    expect(spec.parts['head']).toMatchObject({ rails: 1, tip: 'claw', orientation: 'north-south' });
    expect(spec.stones['melee']?.supply).toBe('shop');
  });

  test('of a parametric piece stays under 2 kB', () => {
    expect(JSON.stringify(completeSpec(haloRing)).length).toBeLessThan(2048);
  });

  test.each(Object.entries(samplePieces))('of the sample %s is valid', (_name, sample) => {
    expect(parseSpec(sample)).toMatchObject({ ok: true });
  });

  test('survives a round trip through text unchanged', () => {
    const spec = completeSpec(haloRing);
    expect(parseSpecText(JSON.stringify(spec))).toEqual({ ok: true, value: spec });
  });

  test('keeps at most three decimals of a millimetre', () => {
    const parsed = parseSpec(withParts({ shank: { kind: 'shank', shoulderWidthMm: 2.10049 } }));
    expect(parsed.ok && parsed.value.parts['shank']).toMatchObject({ shoulderWidthMm: 2.1 });
  });
});

describe('what is refused, with a code and a remedy', () => {
  test.each([
    ['a future version', { ...haloRing, version: 2 }, 'unknown_spec_version'],
    ['no version', { ...haloRing, version: undefined }, 'unknown_spec_version'],
    ['not a number', withParts({ shank: { kind: 'shank', shoulderWidthMm: Number.NaN } }), 'invalid_spec'],
    ['a negative width', withParts({ shank: { kind: 'shank', shoulderWidthMm: -2 } }), 'invalid_spec'],
    ['an unknown field', withParts({ shank: { kind: 'shank', colour: 'pink' } }), 'invalid_spec'],
    ['an unknown part', withParts({ shank: { kind: 'spaceship' } }), 'invalid_spec'],
    [
      'an unknown gem',
      { ...haloRing, stones: { centre: { gem: 'kryptonite', shape: 'oval', lengthMm: 8 } } },
      'invalid_spec',
    ],
    [
      'a host that does not exist',
      withParts({ head: { kind: 'prong-head', on: 'shank', holds: 'centre' } }),
      'missing_part',
    ],
    ['a stone that does not exist', withParts({ head: { kind: 'prong-head', holds: 'sapphire' } }), 'missing_stone'],
    [
      'a part that hangs on itself',
      withParts({ head: { kind: 'prong-head', on: 'head', holds: 'centre' } }),
      'circular_parts',
    ],
    [
      'parts that hang on each other',
      withParts({
        a: { kind: 'bezel-head', on: 'b', holds: 'centre' },
        b: { kind: 'bezel-head', on: 'a', holds: 'centre' },
      }),
      'circular_parts',
    ],
    ['a ring without a size', { ...haloRing, size: undefined }, 'missing_size'],
    ['a list', [haloRing], 'invalid_spec'],
    ['nothing', null, 'invalid_spec'],
  ])('%s', (_what, document, code) => {
    const problem = problemOf(document);
    expect(problem.code).toBe(code);
    expect(problem.remedy.length).toBeGreaterThan(10);
  });

  test('text that is not JSON, and text too long for a design', () => {
    expect(parseSpecText('{')).toMatchObject({ ok: false, problem: { code: 'spec_not_json' } });
    expect(parseSpecText(' '.repeat(400_000))).toMatchObject({ ok: false, problem: { code: 'spec_too_large' } });
  });

  test('a part named after a property that every object has', () => {
    expect(problemOf(withParts({ head: { kind: 'prong-head', on: 'constructor', holds: 'centre' } })).code).toBe(
      'missing_part',
    );
  });

  test('any other JSON, without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        expect(parseSpec(document).ok).toBe(false);
      }),
    );
  });
});

test('what is wrong is said of the piece, not of its file', () => {
  const parts: Readonly<Record<string, object>> = haloRing.parts;
  const problem = problemOf(withParts({ ...parts, halo: { ...parts['halo'], count: 9000 } }));
  expect(problem.path).toBe('parts.halo.count');
  expect(problem.message).toMatch(/^The count of the halo must be at most \d+\.$/);
});

describe('a size and its chart', () => {
  const sized = (size: unknown) => ({ ...haloRing, size });

  test.each([
    ['a bangle size that is none', { system: 'IN_BANGLE', value: 'hello', innerDiameterMm: 60 }, 'hello', 'size.value'],
    ['a number of no chart', { system: 'US', value: 6.6, innerDiameterMm: 17 }, '6.6', 'size.value'],
    ['words for a number', { system: 'US', value: 'seven', innerDiameterMm: 17.3 }, 'seven', 'size.value'],
    ['another diameter', { system: 'US', value: 6.5, innerDiameterMm: 90 }, '16.92 mm', 'size.innerDiameterMm'],
    ['the next size', { system: 'US', value: 6.5, innerDiameterMm: 17.12 }, '16.92 mm', 'size.innerDiameterMm'],
    [
      'a bangle’s size on a ring',
      { system: 'IN_BANGLE', value: '2-6', innerDiameterMm: 60.325 },
      'ring',
      'size.system',
    ],
    ['two measures', { system: 'mm', value: 17, innerDiameterMm: 18 }, '17.00 mm', 'size.innerDiameterMm'],
  ])('%s is refused in words', (_what, size, words, path) => {
    const problem = problemOf(sized(size));
    expect(problem).toMatchObject({ code: 'invalid_spec', path });
    expect(problem.message).toContain(words);
    expect(problem.remedy).toContain('inner diameter');
  });

  test.each([
    { system: 'US', value: 6.5, innerDiameterMm: 16.916 },
    { system: 'US', value: 6.5, innerDiameterMm: 16.92 },
    { system: 'US', value: 6.5, innerDiameterMm: 16.9 },
    { system: 'UK', value: 'M½', innerDiameterMm: 16.91 },
    { system: 'mm', value: 17.3, innerDiameterMm: 17.3 },
  ])('$system $value of $innerDiameterMm mm opens', (size) => {
    expect(parseSpec(sized(size))).toMatchObject({ ok: true, value: { size } });
  });
});
