import { describe, expect, test } from 'vitest';
import { applyEdit, patchBetween } from './edit.ts';
import { completeSpec } from './testing/complete-spec.ts';
import { haloRing } from './testing/sample-specs.ts';

const spec = completeSpec(haloRing);

describe('an edit', () => {
  test('changes what it names and nothing else', () => {
    const edited = applyEdit(spec, [{ op: 'replace', path: '/parts/shank/palmWidthMm', value: 1.6 }]);
    if (!edited.ok) throw new Error(edited.problem.message);
    expect(edited.value).toEqual({
      ...spec,
      parts: { ...spec.parts, shank: { ...spec.parts['shank'], palmWidthMm: 1.6 } },
    });
  });

  test('is found again between the design before it and the one after', () => {
    const patch = [{ op: 'replace', path: '/parts/shank/palmWidthMm', value: 1.6 }] as const;
    const edited = applyEdit(spec, patch);
    expect(edited.ok && patchBetween(spec, edited.value)).toEqual(patch);
    expect(patchBetween(spec, spec)).toEqual([]);
  });

  test('leaves the design that it was made on untouched', () => {
    const before = structuredClone(spec);
    applyEdit(spec, [{ op: 'remove', path: '/parts/halo' }]);
    expect(spec).toEqual(before);
  });

  test('merges with another edit that names other parts', () => {
    const wider = applyEdit(spec, [{ op: 'replace', path: '/parts/shank/shoulderWidthMm', value: 2.4 }]);
    const both = wider.ok && applyEdit(wider.value, [{ op: 'replace', path: '/parts/halo/count', value: 24 }]);
    expect(both && both.ok && both.value.parts).toMatchObject({ shank: { shoulderWidthMm: 2.4 }, halo: { count: 24 } });
  });

  test('that leaves the design language is refused as a whole', () => {
    const negative = applyEdit(spec, [{ op: 'replace', path: '/parts/shank/palmWidthMm', value: -1 }]);
    expect(negative).toMatchObject({ ok: false, problem: { code: 'invalid_spec' } });
    const orphaned = applyEdit(spec, [{ op: 'remove', path: '/parts/head' }]);
    expect(orphaned).toMatchObject({ ok: false, problem: { code: 'missing_part' } });
  });

  test('on a removed part has a problem that says so', () => {
    const stale = applyEdit(spec, [{ op: 'replace', path: '/parts/bail/heightMm', value: 5 }]);
    expect(stale).toMatchObject({ ok: false, problem: { code: 'patch_does_not_fit' } });
  });

  test('cannot reach into the prototype of objects', () => {
    const reaching = applyEdit(spec, [{ op: 'add', path: '/__proto__/polluted', value: true }]);
    expect(reaching.ok).toBe(false);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
