import {
  areNamesOfOneKind,
  finders,
  hasSeveralPieces,
  isNameAmong,
  isNameIn,
  isPartField,
  isPartName,
  isPlainlyName,
  keyText,
  namesIn,
  namesOfRegistry,
  namesOfType,
} from './held-names.ts';
import { bare, constantsOf, keysOf, type Syntax, textOf } from './syntax.ts';

/**
 * A rule of the linter: code outside of the folders that own a part, a kind of piece, an archetype, a cut or a feature
 * does not ask for it by name: neither compares with it, nor looks it up in a list or a table, nor picks it from a
 * registry. What it wants to know is in a registry, so that a new one needs no `if` elsewhere. `held-names.ts` reads the
 * names from the registries and knows what holds them; `name-owners.ts` says where the rule applies.
 */
export const namesAtHome = { create };

export interface RuleContext {
  report(found: { readonly node: Syntax; readonly message: string }): void;
}

/** Methods that compare a name with a part of one, and so with several names at once: `archetypeName.startsWith('shaped')`. */
const partialTests: ReadonlySet<string> = new Set(['startsWith', 'endsWith', 'includes', 'match', 'search']);

/** Methods that look their argument up in a collection. */
const lookUps: ReadonlySet<string> = new Set(['includes', 'indexOf', 'has', 'get']);

function create(context: RuleContext): Readonly<Record<string, (node: Syntax) => void>> {
  let constants: ReadonlyMap<string, Syntax> = new Map();
  /** Other names of what holds a name: `const sort = part.kind`, `{ kind: sort }`. */
  const aliases = new Map<string, Syntax>();

  const named = (holder: Syntax | undefined): Syntax | undefined => {
    const plain = bare(holder);
    return (plain?.type === 'Identifier' && aliases.get(plain.name ?? '')) || holder;
  };

  const refuse = (node: Syntax, name: string): void =>
    context.report({
      node,
      message: `"${name}" is named outside of the folders that own it: read what you need from a registry (scripts/walls/name-owners.ts).`,
    });

  const compare = (node: Syntax, said: Syntax | null | undefined, holder: Syntax | undefined): void => {
    const name = textOf(said);
    if (name !== undefined && isNameIn(name, named(holder))) refuse(node, name);
  };

  /** Looks a value up in a collection that is written out here, or is a constant of this file. */
  const lookUp = (node: Syntax, collection: Syntax | undefined, held: Syntax | undefined): void => {
    const asked = named(held);
    if (namesIn(asked) === undefined) return;
    const plain = bare(collection);
    const keys = keysOf(plain?.type === 'Identifier' ? constants.get(plain.name ?? '') : plain).map(keyText);
    // Where some are no names, it is of other words: a plate may be round or a leaf.
    const areNames = keys.every((key) => key !== undefined && isNameIn(key, asked));
    if (areNames && keys[0] !== undefined) refuse(node, keys[0]);
  };

  /** A list or table whose type says that it is made of names. */
  const listed = (value: Syntax | null | undefined, type: Syntax | null | undefined): void => {
    const names = namesOfType(type);
    const key = names && keysOf(value).find((one) => names.has(keyText(one) ?? ''));
    if (key) refuse(key, keyText(key) ?? '');
  };

  return {
    Program(node) {
      constants = constantsOf(node);
    },
    BinaryExpression(node) {
      if (node.operator === 'in') {
        const name = textOf(node.left);
        const isName =
          name !== undefined &&
          (isPlainlyName(name) || isPartField(name) || namesOfRegistry(bare(node.right))?.has(name));
        if (isName) refuse(node, name);
        lookUp(node, node.right, node.left);
      }
      if (!['===', '!==', '==', '!='].includes(node.operator ?? '')) return;
      compare(node, node.right, node.left);
      compare(node, node.left, node.right);
    },
    SwitchStatement(node) {
      for (const { test } of node.cases ?? []) compare(test ?? node, test, node.discriminant);
    },
    CallExpression(node) {
      const callee = bare(node.callee);
      const [first, second] = node.arguments ?? [];
      if (callee?.type === 'Identifier' && finders.includes(callee.name ?? '')) {
        const name = textOf(second);
        if (name !== undefined && isPartName(name)) refuse(node, name);
      }
      if (callee?.object === undefined) return;
      const method = callee.property?.name ?? '';
      const said = textOf(first) ?? (bare(first)?.regex && 'a pattern');
      if (partialTests.has(method) && said !== undefined && namesIn(named(callee.object))) refuse(node, said);
      if (method === 'test' && bare(callee.object)?.regex && namesIn(named(first))) refuse(node, 'a pattern');
      if (lookUps.has(method) && said !== undefined && isNameAmong(said, callee.object)) refuse(node, said);
      if (lookUps.has(method)) lookUp(node, callee.object, first);
      if (method === 'hasOwn') lookUp(node, first, second);
    },
    MemberExpression(node) {
      const registry = namesOfRegistry(bare(node.object));
      const picked = node.computed === true ? textOf(node.property) : node.property?.name;
      if (picked !== undefined && registry?.has(picked)) refuse(node, picked);
      if (node.computed === true) lookUp(node, node.object, node.property);
    },
    ObjectPattern(node) {
      for (const { key, value } of node.properties ?? []) {
        const renamed = value as Syntax | undefined;
        const holds = key && renamed?.type === 'Identifier' && renamed.name !== key.name && namesIn(key);
        if (holds && renamed.name !== undefined) aliases.set(renamed.name, key);
      }
    },
    VariableDeclarator(node) {
      if (node.id?.name !== undefined && node.init && namesIn(node.init)) aliases.set(node.id.name, node.init);
      listed(node.init, node.id?.typeAnnotation);
    },
    TSSatisfiesExpression(node) {
      listed(node.expression, node.typeAnnotation);
    },
    NewExpression(node) {
      listed(node, node.typeArguments?.params[0]);
    },
    ArrayExpression(node) {
      const names = isList(node) ? (node.elements ?? []).map(textOf) : [];
      if (names.length > 1 && (areNamesOfOneKind(names) || hasSeveralPieces(names))) refuse(node, names[0] ?? '');
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
