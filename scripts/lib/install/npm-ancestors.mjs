import { readFileSync } from 'node:fs';

/**
 * The process ids of npm and of the shell by which it runs this script, as one text; they change when one of the two
 * ends. npm passes a signal to its shell, which keeps it to itself, or to nobody.
 * @returns {string | undefined} undefined where npm did not start this script: then it may outlive its parent
 */
export function npmAncestors() {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = String(process.ppid);
  // Where the parent is npm itself, as with shells that give way to their last command, its own parent may end.
  const isShell = readProcess(parent, 'cmdline').split('\0')[1] === '-c';
  return isShell ? `${parent} ${/^PPid:\s*(\d+)/m.exec(readProcess(parent, 'status'))?.[1]}` : parent;
}

/**
 * @param {string} id
 * @param {'cmdline' | 'status'} what
 */
function readProcess(id, what) {
  try {
    return readFileSync(`/proc/${id}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
