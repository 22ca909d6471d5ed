import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryFiles } from './testing/repository-files.ts';
import { TreeCopy } from './testing/tree-copy.ts';

/* A cut that nobody grinds, added with the files and lines that CONTRIBUTING names for a new cut, and no others. */

const row = {
  path: 'src/spec/tables/cuts/step.ts',
  imports: '',
  after: 'export const stepCuts',
  line: `tablet: {
    name: 'Tablet',
    style: 'step',
    facets: 13,
    lengthToWidth: 1.5,
    lengthToWidthRange: [1, 2],
    depthPct: 60,
    depthRange: null,
    proportions: {
      tablePct: 65,
      tableRange: null,
      crownAngleDeg: 37,
      crownAngleRange: null,
      crownHeightPct: 13,
      pavilionAngleDeg: 41,
      pavilionAngleRange: null,
      pavilionDepthPct: null,
      girdlePct: 4,
    },
    outline: {},
    weightFactor: 0.0026,
    diamondFactor: null,
    fullness: { square: 0.4552, long: 0.1485 },
    beforeGem: 'tablet',
    tradeSizes: listedSizes('5x3 6x4 7x5 8x6'),
    claws: { counts: [4], points: 4 },
    words: 'tablet cut, takhti cut',
    note: '',
    verified: 'made up',
    sources: ['made up'],
  },`,
};

const registries = {
  layout: {
    path: 'src/layout/cuts/registry.ts',
    imports: "import { tabletLayout } from './tablet.ts';",
    after: 'export const cutLayouts',
    line: 'tablet: tabletLayout,',
  },
  facets: {
    path: 'src/engine/gems/cuts/cut-builders.ts',
    imports: "import { tablet } from './tablet.ts';",
    after: 'export const cutBuilders',
    line: 'tablet,',
  },
  usual: {
    path: 'src/engine/gems/testing/usual-stones.ts',
    imports: '',
    after: 'export const usual',
    line: 'tablet: { lengthMm: 6, widthMm: 4, facets: 13, countsGirdle: true },',
  },
} as const;

/** The tests that ask something of every cut. */
const ofEveryCut = repositoryFiles('src').filter(
  ({ path, text }) => path.endsWith('.test.ts') && text.includes('.each(facetedCutIds)'),
);

let tree: TreeCopy;
let missing: readonly string[];
beforeAll(() => {
  tree = new TreeCopy();
  tree.register(row.path, row);
  missing = tree.compile('designer', 'engine.test');
  tree.add(join(import.meta.dirname, 'made-up/tablet'));
  for (const registry of Object.values(registries)) tree.register(registry.path, registry);
});
afterAll(() => tree.remove());

test('a cut that has only its row is missed in its three registries, and nowhere else', () => {
  expect(missing.toSorted()).toEqual(
    Object.values(registries)
      .map(({ path }) => path)
      .toSorted(),
  );
});

describe('complete', () => {
  test('it compiles, to the screens and the command line', () => {
    expect(tree.compile('renderer', 'cli', 'engine.test')).toEqual([]);
  });

  test('what is true of every cut is true of it', () => {
    expect(ofEveryCut.length).toBeGreaterThan(8);
    expect(tree.test(ofEveryCut)).toEqual([]);
  });

  test('it is understood, designed, set, weighed and drawn', () => {
    const options = ['--count', '1', '--quality', 'view', '--picture-px', '48', '--out', 'designs'];
    const brief = ['--brief', 'solitaire ring, 6x4 mm takhti cut ruby in claws, 18k yellow gold, US 6'];
    const { designs } = JSON.parse(tree.run('src/cli/index.ts', 'design', ...brief, ...options)) as {
      readonly designs: readonly {
        readonly reason: string;
        readonly picture: string;
        readonly sheet: { readonly stones: readonly { readonly shape: string; readonly caratsEach: number }[] };
      }[];
    };
    expect(designs).toHaveLength(1);
    for (const { picture, sheet } of designs) {
      expect(sheet.stones[0]).toMatchObject({ shape: 'tablet', caratsEach: expect.closeTo(0.6, 1) });
      expect(tree.read(join('designs', picture)).length).toBeGreaterThan(500);
    }
    expect(designs.map(({ reason }) => reason).join()).toContain('tablet ruby');
  });
});
