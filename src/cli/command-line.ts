import { fail, ok, type Result } from '#shared/result.ts';
import type { CommandLine, Verb } from './verb.ts';

/** Reads `--name value` and `--name=value`; what an option is called is the verb's to say. */
export function readCommandLine(verb: Verb, words: readonly string[]): Result<CommandLine> {
  const plain: string[] = [];
  const options: Record<string, string> = {};
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    if (!word.startsWith('--')) {
      plain.push(word);
      if (plain.length > verb.maxWords) return fail(unexpectedWord(word, verb));
      continue;
    }
    const equals = word.indexOf('=');
    const name = word.slice(2, equals < 0 ? undefined : equals);
    if (!Object.hasOwn(verb.options, name)) return fail(unknownOption(name, verb));
    const value = equals < 0 ? words[++index] : word.slice(equals + 1);
    if (value === undefined) return fail(withoutValue(name, verb));
    options[name] = value;
  }
  return ok({ words: plain, options });
}

function unknownOption(name: string, verb: Verb) {
  return { code: 'unknown_option', message: `There is no option --${name}.`, remedy: `Usage: ${verb.usage}` };
}

function unexpectedWord(word: string, verb: Verb) {
  return {
    code: 'unexpected_word',
    message: `"${word}" belongs to no option.`,
    remedy: `Put text of several words in quotes. Usage: ${verb.usage}`,
  };
}

function withoutValue(name: string, verb: Verb) {
  return { code: 'missing_value', message: `--${name} needs a value.`, remedy: `Usage: ${verb.usage}` };
}

/** What an option's number may be. */
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

/** An empty text is no number, though JavaScript takes it for 0; what is none compares as out of range. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
