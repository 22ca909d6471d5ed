import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '#shared/result.ts';

export interface StartOptions {
  /** 0 lets the system choose. */
  readonly port: number;
}

const DEFAULT_PORT = 4310;
const HIGHEST_PORT = 65_535;

/** Reads how the studio is to be started: `--port 8080`, else the variable PORT, else 4310. */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): Result<StartOptions> {
  const given = readArguments(args);
  if (given === undefined) {
    return fail({
      code: 'unknown_option',
      message: `The studio does not know ${args.join(' ')}.`,
      remedy: 'It takes --port NUMBER, e.g. npm start -- --port 8080.',
    });
  }
  const text = given.port ?? env['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return ok({ port });
  return fail({
    code: 'bad_port',
    message: `${text} is no port.`,
    remedy: `Give a number from 0 to ${HIGHEST_PORT}; 0 takes any free one.`,
  });
}

function readArguments(args: readonly string[]): { readonly port?: string | undefined } | undefined {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values;
  } catch {
    return undefined;
  }
}
