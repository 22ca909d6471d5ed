import { finders, holders, nameTypes, registryNames } from '../held-names.ts';

const asking = (given: string, asked: string): string => `export const asks = (${given}): unknown => ${asked};`;

/** Each holder is compared with a name of its own; each type lists one, each registry is asked for one. */
const ofEach = [
  ...Object.entries(holders).map(([holder, [name]]) => asking(`${holder}: string`, `${holder} === '${name}'`)),
  ...Object.entries(nameTypes).map(([type, [name]]) => `export const listed: readonly ${type}[] = ['${name}'];`),
  ...Object.entries(registryNames).map(([registry, [name]]) => asking('', `${registry}['${name}']`)),
  ...finders.map((finder) => asking('design: object', `${finder}(design, 'halo')`)),
];

const comparisons = [
  asking('part: { kind: string }', "part.kind === 'halo'"),
  asking('part: { kind: string }', "part['kind'] === 'halo'"),
  asking('part: { kind: string }', 'part.kind === `halo`'),
  asking('part?: { kind: string }', "part?.kind !== 'prong-head'"),
  asking('piece: string', "'earrings' === piece"),
  asking('pieceKind: string', "pieceKind === 'ring'"),
  asking('name: string', "name === 'toi-et-moi'"),
  asking('wish: { archetypeName: string }', "wish.archetypeName.startsWith('shaped')"),
  asking('stone: { role: string }', "stone.role.endsWith('halo')"),
  asking('fields: { role?: { value: string } }', "fields.role?.value === 'center'"),
  asking('part: { kind: string }', 'part.kind.match(/head$/)'),
  asking('wish: { wanted: readonly string[] }', "wish.wanted.includes('milgrain')"),
  asking('row: { feature: string }', "row.feature === 'halo'"),
  asking('part: { kind: string }', '/head$/.test(part.kind)'),
  asking('features: readonly string[]', "features.includes('halo')"),
  asking('request: { features?: readonly string[] }', "request.features?.includes('open_frame')"),
  asking('request: { features?: readonly string[] }', "(request.features ?? []).includes('open_frame')"),
  asking('excluded: ReadonlySet<string>', "excluded.has('bail')"),
  asking('item: { subtype?: string }', "item.subtype === 'jhumka'"),
  asking('item: { type: string }', "item.type === 'earrings'"),
  asking('part: object', "'flutes' in part"),
  "export function asks(part: { kind: string }): boolean {\n  const sort = part.kind;\n  return sort === 'halo';\n}",
  "export function asks(part: { kind: string }): boolean {\n  const { kind: sort } = part;\n  return sort === 'halo';\n}",
  "export const asks = ({ kind: sort }: { kind: string }): boolean => sort === 'halo';",
  "export function asks(kind: string): number {\n  switch (kind) {\n    case 'pave':\n      return 1;\n    default:\n      return 0;\n  }\n}",
  "export function asks(part: { kind: string }): number {\n  switch (part.kind) {\n    case 'halo': {\n      return 1;\n    }\n    default:\n      return 0;\n  }\n}",
];

const lists = [
  asking('name: string', "new Set(['stud', 'drop']).has(name)"),
  asking('name: string', "new Set(['pear', 'heart']).has(name)"),
  asking('kind: string', "['ring', 'bangle'].includes(kind)"),
  asking('part: { kind: string }', "['halo'].includes(part.kind)"),
  asking('part: { kind: string }', "['halo', 'bezel-head'].indexOf(part.kind)"),
  asking('kind: string', "new Set(['halo']).has(kind)"),
  asking('kind: string', "new Map([['halo', 1]]).get(kind)"),
  "const hoops: readonly string[] = ['ring', 'bangle'];\nexport const asks = (name: string) => hoops.indexOf(name);",
  // The constant stands below its use, as it does in most files.
  "export const asks = (part: { kind: string }) => framed.has(part.kind);\n\nconst framed: ReadonlySet<string> = new Set(['halo']);",
  "export const asks = new Set<PartKind>(['halo']);",
  // Pieces among other words, one of them not built yet.
  asking('word: string', "new Set(['coin', 'thali', 'locket', 'pendant']).has(word)"),
];

const tables = [
  asking('part: { kind: string }', "({ halo: 1, 'prong-head': 2 })[part.kind]"),
  asking('feature: string', '({ halo: 1, milgrain: 2 })[feature]'),
  "export const told: Partial<Record<DrawnFeature, string>> = { halo: 'none' };",
  asking('item: { subtype: string }', '({ jhumka: 1, hoop: 2 })[item.subtype]'),
  asking('kind: string', 'kind in { halo: 1 }'),
  asking('kind: string', 'Object.hasOwn({ halo: 1 }, kind)'),
  asking('names: object', "'prong-head' in names"),
  asking('', "'halo' in partSchemas"),
  asking('', 'pieceKinds.ring.pair'),
  'export const asks = (part: { kind: string }) => work[part.kind];\n\nconst work: Record<string, number> = { halo: 1 };',
  'export const work: Readonly<Partial<Record<PartKind, number>>> = { halo: 1 };',
  'export const work: { readonly [Kind in PartKind]?: number } = { halo: 1 };',
  'export const work = { ring: 1 } as const satisfies Partial<Record<PieceKind, number>>;',
];

/** Ways in which code could ask for a part, a kind of piece, an archetype, a motif or a cut by name. */
export const namesAbroad: readonly string[] = [...ofEach, ...comparisons, ...lists, ...tables];

/** Files that may ask for a name: those of an owner, and tests. */
const atHome = ['src/engine/parts/ring/at-home.ts', 'src/engine/making/at-home.test.ts'];

/** What is no name, although it is spelt like one: a word of a request, the id of a part, the outline of a plate. */
const otherWords = [
  asking('word: string', "word === 'halo'"),
  asking('features: readonly string[]', "features.includes('his_and_hers')"),
  asking('excluded: ReadonlySet<string>', "excluded.has('stones')"),
  asking('answer: { type: string }', "answer.type === 'built'"),
  asking('answer: object', "'code' in answer"),
  asking('feature: string', "['halo', 'filigree'].includes(feature)"),
  asking('word: string', '({ halo: 1, milgrain: 2 })[word]'),
  asking('design: { parts: object }', "'halo' in design.parts"),
  asking('parts: Record<string, object>', "parts['halo']"),
  asking('plate: { shape: string }', '({ round: 1, leaf: 2 })[plate.shape]'),
  asking('shape: string', 'outlines.has(shape)').concat(
    "\n\nconst outlines: ReadonlySet<string> = new Set(['round', 'square']);",
  ),
  "export function asks(word: string): number {\n  switch (word) {\n    case 'halo':\n      return 1;\n    default:\n      return 0;\n  }\n}",
  "export const usual: Readonly<Partial<Record<GemId, BuiltCutId>>> = { ruby: 'oval' };",
];

/** Files in which the rule of names has nothing to say. */
export const withoutBreach: readonly (readonly [path: string, text: string])[] = [
  ...atHome.map((path) => [path, `${comparisons[0]}\n`] as const),
  ...otherWords.map((text, index) => [`src/engine/other-word-${index}.ts`, `${text}\n`] as const),
];
