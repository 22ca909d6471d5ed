import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '#shared/result.ts';

export interface StartOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where the studio keeps its own things; undefined for the usual place. */
  readonly dataFolder?: string;
  /** Whether to prepare a demo account. */
  readonly demo: boolean;
}

const DEFAULT_PORT = 4310;
const HIGHEST_PORT = 65_535;

/**
 * Reads the options of a start: `--port 8080`, else the variable PORT, else 4310; `--data FOLDER`, else the variable
 * STUDIO_DATA; `--demo`.
 */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): Result<StartOptions> {
  const given = readArguments(args);
  if (given === undefined) {
    return fail({
      code: 'unknown_option',
      message: `The studio does not know ${args.join(' ')}.`,
      remedy: 'It takes --port NUMBER, --data FOLDER and --demo, e.g. npm start -- --port 8080.',
    });
  }
  const text = given.port ?? env['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  const dataFolder = given.data || env['STUDIO_DATA'];
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT)
    return ok({ port, demo: given.demo ?? false, ...(dataFolder ? { dataFolder } : {}) });
  return fail({
    code: 'bad_port',
    message: `${text} is no port.`,
    remedy: `Give a number from 0 to ${HIGHEST_PORT}; 0 takes any free one.`,
  });
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
