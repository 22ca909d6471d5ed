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

function withoutValue(name: string, verb: Verb) {
  return { code: 'missing_value', message: `--${name} needs a value.`, remedy: `Usage: ${verb.usage}` };
}

/** A number from an option, within bounds. */
export function numberOption(
  line: CommandLine,
  name: string,
  fallback: number | undefined,
  bounds: { readonly min: number; readonly max: number },
): Result<number> {
  const text = line.options[name];
  const value = text === undefined ? fallback : Number(text);
  if (value !== undefined && Number.isFinite(value) && value >= bounds.min && value <= bounds.max) return ok(value);
  return fail({
    code: 'invalid_number',
    message: `--${name} ${text === undefined ? 'is missing' : `"${text}" is not a number in range`}.`,
    remedy: `Give --${name} a number from ${bounds.min} to ${bounds.max}.`,
  });
}
