import { endWhenChanged } from './end-when-changed.mjs';
import { Stopped } from './endings.mjs';
import { npmAncestors } from './install/npm-ancestors.mjs';
import { Explained } from './repository.mjs';

/**
 * Runs the work of a script and sets its exit code. An {@link Explained} failure prints its message alone; any other
 * error is a bug and keeps its stack trace. A script that npm runs ends with npm.
 * @param {() => Promise<number>} work
 */
export async function finish(work) {
  if (npmAncestors() !== undefined) endWhenChanged(npmAncestors);
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof Stopped) process.exitCode = error.exitCode;
    else if (error instanceof Explained) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}
