import { describe, expect, test } from 'vitest';
import { completeSpec } from './parse-spec.ts';
import { buildOrder } from './references.ts';
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
});
