import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ghungrooForm, hungGhungroo } from '#layout/ghungroo/ghungroo-form.ts';
import { ghungrooMm3, slitBallMm3 } from '#layout/ghungroo/ghungroo-volume.ts';
import { type PartInput } from '#spec/part-registry.ts';
import { knownSize } from '#spec/sizes/size-result.ts';
import { qualities } from '../../../contract/quality.ts';
import { buildBangleBand } from '../../wrist/bangle-band.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';
import { meshHash } from '../../../mesh/measure/mesh-hash.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildChain } from '../chain/chain.ts';
import { buildGhungroo } from './ghungroo.ts';
import { slitBall } from './slit-ball.ts';

type BellsInput = Extract<PartInput, { kind: 'ghungroo' }>;

const bodyOf = bodiesByKernel();
const size = knownSize('IN_BANGLE', '2-6');
const chainPart = {
  kind: 'chain',
  lengthMm: 254,
  wireMm: 0.7,
  linkLengthMm: 4,
  linkWidthMm: 2.8,
  supply: 'made',
} as const;
const bandPart = { kind: 'bangle-band', widthMm: 4, thicknessMm: 2.2 } as const;
const chain = buildOne(buildChain, chainPart, { piece: 'chain' });
const band = buildOne(buildBangleBand, bandPart, { piece: 'bangle', size });
const hosts = { chain: { part: chainPart, output: chain }, band: { part: bandPart, output: band } };
const built = (on: 'chain' | 'band', bells: Partial<BellsInput> = {}, quality: 'view' | 'export' = 'view') =>
  buildOne(
    buildGhungroo,
    { kind: 'ghungroo', on, ...bells },
    { piece: on === 'chain' ? 'chain' : 'bangle', size, hosts, quality },
  );

describe('the ball of a bell', () => {
  test('is one closed surface with its slit, at any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 120 }), fc.constantFrom('drag', 'view', 'export'), (tenths, quality) => {
        const ball = slitBall(ghungrooForm({ bellMm: tenths / 10 }), qualities[quality]);
        expect(surfaceFaults(ball)).toEqual([]);
        expect(selfIntersections(ball)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('has the volume of a hollow ball less its slit, to two percent', () => {
    for (const bellMm of [3, 4, 6, 9]) {
      const form = ghungrooForm({ bellMm });
      const volume = meshVolume(slitBall(form, qualities.export));
      expect(Math.abs(volume / slitBallMm3(form) - 1)).toBeLessThan(0.02);
      // The slit is open: a whole hollow ball has more metal.
      const whole = (4 / 3) * Math.PI * (form.radiusMm ** 3 - (form.radiusMm - form.wallMm) ** 3);
      expect(volume).toBeLessThan(0.97 * whole);
    }
  });

  test('is the same to the last bit as when it was made', () => {
    expect(meshHash(slitBall(ghungrooForm({ bellMm: 4 }), qualities.view))).toBe('160a8519a698401a');
  });

  test('holds a ball that lies loose in it and does not fall through its slit', () => {
    for (const bellMm of [2.5, 4, 8]) {
      const { radiusMm, ballRadiusMm, slit, wallMm } = ghungrooForm({ bellMm });
      expect(ballRadiusMm).toBeGreaterThan(slit.holeRad * (radiusMm - wallMm));
      expect(2 * ballRadiusMm).toBeLessThan(2 * (radiusMm - wallMm));
    }
  });
});

test('bells on a chain are bought: none of their metal is cast, and every one is counted and weighed', () => {
  const { add, bought, bodies } = built('chain', { count: 12 });
  expect([add, bodies]).toEqual([[], 0]);
  expect(bought).toMatchObject([{ kind: 'ghungroo', count: 12, name: 'ghungroo 4 mm with jump ring' }]);
  // As the sheet weighs it: ring, eye, ball, seam and loose ball, one after the other.
  const perBell = meshesOf(built('chain', { count: 12 }, 'export')).reduce((sum, mesh) => sum + meshVolume(mesh), 0);
  expect(Math.abs(perBell / ghungrooMm3({ bellMm: 4 }, 0.7) - 1)).toBeLessThan(0.05);
});

test('all bells hang free of each other and of the links', () => {
  for (const row of [{ count: 12 }, { count: 24, bellMm: 4.5 }, { count: 5, spacingMm: 8 }]) {
    const { bought, checks } = built('chain', row);
    expect(checks).toEqual([]);
    const solids = bought.map((item) => item.solid);
    const own = bodyOf(...solids).shells.length;
    expect(bodyOf(...chain.add, ...solids).shells.length).toBe(chain.bodies + own);
  }
});

test('a bangle carries as many on either side, on rings that are one body with it, and stands on its own rim', () => {
  const row = built('band', { count: 6, bellMm: 4 });
  expect(row.checks).toEqual([]);
  expect(bodyOf(...band.add, ...row.add).shells).toHaveLength(1);
  expect(row.bought).toMatchObject([{ count: 6 }]);
  const lowest = (output: typeof row): number =>
    Math.min(
      ...bodyOf(...output.add, ...output.bought.map(({ solid }) => solid)).mesh.positions.filter(
        (_, index) => index % 3 === 2,
      ),
    );
  expect(lowest(row)).toBeGreaterThanOrEqual(lowest(band));
});

test('nothing of what a bell hangs by touches the wire that carries it', () => {
  for (const host of [0.3, 0.7, 2]) {
    const { ring, eyeDepthMm } = hungGhungroo(ghungrooForm({ bellMm: 4 }), host);
    const topMm = -ring.depthMm + ring.innerMm / 2;
    expect(topMm).toBeGreaterThan(host / 2);
    expect(eyeDepthMm).toBeGreaterThan(ring.depthMm);
  }
});

test.each([
  ['chain', { bellMm: 2.2 }, 'ghungroo.size', 'bellMm'],
  ['chain', { count: 60, bellMm: 6 }, 'ghungroo.room', 'count'],
  ['chain', { count: 5, spacingMm: 4 }, 'ghungroo.spacing', 'spacingMm'],
  ['band', { count: 40 }, 'ghungroo.room', 'count'],
  ['band', { count: 4, spacingMm: 4 }, 'ghungroo.spacing', 'spacingMm'],
] as const)('on a %s %j is refused by %s, and its patch mends it', (on, bells, rule, field) => {
  const [finding, ...others] = built(on, bells).checks;
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule, severity: 'error' });
  const [change] = finding?.patch ?? [];
  const value = change && 'value' in change ? change.value : undefined;
  expect(built(on, { ...bells, [field]: value }).checks).toEqual([]);
});

test('what carries no links and is no hoop carries no bells', () => {
  expect(buildOne(buildGhungroo, { kind: 'ghungroo', on: 'nothing' }).bought).toEqual([]);
});

test('the views of any row of bells are drawn without a fault', () => {
  for (const on of ['chain', 'band'] as const) {
    expect(meshesOf(built(on)).flatMap(surfaceFaults)).toEqual([]);
    expect(meshesOf(built(on)).map(selfIntersections)).not.toContainEqual(expect.toSatisfy((count) => count > 0));
  }
});
