import { archetypes } from '#designer/archetypes/registry.ts';
import { motifRows } from '#designer/motifs/registry.ts';
import { partSchemas } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { facetedCutIds } from '#spec/tables/cuts.ts';

/**
 * A rule of the linter: code outside of the folders that own a part, a kind of piece, an archetype or a cut does not ask
 * for it by name. What it wants to know is in a registry, so that a new one needs no `if` elsewhere. The names are read
 * from the registries; `name-owners.ts` says where the rule applies.
 */
export const namesAtHome = { create };

const partNames = new Set(Object.keys(partSchemas));
const pieceNames = new Set(Object.keys(pieceKinds));
const archetypeNames = new Set(Object.keys(archetypes));
const cutNames: ReadonlySet<string> = new Set(facetedCutIds);
const registries = [partNames, pieceNames, archetypeNames, cutNames];

/**
 * Properties and variables that hold a name, also as the last word of their own (`pieceKind`, `mainShape`), each with
 * the names to look for: many names are ordinary words, too. A test looks for each holder in the code, since a rename
 * would leave the rule without work.
 */
export const holders: Readonly<Record<string, ReadonlySet<string>>> = {
  kind: new Set([...partNames, ...pieceNames]),
  piece: pieceNames,
  archetypeName: archetypeNames,
  motif: new Set(motifRows.map(([name]) => name)),
  shape: cutNames,
  cut: cutNames,
};

/** The part of a syntax tree (ESTree) that the rule reads. */
export interface Syntax {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly left?: Syntax;
  readonly right?: Syntax;
  readonly object?: Syntax;
  readonly property?: Syntax;
  readonly computed?: boolean;
  readonly expression?: Syntax;
  readonly callee?: Syntax;
  readonly arguments?: readonly Syntax[];
  readonly elements?: readonly (Syntax | null)[];
  readonly discriminant?: Syntax;
  readonly parent?: Syntax;
  readonly cases?: readonly { readonly test: Syntax | null }[];
}

export interface RuleContext {
  report(found: { readonly node: Syntax; readonly message: string }): void;
}

function create(context: RuleContext): Readonly<Record<string, (node: Syntax) => void>> {
  const refuse = (node: Syntax, name: string): void =>
    context.report({
      node,
      message: `"${name}" is named outside of the folders that own it: read what you need from a registry (scripts/walls/name-owners.ts).`,
    });
  const compare = (node: Syntax, said: Syntax | null | undefined, holder: Syntax | undefined): void => {
    const name = textOf(said);
    if (name !== undefined && isNameIn(name, holder)) refuse(node, name);
  };
  return {
    BinaryExpression(node) {
      if (!['===', '!==', '==', '!='].includes(node.operator ?? '')) return;
      compare(node, node.right, node.left);
      compare(node, node.left, node.right);
    },
    SwitchStatement(node) {
      for (const { test } of node.cases ?? []) compare(test ?? node, test, node.discriminant);
    },
    CallExpression(node) {
      const callee = bare(node.callee);
      const [first] = node.arguments ?? [];
      if (callee?.object === undefined) return;
      const method = callee.property?.name;
      // `archetypeName.startsWith('shaped')` compares with several names at once.
      if (method === 'startsWith' || method === 'endsWith' || method === 'includes') {
        const said = textOf(first);
        if (said !== undefined && holderOf(callee.object) !== undefined) refuse(node, said);
      }
    },
    ArrayExpression(node) {
      const name = isList(node) ? nameOf(node.elements ?? []) : undefined;
      if (name !== undefined) refuse(node, name);
    },
  };
}

/** Whether an array is for looking names up: in a set, an `[…].includes`, a constant. Other lists of words are not. */
function isList(array: Syntax): boolean {
  let above = array.parent;
  while (above?.expression !== undefined) above = above.parent;
  if (above?.type === 'NewExpression') return above.callee?.name === 'Set';
  if (above?.type === 'MemberExpression') return above.property?.name === 'includes';
  return above?.type === 'VariableDeclarator';
}

/** The first of several elements, if all of them are names in one registry. */
function nameOf(elements: readonly (Syntax | null)[]): string | undefined {
  const names = elements.map(textOf);
  const known = registries.some((registry) => names.every((name) => name !== undefined && registry.has(name)));
  return known && names.length > 1 ? names[0] : undefined;
}

function isNameIn(name: string, holder: Syntax | undefined): boolean {
  // A name with a hyphen is not an ordinary word, whatever it is compared with.
  if (name.includes('-') && registries.some((registry) => registry.has(name))) return true;
  return holderOf(holder)?.has(name) ?? false;
}

function holderOf(node: Syntax | undefined): ReadonlySet<string> | undefined {
  const plain = bare(node);
  const word = plain?.type === 'MemberExpression' && plain.computed !== true ? plain.property?.name : plain?.name;
  const held = [word, word && lastWord(word)].find((name) => name !== undefined && Object.hasOwn(holders, name));
  return held === undefined ? undefined : holders[held];
}

/** `kind` of `pieceKind`. */
function lastWord(name: string): string | undefined {
  return /[A-Z][a-z]+$/.exec(name)?.[0].toLowerCase();
}

/** Without `?.`, `as`, `satisfies`, `!` and brackets around it. */
function bare(node: Syntax | undefined): Syntax | undefined {
  return node?.expression === undefined ? node : bare(node.expression);
}

function textOf(node: Syntax | null | undefined): string | undefined {
  const plain = bare(node ?? undefined);
  return plain?.type === 'Literal' && typeof plain.value === 'string' ? plain.value : undefined;
}
