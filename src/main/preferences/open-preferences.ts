import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Preferences, preferencesForm, usualPreferences } from './preferences.ts';
import { readVersioned } from './versioned-document.ts';

export interface PreferencesFile {
  current(): Preferences;
  /** Changes some and writes all. What can't be written holds until the program ends. */
  change(some: Partial<Omit<Preferences, 'version'>>): void;
  /** The name under which an unreadable file was set aside at this start. */
  readonly setAside: string | undefined;
}

const FILE = 'preferences.json';

/**
 * Opens the preferences in a folder. A file that can't be read is set aside, so that nothing is lost, and the usual
 * preferences take its place.
 * @param notice called with what went wrong with the file, for the program's log
 */
export function openPreferences(folder: string, now: () => Date, notice: (line: string) => void): PreferencesFile {
  const file = join(folder, FILE);
  const text = readText(file, notice);
  const read = text === undefined ? usualPreferences : readVersioned(text, preferencesForm);
  const setAside = read === undefined ? moveAway(folder, now(), notice) : undefined;
  let current = read ?? usualPreferences;
  return {
    current: () => current,
    change(some) {
      current = { ...current, ...some };
      try {
        write(file, JSON.stringify(current, null, 2));
      } catch (error) {
        notice(`The preferences were not written: ${String(error)}`);
      }
    },
    setAside,
  };
}

function readText(file: string, notice: (line: string) => void): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') notice(`The preferences were not read: ${String(error)}`);
    return undefined;
  }
}

function moveAway(folder: string, time: Date, notice: (line: string) => void): string | undefined {
  const name = `preferences-unreadable-${time.toISOString().replaceAll(/\D/g, '').slice(0, 14)}.json`;
  try {
    renameSync(join(folder, FILE), join(folder, name));
    return name;
  } catch (error) {
    notice(`Unreadable preferences could not be set aside: ${String(error)}`);
    return undefined;
  }
}

/** In one step: a power cut leaves the old file or the new one, never half of one. */
function write(file: string, text: string): void {
  const beside = `${file}.new`;
  writeFileSync(beside, `${text}\n`, { flush: true });
  renameSync(beside, file);
}
