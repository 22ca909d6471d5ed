import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { understand } from '../../brief/understand.ts';
import { propose } from '../../propose/propose.ts';
import { designedFor } from '../../propose/testing/judged-designs.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';

function wireOf({ parts }: DesignSpec): PartOf<'nose-wire'> {
  const wire = Object.values(parts).find((part) => part.kind === 'nose-wire');
  if (wire?.kind !== 'nose-wire') throw new Error('A nose pin is worn on a wire');
  return wire;
}

test.each([
  'nose pin',
  'nosepin',
  'nose stud',
  'laung',
  'lavang',
  'nak phool',
  'nakphool',
  'mookuthi',
  'mukkuthi',
  'besari',
  'phulli',
  'naak ki pin',
])('"%s" is a nose pin, of a 2 mm diamond when no more is said', (called) => {
  const designs = designedFor(`diamond ${called} 2 mm 18k gold`);
  expect(designs.map(({ spec }) => spec.kind)).toEqual(Array.from({ length: 4 }, () => 'nose-pin'));
  expect(designs.flatMap(({ missed }) => missed)).toEqual([]);
  for (const { spec } of designs) {
    expect(Object.values(spec.stones)[0]).toMatchObject({ gem: 'diamond', shape: 'round', lengthMm: 2 });
    expect(wireOf(spec)).toMatchObject({ ending: 'l-bend', diameterMm: 0.8, lengthMm: 6.5 });
  }
});

test('a said size binds in all four', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 35 }), (tenths) => {
      const designs = designedFor(`ruby nose pin ${tenths / 10} mm 18k gold`);
      expect(designs.flatMap(({ missed }) => missed)).toEqual([]);
      expect(designs.map(({ spec }) => Object.values(spec.stones)[0]?.lengthMm)).toEqual(
        Array.from({ length: 4 }, () => tenths / 10),
      );
    }),
    { numRuns: 12 },
  );
});

describe('the ending that was said is the one that is drawn', () => {
  test.each([
    ['screw type', 'screw'],
    ['pech wali', 'screw'],
    ['no wire', 'screw'],
    ['wire type', 'l-bend'],
    ['wire wali', 'l-bend'],
    ['no screw', 'l-bend'],
    ['L shape', 'l-bend'],
    ['nostril screw', 'curl'],
    ['straight wire', 'bead'],
  ])('%s', (said, ending) => {
    const designs = designedFor(`diamond nose pin 18k gold, ${said}`);
    expect(designs.map(({ spec }) => wireOf(spec).ending)).toEqual(Array.from({ length: 4 }, () => ending));
    expect(designs.flatMap(({ missed }) => missed)).toEqual([]);
  });

  test('another one is said to differ', () => {
    const [classic] = designedFor('diamond nose pin 18k gold, lever back');
    expect(classic?.missed).toEqual(['closure lever_back']);
  });
});

test('seven stones are seven of one size: one in a ring of six', () => {
  for (const { spec, missed } of designedFor('7 stone diamond nose pin 18k gold')) {
    const [centre, petal] = Object.values(spec.stones);
    expect(petal?.lengthMm).toBe(centre?.lengthMm);
    expect(spec.parts['head-halo']).toMatchObject({ kind: 'halo', count: 6 });
    expect(missed).toEqual([]);
  }
});

test('a plain one is metal alone, small enough for a nostril', () => {
  for (const { spec } of designedFor('plain gold nose pin 22k')) {
    expect(spec.stones).toEqual({});
    const plate = Object.values(spec.parts).find((part) => part.kind === 'plate');
    expect(plate?.kind === 'plate' && plate.widthMm).toBeLessThan(8);
  }
});

test('the four differ in what is seen', () => {
  const designs = designedFor('diamond nose pin 2 mm 18k gold');
  expect(new Set(designs.map(({ spec }) => Object.keys(spec.parts).join(' '))).size).toBeGreaterThanOrEqual(3);
});

test('a nath stays with the bench, and a nose pin is offered', () => {
  const request = understand('nath with pearls, 22k gold');
  if (!request.ok) throw new Error(request.problem.message);
  expect(propose(request.value, proposeOptions())).toMatchObject({
    ok: false,
    problem: { code: 'not_built_yet', remedy: expect.stringContaining('a nose pin') },
  });
});

test.each(['flower nose pin, 0.9 mm thick, 18k gold', 'plain gold nose pin, 1 mm thick, 2.5 mm wide'])(
  'a said thickness is the gauge of the wire, which all four have: %s',
  (brief) => {
    const designs = designedFor(brief);
    const gaugeMm = brief.includes('0.9') ? 0.9 : 1;
    expect(designs.map(({ spec }) => wireOf(spec).diameterMm)).toEqual(Array.from({ length: 4 }, () => gaugeMm));
    expect(designs.flatMap(({ missed }) => missed.filter((one) => one.includes('thickness')))).toEqual([]);
  },
);
