import { constants } from 'node:os';
import { basename, relative } from 'node:path';
import { Explained, root } from './repository.mjs';

/** A signal told this script to end, and the program that it ran has ended. */
export class Stopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`);
    /** What a shell reports of a program that a signal has ended. */
    this.exitCode = 128 + constants.signals[signal];
  }
}

export const NO_MEMORY = 'The usual reason is that no memory was left. End other programs and try again.';

/** Signals by which the system, or V8, ends a program for which there is no memory left. */
const OUT_OF_MEMORY = ['SIGKILL', 'SIGABRT'];

/** A program was ended by a signal that was not ours: it had no chance to say why. */
export class EndedBySignal extends Explained {
  /**
   * @param {readonly string[]} command
   * @param {NodeJS.Signals} signal
   */
  constructor(command, signal) {
    const reason = OUT_OF_MEMORY.includes(signal) ? ` ${NO_MEMORY}` : '';
    super(`${nameOf(command)} was ended by the signal ${signal} before it was done.${reason}`);
  }
}

/**
 * What a command runs, for people: `vitest` for `node …/node_modules/vitest/vitest.mjs run`, a path for a script of
 * ours, else the program.
 * @param {readonly string[]} command
 */
function nameOf([program = '', ...args]) {
  const script = args.find((word) => /\.[mc]?[jt]s$|[\\/]bin[\\/]/.test(word));
  if (script === undefined) return basename(program);
  const [, tool] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(script) ?? [];
  return tool?.replace('\\', '/') ?? relative(root, script);
}
