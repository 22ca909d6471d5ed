import type { TrayRecord } from '../../studio/journal/journal.ts';

/** The trays whose sentence has every one of some words, in any order and letter case. */
export function traysCalled<Tray extends Pick<TrayRecord, 'brief'>>(trays: readonly Tray[], words: string): Tray[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return trays.filter(({ brief }) => wanted.every((word) => brief.toLowerCase().includes(word)));
}
