import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knobLines, tabletLines } from './testing/made-up-lines.ts';
import { repositoryFiles } from './testing/repository-files.ts';
import { TreeCopy } from './testing/tree-copy.ts';

/* A part, an archetype, a cut and an assistant that nobody needs, added with the files and lines that CONTRIBUTING names, and no others. */

const MADE_UP = join(import.meta.dirname, 'made-up');
const KNOWLEDGE = 'src/designer/parts/ring/ornament/knob.ts';
const ARCHETYPE = 'src/designer/archetypes/rings/knob-ring.ts';

const textOf = (path: string): string => readFileSync(join(MADE_UP, path), 'utf8');

/** The members of the object that a file ends with, by their indentation. */
const membersOf = (path: string): readonly string[] => {
  const text = textOf(path);
  const object = text.slice(text.lastIndexOf('export const'));
  return [...object.matchAll(/^ {2}(\w+):/gm)].map(([, member]) => member ?? '');
};

/** The same file without one member, and the lines that belong to it. */
function without(path: string, member: string): string {
  const text = textOf(path);
  const from = text.lastIndexOf(`\n  ${member}:`);
  const to = from + 1 + text.slice(from + 1).search(/\n {2}\w|\n}/);
  return text.slice(0, from) + text.slice(to);
}

const withoutMember = (path: string, member: string): string => path.replace('.ts', `-without-${member}.ts`);
const leftOut = [KNOWLEDGE, ARCHETYPE].flatMap((path) => membersOf(path).map((member) => ({ path, member })));

/** The tests that ask something of every part, archetype or cut. */
const ofEveryOne = repositoryFiles('src').filter(
  ({ path, text }) =>
    path.endsWith('.test.ts') &&
    /\b(?:partSchemas|archetypeNames)\b|\.each\((?:builtCutIds|cutsWithFacets|cutsInSeats)\)/.test(text),
);

const { shown, engine, parts } = knobLines;
const { layout, facets, usual } = tabletLines;
/** The registries that ask for a line as soon as the part has its schema and the cut its row. */
const asking = [shown, engine, parts, layout, facets, usual];

let tree: TreeCopy;
let incomplete: readonly string[];
let incompleteFeature: readonly string[];

/** What does not compile while the registries have their lines, and the feature has no row. */
function featureWithoutRow(): readonly string[] {
  for (const line of asking) tree.register(line);
  return tree.compile('designer');
}

beforeAll(() => {
  tree = new TreeCopy();
  tree.add(MADE_UP);
  for (const first of [knobLines.spec, tabletLines.row]) tree.register(first);
  for (const { path, member } of leftOut) tree.write(withoutMember(path, member), without(path, member));
  incomplete = tree.compile('designer', 'engine.test');
  for (const { path, member } of leftOut) tree.write(withoutMember(path, member), '');
  incompleteFeature = featureWithoutRow();
  for (const line of [knobLines.feature, knobLines.archetypes, knobLines.assistants]) tree.register(line);
});
afterAll(() => tree.remove());

describe('does not compile', () => {
  test.each(leftOut)('without $member in $path', ({ path, member }) => {
    expect(incomplete).toContain(withoutMember(path, member));
  });

  test('without its line in each registry that asks for one; whole, all else compiles', () => {
    const parted = new Set(leftOut.map(({ path, member }) => withoutMember(path, member)));
    const named = incomplete.filter((path) => !parted.has(path));
    expect(named.toSorted()).toEqual(asking.map(({ path }) => path).toSorted());
  });
});

test('a feature to ask for does not compile without its row', () => {
  expect(incompleteFeature).toEqual([knobLines.feature.path]);
});

interface Design {
  readonly reason: string;
  readonly spec: string;
  readonly picture: string;
  readonly stl: string | null;
  readonly sheet: {
    readonly metalGrams: number;
    readonly stones: readonly { readonly shape: string; readonly caratsEach: number }[];
  };
}

