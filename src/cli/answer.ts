import { readCommandLine } from './command-line.ts';
import { refuse, type Verb, type VerbAnswer } from './verb.ts';
import { verbs } from './verbs/registry.ts';

/** Exit codes of the contract: 0 done, 2 the request can't be carried out. */
const EXIT_DONE = 0;
const EXIT_REFUSED = 2;

/** What a process prints on standard output and on standard error, and its exit code. */
export interface Printed {
  readonly text: string;
  readonly words?: string;
  readonly exitCode: number;
}

/** Answers a whole command line with one JSON document, or with help if that was requested. */
export async function answer([name, ...words]: readonly string[]): Promise<Printed> {
  if (name === '--help' || words.includes('--help')) return { text: help(verbOf(name)), exitCode: EXIT_DONE };
  const result = await run(name, words);
  const document = result.ok ? result.document : { error: { ...result.problem, ...result.beside } };
  return {
    text: `${JSON.stringify(document, null, 2)}\n`,
    ...(result.ok && result.words !== undefined ? { words: result.words } : {}),
    exitCode: result.ok ? EXIT_DONE : EXIT_REFUSED,
  };
}

/** Verbs by name; names that every object has (`constructor`) are none. */
function verbOf(name: string | undefined): Verb | undefined {
  return name !== undefined && Object.hasOwn(verbs, name) ? verbs[name as keyof typeof verbs] : undefined;
}

function help(verb: Verb | undefined): string {
  if (!verb) {
    const lines = Object.entries(verbs).map(([name, one]) => `  ${name.padEnd(12)} ${one.summary}`);
    return `One JSON document on standard output; progress and warnings on standard error.\n\n${lines.join('\n')}\n\nVERB --help tells more.\n`;
  }
  const options = Object.entries(verb.options).map(([name, meaning]) => `  --${name.padEnd(14)} ${meaning}`);
  return `${[verb.summary, '', `Usage: ${verb.usage}`, ...options].join('\n')}\n`;
}

async function run(name: string | undefined, words: readonly string[]): Promise<VerbAnswer> {
  const verb = verbOf(name);
  if (!verb) {
    return refuse(
      'unknown_verb',
      name === undefined ? 'No verb was given.' : `There is no verb "${name}".`,
      `Use one of: ${Object.keys(verbs).join(', ')}.`,
    );
  }
  const line = readCommandLine(verb, words);
  if (!line.ok) return { ok: false, problem: line.problem };
  try {
    return await verb.run(line.value);
  } catch (error) {
    // A bug: the contract promises a document and no stack trace; DEBUG shows the trace.
    if (process.env['DEBUG']) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return refuse(
      'internal_error',
      `The studio failed: ${error instanceof Error ? error.message : String(error)}`,
      'Run again with DEBUG=1 and send the trace.',
    );
  }
}
