import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { eternity } from '#spec/testing/sample-specs.ts';
import type { Kernel } from '../contract/kernel.ts';
import { testKernel } from '../kernel/testing/load-kernel.ts';
import { buildPiece, createBuildMemory } from './build-piece.ts';

/** The sample's row in two gems, one and the other in turn; of a number that closes. */
const inTurn = completeSpec({
  ...eternity,
  stones: { ...eternity.stones, turn: { gem: 'ruby', shape: 'round', lengthMm: 2.4 } },
  parts: {
    ...eternity.parts,
    row: {
      kind: 'eternity-row',
      on: 'shank',
      holds: 'row',
      inTurn: 'turn',
      count: 24,
      arcDeg: 360,
      setting: 'channel',
    },
  },
});

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});
afterAll(() => kernel.dispose());

function built(spec: typeof inTurn) {
  const piece = buildPiece(spec, 'view', kernel, createBuildMemory());
  if (!piece.ok) throw new Error(piece.problem.message);
  return piece.value;
}

test('two gems in turn share the places of a row', () => {
  const counts = Object.fromEntries(built(inTurn).stones.map((group) => [group.stone, group.at.length]));
  expect(counts).toEqual({ row: 12, turn: 12 });
});

test('no two neighbours are of one gem', () => {
  const angles = built(inTurn)
    .stones.flatMap(({ stone, at }) =>
      at.map((frame) => ({ stone, angle: Math.atan2(frame[12] ?? 0, frame[14] ?? 0) })),
    )
    .toSorted((one, other) => one.angle - other.angle);
  expect(angles.every(({ stone }, place) => stone !== angles[(place + 1) % angles.length]?.stone)).toBe(true);
});

test('a second gem of another size is refused, and one press makes it fit', () => {
  const larger = applyEdit(inTurn, [{ op: 'replace', path: '/stones/turn/lengthMm', value: 3.4 }]);
  if (!larger.ok) throw new Error(larger.problem.message);
  const finding = built(larger.value).findings.find(({ rule }) => rule === 'row.in-turn');
  expect(finding).toMatchObject({ severity: 'error', part: 'row' });
  const mended = applyEdit(larger.value, finding?.patch ?? []);
  if (!mended.ok) throw new Error(mended.problem.message);
  expect(built(mended.value).findings.some(({ rule }) => rule === 'row.in-turn')).toBe(false);
});
