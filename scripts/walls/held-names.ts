import { typesNotBuilt } from '#designer/archetypes/not-built/types.ts';
import type { Archetype } from '#designer/archetypes/archetype.ts';
import { archetypes } from '#designer/archetypes/registry.ts';
import { featureRows } from '#designer/wish/features/registry.ts';
import { motifRows } from '#designer/motifs/registry.ts';
import { stoneRoles } from '#spec/meanings/stone-roles.ts';
import { drawnFeatures } from '#spec/shown/registry.ts';
import { partSchemas } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { builtCutIds, cutIds } from '#spec/tables/cuts.ts';
import { bare, type Syntax, textOf, wordFor } from './syntax.ts';

type Names = ReadonlySet<string>;

const partNames: Names = new Set(Object.keys(partSchemas));
const pieceNames: Names = new Set(Object.keys(pieceKinds));
const archetypeNames: Names = new Set(Object.keys(archetypes));
const notBuiltNames: Names = new Set(Object.keys(typesNotBuilt));
const cutNames: Names = new Set(builtCutIds);
const featureNames: Names = new Set(Object.keys(featureRows));
const drawnNames: Names = new Set([...featureNames, ...drawnFeatures]);
/** What archetypes are called in a request; those that are no archetype of their own stand for one. */
const subtypeNames: Names = new Set([
  ...archetypeNames,
  ...Object.values<Archetype>(archetypes).flatMap(({ names }) => names.flatMap(({ subtype }) => subtype ?? [])),
]);
const registries = [partNames, pieceNames, archetypeNames, cutNames];

/**
 * Properties and variables that hold a name, also as the last word of their own (`pieceKind`, `mainShape`), each with
 * the names to look for: many names are ordinary words, too. A test looks for each of these words in the code, since a
 * rename would leave the rule without work.
 */
export const holders: Readonly<Record<string, Names>> = {
  kind: new Set([...partNames, ...pieceNames]),
  piece: pieceNames,
  archetypeName: archetypeNames,
  motif: new Set(motifRows.map(([name]) => name)),
  role: new Set(Object.keys(stoneRoles)),
  shape: cutNames,
  cut: cutNames,
  wanted: featureNames,
  feature: featureNames,
  subtype: subtypeNames,
  type: new Set([...pieceNames, ...Object.values(pieceKinds).flatMap(({ orderedAs }) => orderedAs)]),
};

/**
 * Collections of a request in which names stand among other words, each with the names to look for:
 * `features.includes('halo')` asks for a name, `features.includes('his_and_hers')` does not.
 */
export const collections: Readonly<Record<string, Names>> = {
  features: drawnNames,
  excluded: new Set([...drawnNames, ...partNames]),
};

/** Fields by which a part could be told without its name: `'flutes' in part`. Ids and places are those of many. */
const partFields: Names = new Set(
  Object.values(partSchemas)
    .flatMap((schema) => Object.keys(schema.shape))
    .filter((field) => !['kind', 'on', 'holds'].includes(field)),
);

/** Whether text is a field that only parts have. */
export function isPartField(text: string): boolean {
  return partFields.has(text);
}

/** Whether a word is looked for in a collection where it is a name. */
export function isNameAmong(word: string, collection: Syntax | undefined): boolean {
  const called = wordFor(withoutFallback(collection)) ?? '';
  return Object.hasOwn(collections, called) && collections[called]?.has(word) === true;
}

/** The types of names: what is listed or keyed by one of them is made of its names. */
export const nameTypes: Readonly<Record<string, Names>> = {
  PartKind: partNames,
  PieceKind: pieceNames,
  ArchetypeName: archetypeNames,
  BuiltCutId: cutNames,
  CutId: new Set(cutIds),
  DrawnFeature: featureNames,
};

/** The registries themselves: `pieceKinds.ring` asks for a name, too. */
export const registryNames: Readonly<Record<string, Names>> = {
  partSchemas: partNames,
  pieceKinds: pieceNames,
  archetypes: archetypeNames,
  builtCuts: cutNames,
  cuts: cutNames,
  featureRows: featureNames,
};

/** Functions that look for the parts of a kind. */
export const finders: readonly string[] = ['partOf', 'partsOf'];

/** Whether text that stands beside a value is a name which that value can hold. */
export function isNameIn(name: string, holder: Syntax | undefined): boolean {
  return isPlainlyName(name) || (namesIn(holder)?.has(name) ?? false);
}

/** A name with a hyphen is not an ordinary word, wherever it stands. */
export function isPlainlyName(name: string): boolean {
  return name.includes('-') && registries.some((registry) => registry.has(name));
}

export function isPartName(name: string): boolean {
  return partNames.has(name);
}

/** Whether all of several words are names in one registry. */
export function areNamesOfOneKind(words: readonly (string | undefined)[]): boolean {
  return registries.some((registry) => words.every((word) => word !== undefined && registry.has(word)));
}

/**
 * Whether several of a list's words are pieces, built or not: a fact of pieces stands in their rows. Parts and cuts are
 * ordinary words too often to be counted among others.
 */
export function hasSeveralPieces(words: readonly (string | undefined)[]): boolean {
  return words.filter((word) => word !== undefined && (pieceNames.has(word) || notBuiltNames.has(word))).length > 1;
}

/** The names that a value can hold, as the word for it tells. */
export function namesIn(holder: Syntax | undefined): Names | undefined {
  const word = wordFor(saidIn(holder));
  const held = [word, word && lastWord(word)].find((name) => name !== undefined && Object.hasOwn(holders, name));
  return held === undefined ? undefined : holders[held];
}

/** `fields.role` of `fields.role?.value`: what was read of a brief is a value with its words. */
function saidIn(holder: Syntax | undefined): Syntax | undefined {
  const plain = withoutFallback(holder);
  return plain?.type === 'MemberExpression' && wordFor(plain) === 'value' ? plain.object : plain;
}

/** `item.subtype` of `item.subtype ?? ''`. */
function withoutFallback(node: Syntax | undefined): Syntax | undefined {
  const plain = bare(node);
  return plain?.operator === '??' ? withoutFallback(plain.left) : plain;
}

/** The names of which a registry is made, where an expression is one. */
export function namesOfRegistry(node: Syntax | undefined): Names | undefined {
  const word = node?.type === 'Identifier' ? node.name : undefined;
  return word !== undefined && Object.hasOwn(registryNames, word) ? registryNames[word] : undefined;
}

/** The names by which a type is keyed or listed: those of `BuiltCutId` in `Partial<Record<BuiltCutId, number>>`. */
export function namesOfType(type: Syntax | null | undefined): Names | undefined {
  switch (type?.type) {
    case 'TSTypeAnnotation':
    case 'TSTypeOperator':
      return namesOfType(type.typeAnnotation);
    case 'TSArrayType':
      return namesOfType(type.elementType);
    case 'TSMappedType':
      return namesOfType(type.constraint);
    case 'TSTypeReference': {
      const word = type.typeName?.name ?? '';
      return Object.hasOwn(nameTypes, word) ? nameTypes[word] : namesOfType(type.typeArguments?.params[0]);
    }
    default:
      return undefined;
  }
}

/** The word that a key of a collection or an argument is; a key of an object may stand without quotes. */
export function keyText(key: Syntax): string | undefined {
  return key.type === 'Identifier' && key.parent?.type === 'Property' ? key.name : textOf(key);
}

/** `kind` of `pieceKind`. */
function lastWord(name: string): string | undefined {
  return /[A-Z][a-z]+$/.exec(name)?.[0].toLowerCase();
}
