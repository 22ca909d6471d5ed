import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ENDING_MS } from './end-when-changed.mjs';
import { inRepository } from './repository.mjs';

const LOOK_MS = 300;
/** How often the holder touches its lock, to show that it still works. */
const TOUCH_MS = 1000;
/** How long after its holder a lock is respected: what the holder ran may still be ending (end-with-parent.mjs). */
const GRACE_MS = ENDING_MS + 3000;
/** How long a lock may go untouched whose process id lives: it may be the id of another program by now. */
const UNTOUCHED_MS = 20_000;

/**
 * Does work that two scripts in this folder must not do at the same time: the second waits until the first is done.
 * @template T
 * @param {string} name
 * @param {{ onWait: (holder: string) => void, work: () => Promise<T> }} what `onWait` is told, once, which process holds
 *   the lock
 * @param {string} [path]
 * @returns {Promise<T>}
 */
export async function withLock(name, { onWait, work }, path = inRepository('.cache/locks', name)) {
  mkdirSync(dirname(path), { recursive: true });
  const isStale = watch(path);
  let hasSaid = false;
  while (!take(path)) {
    if (isStale() && removeStale(path, isStale)) continue;
    if (!hasSaid) onWait(holderOf(path));
    hasSaid = true;
    await setTimeout(LOOK_MS);
  }
  const touching = setInterval(() => touch(path), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (error) {
    // Who empties .cache while a studio is being built takes the lock with it.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * @param {string} path
 * @returns {() => boolean} whether the lock's holder has ended without releasing it, as far as was seen by now
 */
function watch(path) {
  let touchedMs = 0;
  let looks = 0;
  return () => {
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs === undefined) return false;
    if (!isAlive(Number(holderOf(path)))) return Date.now() - mtimeMs > GRACE_MS;
    // Looks are counted instead of time: a computer that slept has given the holder none.
    looks = mtimeMs === touchedMs ? looks + 1 : 0;
    touchedMs = mtimeMs;
    return looks * LOOK_MS > UNTOUCHED_MS;
  };
}

/**
 * Of two scripts that saw the same stale lock, the slower must not remove the lock that the faster has taken since: one
 * at a time looks again and removes it.
 * @param {string} path
 * @param {() => boolean} isStale
 */
function removeStale(path, isStale) {
  const removing = `${path}.removing`;
  try {
    mkdirSync(removing);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
  try {
    if (!isStale()) return false;
    rmSync(path, { force: true });
    return true;
  } finally {
    rmdirSync(removing);
  }
}

/** @param {string} path */
function holderOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} id of a process */
function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
