import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plateShapes } from '#spec/parts/plate.ts';
import type { PartOutput } from '../../contract/part-output.ts';
import type { SolidRecipe } from '../../contract/solid.ts';
import { union } from '../../mesh/build/build-solid.ts';
import { surfaceFaults } from '../../mesh/testing/closed-surface.ts';
import { bodiesByKernel } from '../testing/bodies-by-kernel.ts';
import { buildOne } from '../testing/build-one.ts';
import { meshesOf } from '../testing/leaf-meshes.ts';
import { buildBail } from './joint/bail.ts';
import { buildChain } from './chain/chain.ts';
import { buildLink } from './joint/link.ts';
import { buildLoop } from './joint/loop.ts';
import { buildPlate } from './body/plate.ts';
import { buildPost } from './post/post.ts';

const bodyOf = bodiesByKernel();

const drawnShapes = plateShapes.filter((shape) => shape !== 'free');
const platePart = { kind: 'plate', shape: 'heart', widthMm: 16, heightMm: 15, thicknessMm: 1.8, bevelMm: 0.5 } as const;
const host = (output: PartOutput) => ({ plate: { part: platePart, output } });

describe.each(drawnShapes)('a plate shaped as %s', (shape) => {
  test('is a closed body of its width and height, flat, domed or as a frame', () => {
    for (const variant of [{}, { domeMm: 1.2 }, { border: 0.1 }]) {
      const plate = buildOne(buildPlate, { ...platePart, shape, ...variant });
      expect(meshesOf(plate).flatMap(surfaceFaults)).toEqual([]);
      const { shells, mesh } = bodyOf(...plate.add);
      expect(shells.map((shell) => shell.volumeMm3 > 0)).toEqual([true]);
      const xs = mesh.positions.filter((_, index) => index % 3 === 0);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(16, 0);
    }
  });

  test('carries its bail as one body, the bail clear of the chain', () => {
    const plate = buildOne(buildPlate, { ...platePart, shape });
    for (const style of ['tapered', 'ring', 'hidden'] as const) {
      const bail = buildOne(
        buildBail,
        { kind: 'bail', on: 'plate', style, heightMm: 4, widthMm: 2.2, wallMm: 0.9 },
        { hosts: host(plate) },
      );
      expect(
        bodyOf(...plate.add, ...bail.add).shells.map((shell) => shell.volumeMm3 > 0),
        style,
      ).toEqual([true]);
    }
  });
});

describe('checks of a plate', () => {
  test('name a border like a washer, a thin sheet and a flat without bevel, each with its patch', () => {
    const { checks } = buildOne(buildPlate, { ...platePart, border: 0.2, thicknessMm: 0.6, bevelMm: 0 });
    expect(checks.map((check) => [check.rule, check.severity, check.patch?.length])).toEqual([
      ['plate.thickness', 'error', 1],
      ['taste.plate-border', 'warning', 1],
      ['taste.flat-needs-bevel', 'warning', 1],
    ]);
  });
});

