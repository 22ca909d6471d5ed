import { expect, test } from 'vitest';
import { identity } from '#engine/mesh/math/frames.ts';
import { directionOf } from '../../light/softbox.ts';
import { ball, testModel } from '../../testing/test-pieces.ts';
import { createMetalHits } from '../metal/metal-hits.ts';
import { prepareScene } from '../prepare-scene.ts';
import { createGemHits } from './gem-hits.ts';
import { createStoneView } from './stone-view.ts';

/** What is seen in a diamond in a step cut, from every degree around the lens: shares of red, green and blue. */
function seenInStepCut(): readonly (readonly [number, number, number])[] {
  const gem = { id: 'diamond', diameterMm: 5.5, shape: 'emerald', at: [identity] } as const;
  const model = testModel({ mesh: ball(0.1), alloy: 'pt950_ru', gem });
  const scene = prepareScene(model, { view: 'hero', ground: 'dark', widthPx: 1440, heightPx: 1440, seed: 1 });
  const gemHits = createGemHits(scene.gems);
  const view = createStoneView(scene, gemHits, createMetalHits(scene.metal));
  const [x, y, z] = [12, 13, 14].map((at) => scene.gems.frames[at]) as [number, number, number];
  const seen: [number, number, number][] = [];
  for (let azimuth = -40; azimuth <= 40; azimuth++) {
    for (let elevation = 8; elevation <= 50; elevation += 2) {
      const [dx, dy, dz] = directionOf(azimuth, elevation);
      const at = [x + 50 * dx, y + 50 * dy, z + 50 * dz] as const;
      if (!gemHits.nearest(...at, -dx, -dy, -dz, 100)) continue;
      view.look(...at, -dx, -dy, -dz, 'closely');
      seen.push([...view.light] as [number, number, number]);
    }
  }
  return seen;
}

const seen = seenInStepCut();
/** How far a colour is from grey, 0…1. */
const saturation = (light: readonly number[]): number => (Math.max(...light) - Math.min(...light)) / Math.max(...light);
const peak = (light: readonly number[]): number => Math.max(...light);

test('hardly a facet of a diamond is brown: the soft edge of a panel does not part into colours', () => {
  const dim = seen.filter((light) => peak(light) > 0.08 && peak(light) < 0.7);
  expect(dim.length).toBeGreaterThan(500);
  expect(dim.filter((light) => saturation(light) > 0.4).length / dim.length).toBeLessThan(0.035);
});

test('what is bright has its fire all the same', () => {
  expect(seen.filter((light) => peak(light) > 1.5 && saturation(light) > 0.5).length).toBeGreaterThan(15);
});
