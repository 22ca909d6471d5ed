import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { samplePieces } from '#spec/testing/sample-specs.ts';
import { buildPiece, createBuildMemory } from '../assemble/build-piece.ts';
import type { Finding, Severity } from '../contract/finding.ts';
import type { Kernel } from '../contract/kernel.ts';
import { testKernel } from '../kernel/testing/load-kernel.ts';
import { mergeMeshes } from '../mesh/build/merge-meshes.ts';
import { placeMesh } from '../mesh/build/place-mesh.ts';
import { translation } from '../mesh/math/frames.ts';
import { checkPiece, isCastable, joinedFindings } from './check-piece.ts';
import { groupOf, pieceOf, plainMetal, specOfKind } from './testing/piece-of.ts';

function findingOf(severity: Severity): Finding {
  return {
    rule: `sample.${severity}`,
    severity,
    part: 'shank',
    parameter: 'widthMm',
    value: 1,
    limit: 2,
    unit: 'mm',
    message: 'It is thin.',
    remedy: 'Thicken it.',
    source: 'a test',
  };
}

describe('findings on a piece', () => {
  const apart = mergeMeshes([plainMetal, placeMesh(plainMetal, translation(20, 0, 0))]);
  const opal = groupOf('main', { gem: 'opal', shape: 'round', lengthMm: 5 }, 'channel', [translation(0, 0, 0)]);

  test('are those of its parts and those of the whole, errors first', () => {
    const piece = pieceOf(apart, { stones: [opal], findings: [findingOf('note'), findingOf('warning')] });
    expect(checkPiece(specOfKind('pendant'), piece).map(({ rule, severity }) => [severity, rule])).toEqual([
      ['error', 'solid.shells'],
      ['warning', 'sample.warning'],
      ['warning', 'gem.setting'],
      ['note', 'sample.note'],
    ]);
  });

  test('say what is wrong, what to do and where the rule comes from', () => {
    for (const finding of checkPiece(specOfKind('pendant'), pieceOf(apart, { stones: [opal] }))) {
      for (const words of [finding.rule, finding.message, finding.remedy, finding.source]) {
        expect(words.length).toBeGreaterThan(3);
      }
    }
  });

  test('are not looked for while a slider moves', () => {
    expect(checkPiece(specOfKind('ring'), pieceOf(apart, { quality: 'drag', findings: [findingOf('error')] }))).toEqual(
      [],
    );
  });
});

describe('findings of a view and of its file', () => {
  test('are all listed, errors first; what both found is listed once, as the file has it', () => {
    const [note, warning, error] = [findingOf('note'), findingOf('warning'), findingOf('error')];
    const ofFile = [{ ...warning, value: 1.5 }, note];
    expect(joinedFindings(ofFile, [error, warning])).toEqual([error, { ...warning, value: 1.5 }, note]);
  });

  test.each([
    ['the view', 'error', 'warning'],
    ['the file', 'warning', 'error'],
  ] as const)('that only %s takes for an error are errors', (_name, ofView, ofFile) => {
    const found = { ...findingOf('warning'), rule: 'wall.minimum' };
    const joined = joinedFindings([{ ...found, severity: ofFile }], [{ ...found, severity: ofView }]);
    expect(joined.map(({ severity }) => severity)).toEqual(['error']);
    expect(isCastable(joined)).toBe(false);
  });

  test('of one rule on two parts are two', () => {
    const note = findingOf('note');
    expect(joinedFindings([note], [{ ...note, part: 'head' }])).toHaveLength(2);
  });
});

describe('a piece is castable', () => {
  test('with warnings and notes, never with an error', () => {
    expect(isCastable([findingOf('warning'), findingOf('note')])).toBe(true);
    expect(isCastable([findingOf('warning'), findingOf('error')])).toBe(false);
    expect(isCastable([])).toBe(true);
  });
});

describe('rules on the whole piece', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await testKernel();
  });
  afterAll(() => kernel.dispose());

  test.each(Object.entries(samplePieces))('have nothing serious to say about the sample %s', (_name, sample) => {
    const spec = completeSpec(sample);
    const piece = buildPiece(spec, 'view', kernel, createBuildMemory());
    if (!piece.ok) throw new Error(piece.problem.message);
    // What parts know of themselves is tested with the parts.
    const serious = checkPiece(spec, { ...piece.value, findings: [] }).filter(({ severity }) => severity !== 'note');
    expect(serious.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  test.each(['solitaire', 'threeStone', 'studs'] as const)(
    'mistake no claw of the sample %s for a thin wall',
    (name) => {
      const spec = completeSpec(samplePieces[name]);
      const piece = buildPiece(spec, 'view', kernel, createBuildMemory());
      if (!piece.ok) throw new Error(piece.problem.message);
      const thin = (prongs: typeof piece.value.prongs) =>
        checkPiece(spec, { ...piece.value, prongs }).filter(({ rule }) => rule === 'wall.minimum');
      expect(thin(piece.value.prongs)).toEqual([]);
      expect(thin([])).toHaveLength(1);
    },
  );
});
