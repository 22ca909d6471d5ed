/** The part of a syntax tree (ESTree, with the types of TypeScript) that our lint rules read. */
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
  readonly properties?: readonly Syntax[];
  readonly key?: Syntax;
  readonly discriminant?: Syntax;
  readonly cases?: readonly { readonly test: Syntax | null }[];
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
  readonly regex?: object;
  readonly parent?: Syntax;
  readonly body?: readonly Syntax[];
  readonly declaration?: Syntax | null;
  readonly declarations?: readonly Syntax[];
  readonly id?: Syntax;
  readonly init?: Syntax | null;
  readonly typeAnnotation?: Syntax | null;
  readonly typeName?: Syntax;
  readonly typeArguments?: { readonly params: readonly Syntax[] } | null;
  readonly elementType?: Syntax;
  readonly constraint?: Syntax;
}

/** Without `?.`, `as`, `satisfies`, `!` and brackets around it. */
export function bare(node: Syntax | null | undefined): Syntax | undefined {
  return node?.expression === undefined ? (node ?? undefined) : bare(node.expression);
}

/** The text of a string that is written out. */
export function textOf(node: Syntax | null | undefined): string | undefined {
  const plain = bare(node);
  if (plain?.type === 'TemplateLiteral' && plain.quasis?.length === 1)
    return plain.quasis[0]?.value.cooked ?? undefined;
  return plain?.type === 'Literal' && typeof plain.value === 'string' ? plain.value : undefined;
}

/** The last word by which a value is called: `kind` of `part.kind`, `part['kind']` and `kind`. */
export function wordFor(node: Syntax | undefined): string | undefined {
  const plain = bare(node);
  if (plain?.type !== 'MemberExpression') return plain?.name;
  return plain.computed === true ? textOf(plain.property) : plain.property?.name;
}

/** What can be looked up in a collection that is written out: keys of an object or a `Map`, elements of a list or a `Set`. */
export function keysOf(node: Syntax | null | undefined): readonly Syntax[] {
  const plain = bare(node);
  switch (plain?.type) {
    case 'ObjectExpression':
      return (plain.properties ?? []).flatMap(({ key, computed }) => (key && computed !== true ? [key] : []));
    case 'ArrayExpression':
      return (plain.elements ?? []).flatMap((element) => element ?? []);
    case 'NewExpression': {
      const entries = keysOf(plain.arguments?.[0]);
      if (plain.callee?.name === 'Set') return entries;
      return plain.callee?.name === 'Map' ? entries.flatMap((entry) => bare(entry)?.elements?.[0] ?? []) : [];
    }
    default:
      return [];
  }
}

/** The constants at the top of a file by name, with what they are set to. */
export function constantsOf(program: Syntax): ReadonlyMap<string, Syntax> {
  const declared = (program.body ?? []).flatMap((node) => (node.declaration ?? node).declarations ?? []);
  return new Map(
    declared.flatMap(({ id, init }) => (id?.name !== undefined && init ? [[id.name, init] as const] : [])),
  );
}
