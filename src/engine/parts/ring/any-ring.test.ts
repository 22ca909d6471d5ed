import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOfPart } from '#spec/part-fields.ts';
import type { PartInput, PartKind } from '#spec/part-registry.ts';
import type { StoneInput } from '#spec/stone.ts';
import { builtCutIds } from '#spec/tables/cuts.ts';
import { qualities } from '../../contract/quality.ts';
import { meshVolume } from '../../mesh/measure/measure-mesh.ts';
import { surfaceFaults } from '../../mesh/testing/closed-surface.ts';
import { leafMeshes } from '../testing/leaf-meshes.ts';
import { buildRing, ringSpec } from './testing/build-ring.ts';

/** Any value that a part's form accepts, with the ends of its range more often than by chance. */
function anyPart(kind: PartKind, fixed: Readonly<Record<string, unknown>>): fc.Arbitrary<PartInput> {
  const fields = fieldsOfPart(kind).filter(({ key }) => !(key in fixed));
  const values = fields.map(({ meta }): fc.Arbitrary<unknown> => {
    switch (meta.control) {
      case 'number': {
        const steps = Math.round((meta.max - meta.min) / meta.step);
        return fc.integer({ min: 0, max: steps }).map((k) => Math.min(meta.max, meta.min + k * meta.step));
      }
      case 'choice':
        return fc.constantFrom(...meta.options);
      default:
        return fc.constant(undefined);
    }
  });
  return fc
    .tuple(...values)
    .map(
      (chosen) =>
        ({ kind, ...Object.fromEntries(fields.map(({ key }, i) => [key, chosen[i]])), ...fixed }) as PartInput,
    );
}

function anyStone(largestMm: number): fc.Arbitrary<StoneInput> {
  return fc
    .record({
      shape: fc.constantFrom(...builtCutIds),
      widthMm: fc.double({ min: 0.6, max: largestMm, noNaN: true }),
      ratio: fc.double({ min: 1, max: 1.9, noNaN: true }),
    })
    .map(
      ({ shape, widthMm, ratio }): StoneInput =>
        shape === 'round'
          ? { gem: 'diamond', shape, lengthMm: widthMm }
          : {
              gem: 'diamond',
              shape,
              widthMm,
              lengthMm: shape === 'heart' || shape === 'princess' ? widthMm : widthMm * ratio,
            },
    );
}

const shanks = fc.oneof(anyPart('shank', {}), anyPart('split-shank', {}), anyPart('twist-shank', {}));
const aside = fc.integer({ min: -30, max: 30 }).map((tenths) => tenths / 10);
const heads = fc
  .record({ on: fc.constantFrom('shank', undefined), offsetXMm: aside, offsetYMm: aside })
  .chain(({ on, ...offsets }) => {
    const fixed = { holds: 'c', ...offsets, ...(on ? { on } : { on: undefined }) };
    return fc.oneof(anyPart('prong-head', fixed), anyPart('bezel-head', fixed));
  });
const extras = fc.oneof(
  anyPart('pave', { on: 'shank', holds: 'm' }),
  anyPart('eternity-row', { on: 'shank', holds: 'm' }),
  anyPart('flush', { on: 'shank', holds: 'm' }),
  anyPart('signet-face', { on: 'shank' }),
  anyPart('milgrain', { on: 'shank' }),
  anyPart('leaf-shoulders', { on: 'shank' }),
  anyPart('cathedral', { on: 'shank', meets: 'head' }),
);

test('whatever is entered, every part is built of closed, solid metal', () => {
  fc.assert(
    fc.property(
      shanks,
      heads,
      anyPart('halo', { around: 'head', holds: 'm' }),
      extras,
      anyStone(16),
      anyStone(3),
      fc.integer({ min: 12, max: 24 }),
      fc.constantFrom(...(['drag', 'drag', 'view', 'export'] as const)),
      (shank, head, halo, extra, c, m, innerMm, quality) => {
        const ring = buildRing(ringSpec({ shank, head, halo, extra }, { c, m }, innerMm), qualities[quality].name);
        for (const { add, claws, cut } of ring.outputs.values()) {
          for (const mesh of [...add, ...claws, ...cut].flatMap(leafMeshes)) {
            expect(surfaceFaults(mesh)).toEqual([]);
            expect(meshVolume(mesh)).toBeGreaterThan(0);
          }
        }
        for (const finding of ring.findings()) {
          expect(Number.isFinite(finding.value)).toBe(true);
          expect(Number.isFinite(finding.limit)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});
