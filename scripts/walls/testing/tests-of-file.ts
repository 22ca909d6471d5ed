import { parseSync } from 'vite';

/** A test as it stands in a file. */
export interface WrittenTest {
  readonly title: string;
  /** What stands around it and calls it, from outside: `onEachDatabase`, `describe`, `describe.skip`. */
  readonly within: readonly string[];
  /** Why it would not run, if it would not. */
  readonly idle: string | undefined;
}

/** The part of a syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly Node[];
  readonly elements?: readonly unknown[];
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
  readonly start: number;
  readonly end: number;
}

interface Call {
  /** `describe.each` of `describe.each([…])('…', …)`. */
  readonly name: string;
  readonly node: Node;
  /** The calls before the last: `each([…])`, `skipIf(…)`. */
  readonly before: readonly Node[];
}

/** A test of Windows' or Linux' own is idle elsewhere; the repository's tests run on Linux. */
const RUNS_ON_LINUX = /^\.(?:skipIf\(process\.platform === 'win32'\)|runIf\(process\.platform === 'linux'\))$/;
const WITH_CASES = ['each', 'for'];

function callOf(node: Node): Call | undefined {
  const words: string[] = [];
  const before: Node[] = [];
  let at = node.callee;
  while (at !== undefined) {
    if (at.type === 'CallExpression') before.push(at);
    if (at.type === 'MemberExpression') words.unshift(at.property?.name ?? '?');
    if (at.type === 'Identifier') return { name: [at.name ?? '', ...words].join('.'), node, before };
    at = at.callee ?? at.tag ?? at.object;
  }
  return undefined;
}

/** Why a call of `test` or `describe` runs nothing. */
function idleCall({ name, node, before }: Call, code: string): string | undefined {
  const words = name.split('.').slice(1);
  const conditions = before.filter(({ callee }) => !WITH_CASES.includes(callee?.property?.name ?? ''));
  const isForHere = conditions.every(({ callee, end }) =>
    RUNS_ON_LINUX.test(code.slice(callee?.object?.end ?? 0, end).trim()),
  );
  const others = words.filter((word) => !WITH_CASES.includes(word) && !(isForHere && /^(?:skip|run)If$/.test(word)));
  if (others.length > 0) return `it stands under ${name}`;
  const cases = before.flatMap((call) => call.arguments ?? []);
  if (cases.some(({ type, elements }) => type === 'ArrayExpression' && elements?.length === 0)) return 'it has no case';
  return (node.arguments?.length ?? 0) < 2 ? 'it does nothing' : undefined;
}

function titleOf(node: Node | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral' && node.quasis?.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  return typeof node?.value === 'string' ? node.value : undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every test that is written in a file, with what keeps it from running. */
export function testsOfFile(path: string, code: string): readonly WrittenTest[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} can't be parsed.`);
  const found: WrittenTest[] = [];
  let hasOnly = false;
  const visit = (node: Node, around: readonly Call[]): void => {
    const call = node.type === 'CallExpression' ? callOf(node) : undefined;
    const root = call?.name.split('.')[0] ?? '';
    if (call !== undefined && /^(?:test|it|describe)$/.test(root) && call.name.includes('.only')) hasOnly = true;
    const title = call === undefined ? undefined : titleOf(node.arguments?.[0]);
    if (call !== undefined && title !== undefined && (root === 'test' || root === 'it')) {
      const suites = around.filter(({ name }) => name.startsWith('describe'));
      const idle = [...suites, call].map((one) => idleCall(one, code)).find((why) => why !== undefined);
      found.push({ title, idle, within: around.map(({ name }) => name) });
    }
    const inner = call === undefined ? around : [...around, call];
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inner);
    }
  };
  visit(program as unknown as Node, []);
  return hasOnly ? found.map((one) => ({ ...one, idle: one.idle ?? 'another of its file has .only' })) : found;
}
