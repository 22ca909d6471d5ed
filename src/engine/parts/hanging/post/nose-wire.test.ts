import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireBeyondMm } from '#layout/nose-wire/nose-wire-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { PartOutput } from '../../../contract/part-output.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { buildProngHead } from '../../ring/head/prong-head.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildNoseWire } from './nose-wire.ts';
import { buildPlate } from '../body/plate.ts';
import { POST_ROOT_MM } from './post-root.ts';

const bodyOf = bodiesByKernel();
const stones = { main: { gem: 'diamond', shape: 'round', lengthMm: 2 } } as const;

const headPart = { kind: 'prong-head', holds: 'main', prongs: 4, prongMm: 0.7, baseHeightMm: 1 } as const;
const platePart = { kind: 'plate', shape: 'round', widthMm: 4, heightMm: 4, thicknessMm: 1 } as const;
const head = buildOne(buildProngHead, headPart, { piece: 'nose-pin', stones });
const plate = buildOne(buildPlate, platePart, { piece: 'nose-pin' });
const hosts = { head: { part: headPart, output: head }, plate: { part: platePart, output: plate } };

type Wire = Partial<Omit<PartOf<'nose-wire'>, 'kind'>>;

function wireOf(wire: Wire, quality: 'view' | 'export' = 'view'): PartOutput {
  return buildOne(
    buildNoseWire,
    { kind: 'nose-wire', on: 'head', ...wire },
    { piece: 'nose-pin', stones, hosts, quality },
  );
}

/** How deep a wire reaches behind the skin side of its head, which is at 0. */
function lowest({ claws }: PartOutput): number {
  return Math.min(...bodyOf(...claws).mesh.positions.filter((_, index) => index % 3 === 2));
}

describe.each(['l-bend', 'curl', 'bead'] as const)('a wire that ends in a %s', (ending) => {
  test('is closed, crosses itself nowhere and is one body with its head', () => {
    const wire = wireOf({ ending });
    expect(meshesOf(wire).flatMap(surfaceFaults)).toEqual([]);
    expect(meshesOf(wire).map(selfIntersections)).not.toContainEqual(expect.toSatisfy((count) => count > 0));
    expect(bodyOf(...head.add, ...head.claws, ...wire.claws).shells.map((shell) => shell.volumeMm3 > 0)).toEqual([
      true,
    ]);
    expect(wire.bought).toEqual([]);
    expect(wire.bodies).toBe(0);
  });

  test('reaches as deep behind its head as it is said to be long, of any wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 20 }), fc.integer({ min: 50, max: 90 }), (twentieths, tenths) => {
        const wire = { ending, diameterMm: twentieths / 20, lengthMm: tenths / 10 };
        const built = wireOf(wire);
        expect(meshesOf(built).flatMap(surfaceFaults)).toEqual([]);
        const below = ending === 'bead' ? 0 : wire.diameterMm / 2;
        expect(lowest(built)).toBeCloseTo(-wire.lengthMm - below, 1);
      }),
      { numRuns: 20 },
    );
  });
});

test.each(['l-bend', 'curl'] as const)('a wire with a %s has the volume of its length', (ending) => {
  const { claws } = wireOf({ ending, diameterMm: 0.8, lengthMm: 6.5 }, 'export');
  const { mesh } = bodyOf(...claws);
  // From its root inside the head; two round ends are a ball together.
  const byLength = Math.PI * 0.16 * (POST_ROOT_MM + 6.5 + wireBeyondMm(ending)) + (4 / 3) * Math.PI * 0.4 ** 3;
  expect(meshVolume(mesh) / byLength).toBeCloseTo(1, 1.7);
});

test('a post with a screw is bought with its nut and adds nothing to the casting', () => {
  const wire = wireOf({ ending: 'screw' });
  expect(wire.bought).toMatchObject([{ kind: 'post', name: 'threaded nose post with screw', count: 1 }]);
  expect([wire.add, wire.claws, wire.bodies]).toEqual([[], [], 0]);
  expect(meshesOf(wire).flatMap(surfaceFaults)).toEqual([]);
});

test('behind a plate it stands in the middle on a pad that closes the window behind a stone', () => {
  const setHead = { ...headPart, on: 'plate' } as const;
  const set = buildOne(buildProngHead, setHead, { piece: 'nose-pin', stones, hosts });
  const wire = wireOf({ on: 'plate' });
  const { mesh } = bodyOf(...wire.claws);
  const xs = mesh.positions.filter((_, index) => index % 3 === 0);
  expect(set.cut).not.toEqual([]);
  expect(Math.max(...xs)).toBeGreaterThan(0.56 * stones.main.lengthMm);
  expect(Math.max(...xs)).toBeLessThan(platePart.widthMm / 2);
});

describe('checks of a wire', () => {
  const { wireMm, lengthMm } = makingRules.nosePin;

  test.each([
    [{ diameterMm: 0.5 }, 'nose-wire.diameter', 'error'],
    [{ diameterMm: 1.2 }, 'nose-wire.diameter', 'warning'],
    [{ diameterMm: 0.7 }, 'nose-wire.cast', 'warning'],
    [{ lengthMm: 4.5 }, 'nose-wire.length', 'error'],
    [{ lengthMm: 9 }, 'nose-wire.length', 'warning'],
  ] as const)('%o is found, and its patch mends it', (wire, rule, severity) => {
    const { checks } = wireOf(wire);
    expect(checks).toMatchObject([{ rule, severity }]);
    const [mend] = checks[0]?.patch ?? [];
    const parameter = checks[0]?.parameter ?? '';
    expect(wireOf({ ...wire, [parameter]: mend && 'value' in mend ? mend.value : undefined }).checks).toEqual([]);
  });

  test('drawn wire under a screw may be finer than what is cast', () => {
    expect(wireOf({ ending: 'screw', diameterMm: 0.7 }).checks).toEqual([]);
    expect(wireOf({ diameterMm: wireMm.limit, lengthMm: lengthMm.limit }).checks).toEqual([]);
  });
});