describe('a cable chain', () => {
  test('is as many separate links as its length asks for', () => {
    const chain = buildOne(
      buildChain,
      { kind: 'chain', lengthMm: 200, wireMm: 0.6, linkLengthMm: 3.9, linkWidthMm: 2.8, supply: 'made' },
      { piece: 'chain' },
    );
    const { shells } = bodyOf(...chain.add);
    // 200 mm at 2.6 mm from link to link are 76.9 of them; the nearest even number closes the line.
    expect(chain.bodies).toBe(76);
    expect(shells).toHaveLength(chain.bodies);
    expect(shells.every((shell) => shell.volumeMm3 > 0)).toBe(true);
  });

  test('of wide links round a wrist is as many links too, none of them caught in the next', () => {
    const chain = buildOne(
      buildChain,
      { kind: 'chain', lengthMm: 152, wireMm: 1.45, linkLengthMm: 7.4, linkWidthMm: 5.5, supply: 'made' },
      { piece: 'bracelet' },
    );
    expect(bodyOf(...chain.add).shells).toHaveLength(chain.bodies);
  });

  test('of wide links as long as a choker has none of them caught either', () => {
    const chain = buildOne(
      buildChain,
      { kind: 'chain', lengthMm: 355, wireMm: 1.35, linkLengthMm: 8.12, linkWidthMm: 5.6, supply: 'made' },
      { piece: 'chain' },
    );
    expect(bodyOf(...chain.add).shells).toHaveLength(chain.bodies);
  });

  test('beside a pendant is bought, alone it is made', () => {
    const chain = { kind: 'chain', lengthMm: 400, supply: 'bought' } as const;
    expect(buildOne(buildChain, chain, { piece: 'pendant' })).toMatchObject({
      add: [],
      bodies: 0,
      bought: [{ kind: 'chain' }],
    });
    expect(buildOne(buildChain, chain, { piece: 'chain' }).bought).toEqual([]);
  });

  test('whose links cannot pass each other is refused with a width that works', () => {
    const { checks } = buildOne(buildChain, {
      kind: 'chain',
      wireMm: 1,
      linkLengthMm: 5,
      linkWidthMm: 2.2,
      supply: 'made',
    });
    expect(checks).toMatchObject([{ rule: 'chain.link-opening', severity: 'error', parameter: 'linkWidthMm' }]);
    const [mend] = checks[0]?.patch ?? [];
    const value = mend && 'value' in mend ? mend.value : undefined;
    expect(buildOne(buildChain, { kind: 'chain', wireMm: 1, linkLengthMm: 5, linkWidthMm: value }).checks).toEqual([]);
  });

  test('of wire thicker than its links are wide still has a closed surface; a finding refuses it', () => {
    const chain = buildOne(
      buildChain,
      { kind: 'chain', lengthMm: 120, wireMm: 4, linkLengthMm: 10.7, linkWidthMm: 2.8, supply: 'made' },
      { piece: 'chain' },
    );
    expect(chain.checks).toMatchObject([{ rule: 'chain.link-opening', severity: 'error' }]);
    expect(surfaceFaults(bodyOf(...chain.add).mesh)).toEqual([]);
  });
});

describe('a drop on a link', () => {
  test('hangs below its loop, neither touching it nor the link', () => {
    const upper = buildOne(buildPlate, { ...platePart, shape: 'round', widthMm: 6, heightMm: 6 });
    const loop = buildOne(buildLoop, { kind: 'loop', on: 'plate', side: 'bottom' }, { hosts: host(upper) });
    const lower = buildOne(buildPlate, { ...platePart, shape: 'drop' });
    const dropLoop = buildOne(buildLoop, { kind: 'loop', on: 'plate', side: 'top' }, { hosts: host(lower) });
    const link = buildOne(
      buildLink,
      { kind: 'link', on: 'loop', carries: 'dropLoop' },
      {
        hosts: {
          loop: { part: { kind: 'loop', on: 'plate' }, output: loop },
          dropLoop: { part: { kind: 'loop', on: 'plate' }, output: dropLoop },
        },
      },
    );
    const at = link.carries[0]?.at ?? [];
    const drop: SolidRecipe = { kind: 'placed', solid: union(...lower.add, ...dropLoop.add), at: [at] };
    const ring = link.bought[0]?.solid as SolidRecipe;
    expect(bodyOf(...upper.add, ...loop.add, drop, ring).shells).toHaveLength(3);
    expect(at[13]).toBeLessThan(-8);
  });
});

test('an ear post stands on the back of its plate and warns when it would bend', () => {
  const plate = buildOne(buildPlate, platePart);
  const post = buildOne(buildPost, { kind: 'post', on: 'plate', diameterMm: 0.6 }, { hosts: host(plate) });
  expect(bodyOf(...plate.add, ...post.bought.map((item) => item.solid)).shells).toHaveLength(1);
  expect(post.checks).toMatchObject([{ rule: 'post.diameter', severity: 'error' }]);
});

test('any plate that can be entered is closed and the right way out', () => {
  const millimetres = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...drawnShapes),
      millimetres(2, 80),
      millimetres(2, 120),
      millimetres(0.5, 8),
      millimetres(0, 2),
      fc.constantFrom(0, 0.05, 0.12, 0.4),
      fc.constantFrom(0, 0.3, 4),
      (shape, widthMm, heightMm, thicknessMm, bevelMm, border, domeMm) => {
        const plate = buildOne(
          buildPlate,
          { kind: 'plate', shape, widthMm, heightMm, thicknessMm, bevelMm, border, domeMm },
          { quality: 'drag' },
        );
        expect(meshesOf(plate).flatMap(surfaceFaults)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
