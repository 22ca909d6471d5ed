import { describe, expect, test } from 'vitest';
import { completeSpec } from './testing/complete-spec.ts';
import { fieldsOfPart } from './part-fields.ts';
import { type PartKind, partSchema, partSchemas } from './part-registry.ts';
import { buildOrder, hostsOf, joinedTo, stonesOf } from './references.ts';
import { haloRing } from './testing/sample-specs.ts';

describe('the order in which parts are built', () => {
  test('puts hosts first, whatever the order of the document', () => {
    const spec = completeSpec(haloRing);
    const { shank, head, halo } = spec.parts;
    const shuffled = { ...spec, parts: { halo, head, shank } as typeof spec.parts };
    expect(buildOrder(shuffled)).toEqual({ ok: true, value: ['shank', 'head', 'halo'] });
  });

  test('knows every way in which a part can depend on another', () => {
    const spec = completeSpec({
      ...haloRing,
      kind: 'earrings',
      parts: {
        wire: { kind: 'ear-wire', carries: 'eye' },
        eye: { kind: 'loop', on: 'drop', side: 'top' },
        drop: { kind: 'bezel-head', holds: 'centre' },
      },
    });
    expect(buildOrder(spec)).toEqual({ ok: true, value: ['drop', 'eye', 'wire'] });
  });

  test('names the field that refers to a missing stone', () => {
    const { centre, ...stones } = completeSpec(haloRing).stones;
    expect(centre).toBeDefined();
    const order = buildOrder({ ...completeSpec(haloRing), stones });
    expect(order).toMatchObject({ ok: false, problem: { code: 'missing_stone', path: 'parts.head.holds' } });
  });
});

describe('what a part names', () => {
  const link = partSchema.parse({ kind: 'link', on: 'eye', carries: 'drop' });

  test('is read from the fields of its kind, in their order', () => {
    expect(hostsOf(link)).toEqual(['eye', 'drop']);
    expect(stonesOf(link)).toEqual([]);
    expect(stonesOf(partSchema.parse({ kind: 'pave', on: 'shank', holds: 'melee' }))).toEqual(['melee']);
  });

  test('tells how the two are joined', () => {
    expect(joinedTo(link, 'hangs')).toBe('eye');
    expect(joinedTo(link, 'carries')).toBe('drop');
    expect(joinedTo(link, 'fixed')).toBeUndefined();
  });

  test('is nothing where an optional field is left out', () => {
    const stud = partSchema.parse({ kind: 'bezel-head', holds: 'centre' });
    expect(hostsOf(stud)).toEqual([]);
    expect(joinedTo(stud, 'fixed')).toBeUndefined();
  });

  test.each(Object.keys(partSchemas) as PartKind[])('of a %s is fixed to one other part at most', (kind) => {
    const fixed = fieldsOfPart(kind).filter(({ meta }) => meta.control === 'part' && meta.joint === 'fixed');
    expect(fixed.length).toBeLessThanOrEqual(1);
  });
});
