import { describe, expect, test } from 'vitest';
import type { SolidRecipe } from '../contract/solid.ts';
import { difference, placed, solid, union } from '../mesh/build/build-solid.ts';
import { translation } from '../mesh/math/frames.ts';
import { cylinder } from '../mesh/build/round-solids.ts';
import { SolidIds } from './solid-ids.ts';

const rod = (radiusMm = 1): SolidRecipe => solid(cylinder(radiusMm, 0, 2, 12));
const tree = (xMm: number): SolidRecipe => difference(union(rod(), placed(rod(2), [translation(xMm, 0, 0)])), rod(3));

describe('the number of a recipe', () => {
  test('is the same for equal recipes made apart', () => {
    const ids = new SolidIds();
    expect(ids.of(tree(5))).toBe(ids.of(tree(5)));
  });

  test('differs with any mesh, any place and any order', () => {
    const ids = new SolidIds();
    const all = [
      tree(5),
      tree(6),
      union(rod(), rod(2)),
      union(rod(2), rod()),
      difference(rod(), rod(2)),
      rod(),
      rod(2),
      placed(rod(), [translation(1, 0, 0)]),
      placed(rod(), [translation(1, 0, 0), translation(1, 0, 0)]),
    ];
    expect(new Set(all.map((one) => ids.of(one))).size).toBe(all.length);
  });

  test('is a new one after it was forgotten, even for the same object', () => {
    const ids = new SolidIds();
    const one = rod();
    const first = ids.of(one);
    ids.forget(first);
    const second = ids.of(one);
    expect(second).not.toBe(first);
    expect(ids.of(rod())).toBe(second);
  });

  test('is dropped when it is not wanted; the others stay', () => {
    const ids = new SolidIds();
    const [kept, dropped] = [ids.of(rod()), ids.of(rod(2))];
    ids.keepOnly((id) => id === kept);
    expect(ids.of(rod())).toBe(kept);
    expect(ids.of(rod(2))).not.toBe(dropped);
  });
});
