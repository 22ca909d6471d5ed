import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '#shared/result.ts';
import type { CommandLine, Verb } from './verb.ts';

/** Reads `--name value` and `--name=value`; the verb defines the names of its options. */
export function readCommandLine(verb: Verb, words: readonly string[]): Result<CommandLine> {
  const known = Object.fromEntries(Object.keys(verb.options).map((name) => [name, { type: 'string' as const }]));
  // Not strict: that mode takes a negative number for the next option, and its messages are for programmers.
  const { tokens } = parseArgs({
    args: [...words],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const plain: string[] = [];
  const options: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') {
      plain.push(token.value);
      if (plain.length > verb.maxWords) return fail(unexpectedWord(token.value, verb));
    } else if (token.kind === 'option') {
      if (!Object.hasOwn(verb.options, token.name)) return fail(unknownOption(token.rawName, verb));
      if (token.value === undefined) return fail(withoutValue(token.rawName, verb));
      options[token.name] = token.value;
    }
  }
  return ok({ words: plain, options });
}

function unknownOption(name: string, verb: Verb) {
  return { code: 'unknown_option', message: `There is no option ${name}.`, remedy: `Usage: ${verb.usage}` };
}

function unexpectedWord(word: string, verb: Verb) {
  return {
    code: 'unexpected_word',
    message: `"${word}" belongs to no option.`,
    remedy: `Put text of several words in quotes. Usage: ${verb.usage}`,
  };
}

function withoutValue(name: string, verb: Verb) {
  return { code: 'missing_value', message: `${name} needs a value.`, remedy: `Usage: ${verb.usage}` };
}

/** The bounds of an option's number. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** A number from an option, within bounds. */
export function numberOption(
  line: CommandLine,
  name: string,
  fallback: number | undefined,
  { min, max, whole }: NumberBounds,
): Result<number> {
  const text = line.options[name];
  const value = text === undefined ? fallback : numberOf(text);
  if (value !== undefined && value >= min && value <= max && (!whole || Number.isInteger(value))) return ok(value);
  return fail({
    code: 'invalid_number',
    message: `--${name} ${text === undefined ? 'is missing' : `"${text}" is not a number in range`}.`,
    remedy: `Give --${name} a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`,
  });
}

/** A number from an option that may be left out. */
export function optionalNumber(line: CommandLine, name: string, bounds: NumberBounds): Result<number | undefined> {
  return line.options[name] === undefined ? ok(undefined) : numberOption(line, name, undefined, bounds);
}

/** An empty text is not 0, as JavaScript would have it, but NaN, which every comparison finds out of range. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
