import { afterAll, beforeAll, expect, test } from 'vitest';
import { TreeCopy } from './testing/tree-copy.ts';

const CUTS = 'src/spec/tables/cuts.ts';

/** The row of the cut, and the registries of facets and of layouts: what CONTRIBUTING names for a new cut. */
const NAMED = ['src/engine/gems/cuts/cut-builders.ts', 'src/layout/cuts/registry.ts', CUTS];

/** A table of the facets' tests that has a stone of every cut. */
const USUAL_STONES = 'src/engine/gems/testing/usual-stones.ts';

let tree: TreeCopy;
let missing: readonly string[];
beforeAll(() => {
  tree = new TreeCopy();
  tree.write(CUTS, tree.read(CUTS).replace("  'heart',\n]", "  'heart',\n  'asscher',\n]"));
  missing = tree.compile('engine', 'designer');
});
afterAll(() => tree.remove());

test('a cut that is only said to be faceted is missed in its three tables, and nowhere else', () => {
  expect(missing.filter((file) => file !== USUAL_STONES).toSorted()).toEqual(NAMED);
});
