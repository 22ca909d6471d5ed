import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryFiles } from './testing/repository-files.ts';
import { TreeCopy } from './testing/tree-copy.ts';

/* A part, an archetype and an assistant that nobody needs, added with the files and lines that CONTRIBUTING names, and no others. */

const MADE_UP = join(import.meta.dirname, 'made-up/knob');
const KNOWLEDGE = 'src/designer/parts/ring/knob.ts';
const ARCHETYPE = 'src/designer/archetypes/rings/knob-ring.ts';

const registries = {
  spec: {
    path: 'src/spec/part-registry.ts',
    imports: "import { knobSchema } from './parts/knob.ts';",
    after: 'export const partSchemas',
    line: 'knob: knobSchema,',
  },
  shown: {
    path: 'src/spec/kept/shown/registry.ts',
    imports: "import { showKnob } from './knob.ts';",
    after: 'export const showPart',
    line: 'knob: showKnob,',
  },
  engine: {
    path: 'src/engine/parts/registry.ts',
    imports: "import { buildKnob } from './ring/ornament/knob.ts';",
    after: 'export const partBuilders',
    line: 'knob: buildKnob,',
  },
  parts: {
    path: 'src/designer/parts/registry.ts',
    imports: "import { knobKnowledge } from './ring/knob.ts';",
    after: 'export const partKnowledge',
    line: 'knob: knobKnowledge,',
  },
  archetypes: {
    path: 'src/designer/archetypes/registry.ts',
    imports: "import { knobRingArchetype } from './rings/knob-ring.ts';",
    after: 'export const archetypes',
    line: "'knob-ring': knobRingArchetype,",
  },
  assistants: {
    path: 'src/designer/assistants/registry.ts',
    imports: "import { openParrot } from './parrot.ts';",
    after: 'export const assistantOpeners',
    line: 'parrot: openParrot,',
  },
} as const;

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

/** The tests that ask something of every part or archetype. */
const ofEveryOne = repositoryFiles('src').filter(
  ({ path, text }) => path.endsWith('.test.ts') && /\b(?:partSchemas|archetypeNames)\b/.test(text),
);

let tree: TreeCopy;
let incomplete: readonly string[];

beforeAll(() => {
  tree = new TreeCopy();
  tree.add(MADE_UP);
  const { spec, shown, engine, parts, archetypes, assistants } = registries;
  tree.register(spec.path, spec);
  for (const { path, member } of leftOut) tree.write(withoutMember(path, member), without(path, member));
  incomplete = tree.compile('engine', 'designer');
  for (const { path, member } of leftOut) tree.write(withoutMember(path, member), '');
  for (const registry of [shown, engine, parts, archetypes, assistants]) tree.register(registry.path, registry);
});
afterAll(() => tree.remove());

describe('does not compile', () => {
  test.each(leftOut)('without $member in $path', ({ path, member }) => {
    expect(incomplete).toContain(withoutMember(path, member));
  });

  test('without the lines of the part in three registries; whole, all else compiles', () => {
    const incompleteFiles = new Set(leftOut.map(({ path, member }) => withoutMember(path, member)));
    const { shown, engine, parts } = registries;
    expect(incomplete.filter((path) => !incompleteFiles.has(path)).toSorted()).toEqual(
      [shown.path, engine.path, parts.path].toSorted(),
    );
  });
});

describe('complete', () => {
  test('it compiles, to the screens and the command line', () => {
    expect(tree.compile('renderer', 'cli')).toEqual([]);
  });

  test('what is true of every part and every archetype is true of them', () => {
    expect(ofEveryOne.length).toBeGreaterThan(3);
    expect(tree.test(ofEveryOne)).toEqual([]);
  });

  test('it is understood, designed four times, weighed, drawn and exported', () => {
    const options = ['--quality', 'view', '--picture-px', '48', '--out', 'designs'];
    const brief = ['--brief', 'knobbly ring in 18k yellow gold, US 6'];
    const { designs } = JSON.parse(tree.run('src/cli/index.ts', 'design', ...brief, ...options)) as {
      readonly designs: readonly {
        readonly spec: string;
        readonly picture: string;
        readonly stl: string | null;
        readonly sheet: { readonly metalGrams: number };
      }[];
    };
    expect(designs).toHaveLength(4);
    for (const { spec, picture, stl, sheet } of designs) {
      const { parts } = JSON.parse(tree.read(join('designs', spec))) as { parts: Record<string, { kind: string }> };
      expect(Object.values(parts).map(({ kind }) => kind)).toContain('knob');
      expect(sheet.metalGrams).toBeGreaterThan(1);
      expect(tree.read(join('designs', picture)).length).toBeGreaterThan(500);
      expect(tree.read(join('designs', stl ?? 'none')).length).toBeGreaterThan(10_000);
    }
  });

  test('the assistant answers where it has its key, and nowhere else', () => {
    const answering = (key: string) =>
      tree.run(
        '--eval',
        `process.env['PARROT_KEY'] = '${key}'; import('./src/node/open-assistant.ts').then(async ({ openAssistant }) => console.log((await openAssistant().understand('a plain band')).ok))`,
      );
    expect([answering('cracker'), answering('')]).toEqual(['false\n', 'true\n']);
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