/** What the command line of the copy designs. */
function designsFor(brief: string, count: string): readonly Design[] {
  const options = ['--count', count, '--quality', 'view', '--picture-px', '48', '--out', 'designs'];
  const { designs } = JSON.parse(tree.run('src/cli/index.ts', 'design', '--brief', brief, ...options)) as {
    readonly designs: readonly Design[];
  };
  return designs;
}

describe('complete', () => {
  test('it compiles, to the screens and the command line', () => {
    expect(tree.compile('renderer', 'cli', 'engine.test')).toEqual([]);
  });

  test('what is true of every part, archetype and cut is true of them', () => {
    expect(ofEveryOne.length).toBeGreaterThan(12);
    expect(tree.test(ofEveryOne)).toEqual([]);
  });

  test('the part is understood, designed four times, weighed, drawn and exported', () => {
    const designs = designsFor('knobbly ring in 18k yellow gold, US 6', '4');
    expect(designs).toHaveLength(4);
    for (const { spec, picture, stl, sheet } of designs) {
      const { parts } = JSON.parse(tree.read(join('designs', spec))) as { parts: Record<string, { kind: string }> };
      expect(Object.values(parts).map(({ kind }) => kind)).toContain('knob');
      expect(sheet.metalGrams).toBeGreaterThan(1);
      expect(tree.read(join('designs', picture)).length).toBeGreaterThan(500);
      expect(tree.read(join('designs', stl ?? 'none')).length).toBeGreaterThan(10_000);
    }
  });

  test('the cut is understood, set, weighed and named', () => {
    const [design] = designsFor('solitaire ring, 6x4 mm takhti cut ruby in claws, 18k yellow gold, US 6', '1');
    expect(design?.sheet.stones[0]).toMatchObject({ shape: 'tablet', caratsEach: expect.closeTo(0.6, 1) });
    expect(design?.reason).toContain('tablet ruby');
  });

  test('the assistant answers where it has its key, and nowhere else', () => {
    const answering = (key: string) =>
      tree.run(
        '--eval',
        `process.env['PARROT_KEY'] = '${key}'; import('./src/node/open-assistant.ts').then(async ({ openAssistant }) => console.log((await openAssistant().understand('a plain band')).ok))`,
      );
    expect([answering('cracker'), answering('')]).toEqual(['false\n', 'true\n']);
  });

  test('every part of a design of the archetype can be adjusted, by its schema alone', () => {
    const [design] = designsFor('knobbly ring in 18k yellow gold, US 6', '1');
    const text = tree.read(join('designs', design?.spec ?? 'none'));
    const fields = tree.run(
      '--eval',
      `import('./src/spec/part-fields.ts').then(({ fieldsOfPart }) => console.log(JSON.stringify(Object.values(${text}.parts).map(({ kind }) => [kind, fieldsOfPart(kind).filter(({ meta }) => meta.control === 'number' || meta.control === 'choice').length]))))`,
    );
    const counts = new Map(JSON.parse(fields) as readonly (readonly [kind: string, fields: number])[]);
    expect(counts.get('knob')).toBe(2);
    expect(Math.min(...counts.values())).toBeGreaterThan(0);
    expect(text).not.toContain('knob-ring');
  });

  test('the panel that adjusts a piece lists its fields', () => {
    const fields = tree.run(
      '--eval',
      "import('./src/spec/part-fields.ts').then(({ fieldsOfPart }) => console.log(JSON.stringify(fieldsOfPart('knob'))))",
    );
    expect(JSON.parse(fields)).toMatchObject([
      { key: 'on', meta: { control: 'part', label: 'Stands on' } },
      { key: 'count', meta: { control: 'number', label: 'Knobs', min: 1, max: 12 } },
      { key: 'diameterMm', meta: { control: 'number', label: 'Knob diameter', unit: 'mm' } },
    ]);
  });
});
