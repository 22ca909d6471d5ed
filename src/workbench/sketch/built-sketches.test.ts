import { beforeAll, describe, expect, test } from 'vitest';
import { readSketch } from '#designer/sketch/read-sketch.ts';
import { sketchOf, sheetUnder } from '#designer/sketch/draw/sketch-of.ts';
import { drawnSilhouette } from '#designer/sketch/testing/covers.ts';
import { twentySketches, type TestSketch } from '#designer/sketch/testing/twenty-sketches.ts';
import { builtInAssistant } from '#designer/assistants/built-in.ts';
import { designerOf } from '#designer/assistant.ts';
import { isCastable } from '#engine/making/check-piece.ts';
import type { PictureModel } from '#picture/contract.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { finishDesign } from '../files/finish-design.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { testBuilder } from '../testing/test-builder.ts';
import { asDrawn } from './as-drawn.ts';
import { sketchWords } from './sketch-words.ts';

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

const studio = { designer: designerOf(builtInAssistant), profile: defaultWorkshopProfile };
const GRID_PX = 450;

/** The piece of a sketch without what carries it, which is not part of the drawn outline. */
async function built(drawn: TestSketch) {
  const reading = readSketch({ from: 'drawing', drawing: drawn.drawing });
  if (!reading.ok) throw new Error(reading.problem.message);
  const measured = sketchOf(reading.value);
  if (!measured.ok) throw new Error(measured.problem.message);
  const { sketch } = measured.value;
  const said = { metal: '18k yellow gold', gem: 'ruby', more: '' } as const;
  const whole = await asDrawn(studio, sketch, sketchWords(sketch, said));
  // One ear of a pair is the same plate; as a pendant it hangs where it was drawn.
  const alone = { ...sketch, worn: 'neck' } as const;
  const bare = await asDrawn(studio, alone, sketchWords(alone, { ...said, more: 'no bail, no chain' }));
  if (!bare.ok || !whole.ok) throw new Error('It cannot be drawn');
  return { bare: bare.value, whole: whole.value, sheet: sheetUnder(reading.value, sketch) };
}

/** What the metal and the stones of a piece cover from the front, drawn back onto the sheet that it was read from. */
function silhouetteOn(model: PictureModel, [a, b, c, d, e, f]: readonly number[]): Uint8Array {
  const [A, B, C, D, E, F] = [a, b, c, d, e, f] as [number, number, number, number, number, number];
  const det = A * D - B * C;
  const bits = new Uint8Array(GRID_PX * GRID_PX);
  for (const { positions } of model.metals) {
    for (let i = 0; i < positions.length; i += 9) {
      const corners = [0, 3, 6].map((k): readonly [number, number] => {
        const [x, y] = [(positions[i + k] as number) - E, -(positions[i + k + 1] as number) - F];
        return [((D * x - C * y) / det) * GRID_PX, ((A * y - B * x) / det) * GRID_PX];
      });
      cover(bits, corners);
    }
  }
  return bits;
}

function cover(bits: Uint8Array, corners: readonly (readonly [number, number])[]): void {
  const ys = corners.map(([, y]) => y);
  for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row += 1) {
    const y = row + 0.5;
    const xs = corners.flatMap(([ax, ay], k) => {
      const [bx, by] = corners[(k + 1) % 3] as readonly [number, number];
      return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    });
    if (xs.length < 2) continue;
    for (let x = Math.ceil(Math.min(...xs) - 0.5); x <= Math.max(...xs) - 0.5; x += 1) bits[row * GRID_PX + x] = 1;
  }
}

describe.each(twentySketches.map((sketch) => [sketch.name, sketch] as const))(
  'a sketched %s, as it is built',
  (_, drawn) => {
    test('covers what was drawn, and can be cast', async () => {
      const { bare, whole, sheet } = await built(drawn);
      const finished = finishDesign(builder, bare, 'view', defaultWorkshopProfile);
      if (!finished.ok) throw new Error(finished.problem.message);
      const metal = filledIn(silhouetteOn(finished.value.model(), sheet));
      const wanted = drawnSilhouette(drawn).bits;
      let [shared, covered] = [0, 0];
      metal.forEach((bit, at) => {
        shared += bit & (wanted[at] as number);
        covered += bit | (wanted[at] as number);
      });
      expect(shared / covered).toBeGreaterThan(0.9);
      const complete = finishDesign(builder, whole, 'view', defaultWorkshopProfile);
      expect(complete.ok && isCastable(complete.value.findings)).toBe(true);
    });
  },
);

/** Openings and the places of stones belong to what an outline bounds. */
function filledIn(bits: Uint8Array): Uint8Array {
  const outside = new Uint8Array(bits.length);
  const queue = [0];
  outside[0] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % GRID_PX;
    for (const next of [at - GRID_PX, at + GRID_PX, x > 0 ? at - 1 : -1, x < GRID_PX - 1 ? at + 1 : -1]) {
      if (next < 0 || next >= bits.length || outside[next] === 1 || bits[next] === 1) continue;
      outside[next] = 1;
      queue.push(next);
    }
  }
  return outside.map((bit) => 1 - bit);
}
