import { parseArgs } from 'node:util';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { dataWithoutValue } from '../data-folder.ts';

export interface StartOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Whether somebody asked for that port: then no other will do. */
  readonly isPortAsked: boolean;
  /** Where the studio keeps its own things; undefined for the usual place. */
  readonly dataFolder?: string;
  /** Whether to prepare a demo account. */
  readonly demo: boolean;
}

const DEFAULT_PORT = 4310;
const HIGHEST_PORT = 65_535;

/**
 * Reads the options of a start: `--port 8080`, else the variable PORT, else 4310; `--data FOLDER`, else the variable
 * STUDIO_DATA; `--demo`. An empty variable counts as not set.
 */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): Result<StartOptions> {
  if (lacksValue('--port', args)) return fail(portWithoutValue);
  if (lacksValue('--data', args)) return fail(dataWithoutValue);
  const given = readArguments(args);
  if (given === undefined) {
    return fail({
      code: 'unknown_option',
      message: `The studio does not know ${args.join(' ')}.`,
      remedy: 'It takes --port NUMBER, --data FOLDER and --demo, e.g. npm start -- --port 8080.',
    });
  }
  const asked = given.port ?? (env['PORT'] || undefined);
  const port = asked === undefined ? DEFAULT_PORT : readPort(asked);
  if (port === undefined) {
    return fail({
      code: 'bad_port',
      message: `${asked} is no port.`,
      remedy: `Give a number from 0 to ${HIGHEST_PORT}; 0 takes any free one.`,
    });
  }
  const dataFolder = given.data ?? (env['STUDIO_DATA'] || undefined);
  return ok({
    port,
    isPortAsked: asked !== undefined,
    demo: given.demo ?? false,
    ...(dataFolder === undefined ? {} : { dataFolder }),
  });
}

const portWithoutValue: Problem = {
  code: 'missing_value',
  message: '--port needs a number.',
  remedy: 'Give it, e.g. --port 8080, or leave --port out for the usual one.',
};

/** Whether an option stands alone or is empty, as in `--data`, `--data --demo`, `--data=` and `--data ""`. */
const lacksValue = (option: string, args: readonly string[]): boolean =>
  args.some((word, index) => word === `${option}=` || (word === option && /^(-|$)/.test(args[index + 1] ?? '')));

function readPort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= HIGHEST_PORT ? port : undefined;
}

interface Given {
  readonly port?: string | undefined;
  readonly data?: string | undefined;
  readonly demo?: boolean | undefined;
}

function readArguments(args: readonly string[]): Given | undefined {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, data: { type: 'string' }, demo: { type: 'boolean' } },
    }).values;
  } catch {
    return undefined;
  }
}
