import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { samplePieces } from '#spec/testing/sample-specs.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { Kernel } from '../contract/kernel.ts';
import type { QualityName } from '../contract/quality.ts';
import { shellKernel } from '../kernel/shell-kernel.ts';
import { testKernel } from '../kernel/testing/load-kernel.ts';
import { meshHash } from '../mesh/measure/mesh-hash.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import { type BuildMemory, buildPiece, createBuildMemory } from './build-piece.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

type Spec = ReturnType<typeof completeSpec>;

function built(spec: Spec, quality: QualityName, memory: BuildMemory = createBuildMemory()): BuiltPiece {
  const piece = buildPiece(spec, quality, quality === 'drag' ? shellKernel() : kernel, memory);
  if (!piece.ok) throw new Error(`${piece.problem.code}: ${piece.problem.message}`);
  return piece.value;
}

function edited(spec: Spec, path: string, value: number): Spec {
  const result = applyEdit(spec, [{ op: 'replace', path, value }]);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe.each(Object.entries(samplePieces))('the sample %s', (_name, sample) => {
  const spec = completeSpec(sample);
  let view: BuiltPiece;
  beforeAll(() => {
    view = built(spec, 'view');
  });

  test('is cast as closed bodies, as many as its parts say, none of them a void', () => {
    const piece = view;
    expect(surfaceFaults(piece.cast.mesh)).toEqual([]);
    expect(piece.cast.shells.every((shell) => shell.volumeMm3 > 0)).toBe(true);
    expect(piece.cast.shells.length).toBe(piece.expectedShells);
  });

  test('weighs on the screen what its file weighs, within a hundredth', () => {
    const share = view.cast.volumeMm3 / built(spec, 'export').cast.volumeMm3;
    expect(Math.abs(share - 1)).toBeLessThan(0.01);
  });

  test('can be dragged: shells without volume, every stone in its place', () => {
    const shells = built(spec, 'drag');
    expect(shells.cast.volumeMm3).toBe(0);
    expect(shells.findings).toEqual([]);
    const count = (piece: BuiltPiece) => piece.stones.map((group) => [group.stone, group.at.length]);
    expect(count(shells)).toEqual(count(view));
  });
});

describe('an edit', () => {
  const spec = completeSpec(samplePieces.haloRing);

  test('gives the piece that an empty memory gives, whatever was edited before', () => {
    const memory = createBuildMemory();
    built(spec, 'export', memory);
    for (const value of [1.9, 2.2, 1.6]) {
      const wider = edited(spec, '/parts/shank/palmWidthMm', value);
      expect(meshHash(built(wider, 'export', memory).cast.mesh)).toBe(meshHash(built(wider, 'export').cast.mesh));
    }
  });

  test('in a view weighs what a view from an empty memory weighs', () => {
    const memory = createBuildMemory();
    built(spec, 'view', memory);
    for (const [path, value] of [
      ['/parts/shank/palmWidthMm', 1.9],
      ['/parts/halo/gapMm', 0.18],
      ['/parts/head/prongMm', 0.8],
    ] as const) {
      const other = edited(spec, path, value);
      expect(built(other, 'view', memory).cast.volumeMm3).toBeCloseTo(built(other, 'view').cast.volumeMm3, 4);
    }
  });

  test('to the palm of a shank leaves head and halo as they were', () => {
    const memory = createBuildMemory();
    const before = built(spec, 'drag', memory);
    const after = built(edited(spec, '/parts/shank/palmWidthMm', 1.9), 'drag', memory);
    expect(after.stones.map((group) => group.at)).toEqual(before.stones.map((group) => group.at));
  });

  test('to the palm of a shank redraws only the shank', () => {
    const memory = createBuildMemory();
    const before = built(spec, 'view', memory);
    const after = built(edited(spec, '/parts/shank/palmWidthMm', 1.9), 'view', memory);
    expect(after.drawn.length).toBe(before.drawn.length);
    expect(after.drawn.filter((mesh) => !before.drawn.includes(mesh))).toHaveLength(1);
  });

  test('to the height of a shank moves what stands on it', () => {
    const memory = createBuildMemory();
    const height = (piece: BuiltPiece) => piece.stones.find((group) => group.stone === 'centre')?.at[0]?.[14] as number;
    const solitaire = completeSpec(samplePieces.solitaire);
    const before = height(built(solitaire, 'drag', memory));
    const after = height(built(edited(solitaire, '/parts/head/baseHeightMm', 3), 'drag', memory));
    expect(after).toBeCloseTo(before + 1, 6);
  });
});

describe('qualities', () => {
  test('weigh alike: a view is within 1.5 % of the file', () => {
    for (const sample of [samplePieces.solitaire, samplePieces.plainBand, samplePieces.drops]) {
      const spec = completeSpec(sample);
      const ratio = built(spec, 'view').cast.volumeMm3 / built(spec, 'export').cast.volumeMm3;
      expect(ratio).toBeGreaterThan(0.985);
      expect(ratio).toBeLessThan(1.01);
    }
  });
});

describe('a design that cannot stand', () => {
  const stone = { a: { gem: 'diamond', shape: 'round', lengthMm: 4 } } as const;

  function outcome(parts: Parameters<typeof completeSpec>[0]['parts'], kind: Spec['kind'] = 'earrings') {
    return buildPiece(
      completeSpec({ version: 1, kind, title: 'Sample', metal: { alloy: 'au750_y' }, stones: stone, parts }),
      'view',
      kernel,
      createBuildMemory(),
    );
  }

  test('because two of its links carry each other is refused', () => {
    const refused = outcome({
      top: { kind: 'bezel-head', holds: 'a' },
      low: { kind: 'bezel-head', holds: 'a' },
      topLoop: { kind: 'loop', on: 'top' },
      lowLoop: { kind: 'loop', on: 'low', side: 'top' },
      down: { kind: 'link', on: 'topLoop', carries: 'lowLoop' },
      up: { kind: 'link', on: 'lowLoop', carries: 'topLoop' },
    });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'circular_parts' } });
  });

  test('because it has nothing of metal is refused', () => {
    expect(outcome({})).toMatchObject({ ok: false, problem: { code: 'nothing_to_cast' } });
    expect(outcome({ chain: { kind: 'chain', supply: 'bought' } }, 'pendant')).toMatchObject({ ok: false });
  });

  test.each([
    ['a bail on a chain', { chain: { kind: 'chain', supply: 'made' }, odd: { kind: 'bail', on: 'chain' } }],
    [
      'a halo around a bail',
      {
        plate: { kind: 'plate' },
        bail: { kind: 'bail', on: 'plate' },
        odd: { kind: 'halo', around: 'bail', holds: 'a' },
      },
    ],
  ] as const)('because of %s is built, and the part that finds no hold is named', (_what, parts) => {
    const built = outcome(parts, 'pendant');
    const findings = built.ok ? built.value.findings : [];
    expect(findings.filter(({ rule }) => rule === 'part.host')).toMatchObject([{ severity: 'error', part: 'odd' }]);
  });
});
